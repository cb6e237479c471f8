import { useEffect, useRef, type ReactNode } from 'react';
import type { Page } from '../../shared/page-data';
import { pageDataUrl } from '../../shared/urls';
import { plainText } from '../compare/page-blocks';
import { useSite } from '../context';
import { mayFetchAhead } from '../router/prefetch';
import { excerptOf } from './excerpt';

/** How long a result is looked at before its section is fetched. */
const REST = 150;

interface Props {
  path: string;
  anchor: string | null;
  /** Digest of the build of the page. */
  build: string;
}

/** Shows the section that the active result opens. It repeats what a result leads to, so it is for the eyes only. */
export default function Preview({ path, anchor, build }: Props): ReactNode {
  const { base } = useSite();
  const pane = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      if (mayFetchAhead()) void show(abort.signal);
    }, REST);
    async function show(signal: AbortSignal): Promise<void> {
      try {
        const response = await fetch(pageDataUrl(path, base, build), { signal });
        const page = (await response.json()) as Page;
        const text = page.kind === 'html' ? excerptOf(plainText(page.html), anchor) : [];
        pane.current?.replaceChildren(...text);
      } catch {
        // Without its page the result stands alone, as on a narrow screen.
        if (!signal.aborted) pane.current?.replaceChildren();
      }
    }
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, anchor, base, build]);

  return <div ref={pane} className="search__preview prose" inert aria-hidden="true" />;
}
