import { announce } from '../../announce';
import { make } from '../dom';
import { dataRows, filterBar, hideEmptyGroups } from './filter-bar';

/** Rows fewer than this are seen at a glance. */
const WORTH_FILTERING = 8;

/** Whether a row's text has all words of a query, in any order. */
export function matchesWords(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query.toLowerCase().split(/\s+/).every((word) => haystack.includes(word));
}

/** A field above the tables of an island that leaves only the rows with all words typed. A row that the hash points to is always shown. */
export function startTableFilter(root: HTMLElement): (() => void) | void {
  const rows = dataRows(root);
  if (rows.length < WORTH_FILTERING) return;
  const texts = new Map(rows.map((row) => [row, row.textContent]));
  const input = make('input', { type: 'search', class: 'filter-bar__input', autocomplete: 'off', spellcheck: 'false' });
  const count = make('output', { class: 'filter-bar__count' });
  const label = make('label', { class: 'filter-bar__item' }, make('span', {}, 'Filter rows'), input);

  function apply(): void {
    const query = input.value.trim();
    let shown = 0;
    for (const row of rows) {
      row.hidden = !matchesWords(texts.get(row) ?? '', query);
      if (!row.hidden) shown++;
    }
    hideEmptyGroups(root);
    count.textContent = query === '' ? '' : `${shown} of ${rows.length}`;
    if (query !== '') announce(`${shown} of ${rows.length} rows`);
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
