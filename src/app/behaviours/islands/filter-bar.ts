import { make } from '../dom';

/** The bar above an island's tables: the one the page keeps room with, else a new one on top. */
export function filterBar(root: HTMLElement): HTMLElement {
  const kept = root.querySelector<HTMLElement>(':scope > .filter-bar');
  if (kept) return kept;
  const bar = make('div', { class: 'filter-bar' });
  root.prepend(bar);
  return bar;
}

/** Rows that hold data, without those that only name a group. */
export function dataRows(root: HTMLElement): HTMLTableRowElement[] {
  return [...root.querySelectorAll<HTMLTableRowElement>('tbody tr:not(.data-table__group)')];
}

/** A group of rows goes away, its label too, while none of its rows is shown. */
export function hideEmptyGroups(root: HTMLElement): void {
  for (const body of root.querySelectorAll('tbody')) {
    const rows = dataRows(root).filter((row) => row.parentElement === body);
    body.hidden = rows.length > 0 && rows.every((row) => row.hidden);
  }
}
