import { useEffect, useRef, type ReactNode } from 'react';
import { pageDataUrl } from '../../../shared/urls';
import { useSite } from '../../context/SiteContext';
import { mayFetchAhead } from '../../router/prefetch';
import type { Entry } from './entries';

const REST = 150;

/**
 * Shows beside the results the section that the active one opens. It repeats what a result leads to, so it is for the
 * eyes only. Its code is fetched with the first section. The blocks are finished HTML, which React does not own.
 */
export function Preview({ entry }: { entry: Entry | undefined }): ReactNode {
  const { base } = useSite();
  const element = useRef<HTMLDivElement>(null);
  const path = entry?.hit.path;
  const anchor = entry?.anchor ?? null;
  useEffect(() => {
    if (path === undefined) return;
    const stop = new AbortController();
    const show = async (): Promise<void> => {
      if (!mayFetchAhead()) return;
      const blocks = await import('./excerpt')
        .then(({ sectionOf }) => sectionOf(pageDataUrl(path, base), anchor, stop.signal))
        // Without its page the result stands alone, as on a narrow screen.
        .catch(() => []);
      if (!stop.signal.aborted) element.current?.replaceChildren(...blocks);
    };
    const rest = setTimeout(() => void show(), REST);
    return () => {
      clearTimeout(rest);
      stop.abort();
    };
  }, [path, anchor, base]);
  return path === undefined ? null : <div ref={element} className="search__preview prose" inert aria-hidden="true" />;
}
