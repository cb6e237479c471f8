import '../../styles/finder-preview.css';
import { pageDataUrl, stripBase } from '../../../shared/urls';
import type { Page } from '../../../shared/page-data';
import type { Surroundings } from '../behaviour';
import { make } from '../dom';
import { setHtml } from '../../trusted';

/** Only where there is room beside the list, and a pointer that can rest on a row. */
const ROOMY = '(width >= 1600px) and (hover: hover)';
/** A pointer that only passes by shows nothing. */
const REST_MS = 120;
/** Lines of output, with its head. */
const LINES = 7;

/** Shows beside the list what the gadget of the row at hand prints: the first example of its own page. */
export function startPreview(root: HTMLElement, { site }: Surroundings): () => void {
  const pane = root.querySelector<HTMLElement>('.finder__preview');
  const roomy = matchMedia(ROOMY);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: string | null = null;

  async function show(name: string, href: string): Promise<void> {
    if (!pane || wanted === name) return;
    wanted = name;
    try {
      const example = await loadExample(href, site.base);
      if (wanted !== name) return;
      pane.replaceChildren(
        make('h3', { class: 'finder__preview-title' }, make('a', { href }, make('code', {}, name))),
        ...(example ? [example] : [make('p', {}, 'No example output.')]),
      );
      pane.hidden = false;
    } catch (error) {
      // The list says all that is needed without it.
      console.warn(`There is no preview of ${name}.`, error);
    }
  }

  function onRow({ target }: Event): void {
    const row = target instanceof Element ? target.closest<HTMLElement>('.finder__row') : null;
    const link = row?.querySelector<HTMLAnchorElement>('.finder__name');
    clearTimeout(timer);
    if (!row || !link || !roomy.matches) return;
    timer = setTimeout(() => void show(row.dataset['name'] ?? '', link.getAttribute('href') ?? ''), REST_MS);
  }

  root.addEventListener('pointerover', onRow);
  root.addEventListener('focusin', onRow);
  return () => clearTimeout(timer);
}

/** The first terminal with output on a gadget's page, cut to its first lines. */
async function loadExample(href: string, base: string): Promise<HTMLElement | null> {
  const route = stripBase(href, base) ?? href;
  const response = await fetch(pageDataUrl(route, base));
  if (!response.ok) throw new Error(`The data of ${route} answered ${response.status}.`);
  const page = (await response.json()) as Page;
  if (page.kind !== 'html') return null;
  const article = make('template');
  setHtml(article, page.html);
  const head = article.content.querySelector('[data-kind="terminal"] .line.is-head');
  const block = head?.closest('.code-block');
  if (!block || !head) return null;
  const lines = [...block.querySelectorAll<HTMLElement>('.line')];
  const from = lines.indexOf(head as HTMLElement);
  const command = lines
    .slice(0, from)
    .filter((line) => line.matches('.is-command'))
    .at(-1);
  const output = lines.slice(from, from + LINES).filter((line) => !line.matches('.is-command'));
  return make(
    'div',
    { class: 'finder__example terminal' },
    ...(command ? [make('p', {}, command.textContent)] : []),
    make('pre', { tabindex: '0' }, make('code', {}, output.map((line) => line.textContent).join('\n'))),
  );
}
