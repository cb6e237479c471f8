import '../../styles/finder-preview.css';
import type { Page } from '../../../shared/page-data';
import { pageDataUrl, stripBase } from '../../../shared/urls';
import { fetchJson } from '../../fetch-json';
import { setHtml } from '../../trusted';
import type { BehaviourContext } from '../behaviour';
import { make } from '../dom';

/** Fields of the finder in an address. */
const FILTERS = ['words', 'observes', 'category', 'environment', 'kernel', 'version'];
/** Only where there is room next to the list, and a pointer that can rest on a row. */
const ROOMY = '(width >= 1600px) and (hover: hover)';
/** A pointer that only passes by shows nothing. */
const REST_MS = 120;

/**
 * The list of all gadgets. Filters in the address start its form, which is an island; next to the list is the
 * result of the gadget at hand. Plain: most readers come without filters, and a pointer that rests on a gadget must not
 * load React.
 */
export function startGadgetFinder(root: HTMLElement, { router, islands, site }: BehaviourContext): void {
  const host = root.querySelector<HTMLElement>('[data-island="gadget-finder"]');
  const { searchParams } = router.url.get();
  if (host && FILTERS.some((name) => searchParams.has(name))) islands.hydrate(host);

  const pane = root.querySelector<HTMLElement>('.finder__preview');
  const roomy = matchMedia(ROOMY);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = '';

  async function show(name: string, href: string): Promise<void> {
    if (!pane || wanted === name) return;
    wanted = name;
    try {
      const result = await loadResult(href, site.base);
      if (wanted !== name) return;
      const title = make('h3', { class: 'finder__preview-title' }, make('a', { href }, make('code', {}, name)));
      pane.replaceChildren(title, result ?? make('p', {}, 'No example output.'));
      pane.hidden = false;
    } catch (error) {
      // The list is complete without it.
      console.warn(`There is no preview of ${name}.`, error);
    }
  }

  for (const type of ['pointerover', 'focusin'])
    root.addEventListener(type, ({ target }) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('.finder__row') : null;
      const href = row?.querySelector('.finder__name')?.getAttribute('href');
      clearTimeout(timer);
      if (row && href && roomy.matches) timer = setTimeout(() => void show(row.dataset['name'] ?? '', href), REST_MS);
    });
}

/** The result that a gadget's page shows first. */
async function loadResult(href: string, base: string): Promise<Element | null> {
  const page = await fetchJson<Page>(pageDataUrl(stripBase(href, base) ?? href, base));
  const article = make('template');
  setHtml(article, page.kind === 'html' ? page.html : '');
  return article.content.querySelector('.result');
}
