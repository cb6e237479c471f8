import type { SiteData } from '../../../shared/site-data';
import { pageDataUrl } from '../../../shared/urls';
import { make } from '../../behaviours/dom';
import { mayFetchAhead } from '../../router/prefetch';
import type { Entry } from './entries';
import type { BoxPart, BoxView } from './view';

/** How long a result is looked at before its section is fetched. */
const REST = 150;

/**
 * Shows beside the results in `body` the section that the active one opens, where there is room. It repeats what a
 * result leads to, so it is for the eyes only. Its code is fetched with the first section.
 */
export function besidePart({ base }: SiteData, body: HTMLElement): BoxPart & { end(): void } {
  const element = make('div', { class: 'search__preview prose', inert: '', 'aria-hidden': 'true' });
  let shown: string | null = null;
  let stop = new AbortController();

  async function look({ hit, anchor }: Entry, { signal }: AbortController): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (signal.aborted || !mayFetchAhead()) return;
    try {
      const { sectionOf } = await import('./preview');
      const blocks = await sectionOf(pageDataUrl(hit.path, base), anchor, signal);
      if (!signal.aborted) element.replaceChildren(...blocks);
    } catch {
      // Without its page the result stands alone, as on a narrow screen.
      if (!signal.aborted) element.replaceChildren();
    }
  }

  return {
    element,
    show({ isWide, isFresh, entries, active }: BoxView) {
      const entry = isWide && isFresh ? entries[active] : undefined;
      const wanted = entry ? JSON.stringify([entry.hit.path, entry.anchor]) : null;
      if (wanted === shown) return;
      shown = wanted;
      stop.abort();
      stop = new AbortController();
      if (!entry) return element.remove();
      body.append(element);
      void look(entry, stop);
    },
    end: () => stop.abort(),
  };
}
