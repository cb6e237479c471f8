import { fill, fillCount } from '../../../shared/strings/format';
import { announce } from '../../announce';
import type { Surroundings } from '../behaviour';
import { make } from '../dom';

/** Rows fewer than this are seen at a glance. */
const WORTH_FILTERING = 8;

/** Whether a row's text has all words of a query, in any order. */
export function matchesWords(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** A field above the tables of an island that leaves only the rows with all words typed. A row that the hash points to is always shown. */
export function startTableFilter(root: HTMLElement, { site }: Surroundings): (() => void) | void {
  const { article: strings, lang } = site.strings;
  const rows = dataRows(root);
  if (rows.length < WORTH_FILTERING) return;
  const texts = new Map(rows.map((row) => [row, row.textContent]));
  const input = make('input', { type: 'search', class: 'filter-bar__input', autocomplete: 'off', spellcheck: 'false' });
  const count = make('output', { class: 'filter-bar__count' });
  const label = make('label', { class: 'filter-bar__item' }, make('span', {}, strings.filterRows), input);

  function apply(): void {
    const query = input.value.trim();
    let shown = 0;
    for (const row of rows) {
      row.hidden = !matchesWords(texts.get(row) ?? '', query);
      if (!row.hidden) shown++;
    }
    hideEmptyGroups(root);
    count.textContent = query === '' ? '' : fill(strings.shownOf, { shown, count: rows.length });
    if (query !== '') announce(fillCount(strings.rows, lang, rows.length, { shown }));
  }

  function showTarget(): void {
    if (!rows.some((row) => row.hidden && row.matches(':target'))) return;
    input.value = '';
    apply();
    root.querySelector(':target')?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }

  input.addEventListener('input', apply);
  addEventListener('hashchange', showTarget);
  filterBar(root).replaceChildren(label, count);
  return () => removeEventListener('hashchange', showTarget);
}

/** The bar above an island's tables: the one the page keeps room with, else a new one on top. */
function filterBar(root: HTMLElement): HTMLElement {
  const kept = root.querySelector<HTMLElement>(':scope > .filter-bar');
  if (kept) return kept;
  const bar = make('div', { class: 'filter-bar' });
  root.prepend(bar);
  return bar;
}

/** Rows that hold data, without those that only name a group. */
function dataRows(root: HTMLElement): HTMLTableRowElement[] {
  return [...root.querySelectorAll<HTMLTableRowElement>('tbody tr:not(.data-table__group)')];
}

/** A group of rows goes away, its label too, while none of its rows is shown. */
function hideEmptyGroups(root: HTMLElement): void {
  for (const body of root.querySelectorAll('tbody')) {
    const rows = dataRows(root).filter((row) => row.parentElement === body);
    body.hidden = rows.length > 0 && rows.every((row) => row.hidden);
  }
}
