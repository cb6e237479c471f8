import { DOWN_AND_UP, placeForKey } from '../keyboard';
import { openAncestors, showCurrent } from '../shell/sidebar';
import { make } from './dom';

/**
 * Has a field filter its sidebar by all words typed. Enter opens the first match, Down and Up move through the links
 * that are left and back to the field, and Escape empties it. Plain: the sidebar is finished HTML that stays from page
 * to page, and its only state is the text of one field.
 */
export function filterSidebar(field: HTMLInputElement): void {
  const nav = field.closest<HTMLElement>('.sidebar__nav');
  const list = nav?.querySelector<HTMLElement>(':scope > .sidebar__list');
  if (nav && list) startFilter(field, nav, list);
}

function startFilter(field: HTMLInputElement, nav: HTMLElement, list: HTMLElement): void {
  /** Whether each category was open before the reader typed, to restore it once the field is empty. */
  let before: ReadonlyMap<HTMLDetailsElement, boolean> | null = null;
  let matches: HTMLElement[] = [];
  const none = make('p', { class: 'sidebar__none', hidden: '' }, 'No pages match.');
  field.closest('.sidebar__filter')?.append(none);

  function apply(): void {
    const categories = [...nav.querySelectorAll<HTMLDetailsElement>('details.sidebar__category')];
    const query = field.value
      .toLowerCase()
      .split(/[\s_-]+/)
      .filter(Boolean);
    const isFiltered = query.length > 0;
    if (isFiltered) before ??= new Map(categories.map((category) => [category, category.open]));
    matches = filterList(list, query);
    for (const category of categories) category.open = isFiltered || (before?.get(category) ?? category.open);
    none.hidden = matches.length > 0;
    if (isFiltered || !before) return;
    before = null;
    // The page may have changed while the list was short.
    const current = nav.querySelector<HTMLElement>('[aria-current="page"]');
    const column = nav.closest<HTMLElement>('.sidebar');
    if (current) openAncestors(current);
    if (column) showCurrent(column);
  }

  /** Handles a key while the list is filtered; returns whether the key does anything here. */
  function act(key: string, target: EventTarget | null): boolean {
    if (key === 'Escape') {
      field.value = '';
      // The focus scrolls the column to its top, so it comes before the entry of the page is shown.
      field.focus();
      apply();
      return true;
    }
    if (key === 'Enter' && target === field) {
      matches[0]?.querySelector<HTMLElement>('a.sidebar__link')?.click();
      return true;
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    const links = [...nav.querySelectorAll<HTMLElement>('a.sidebar__link')].filter((link) => link.checkVisibility());
    const stops = [field, ...links];
    const at = stops.findIndex((stop) => stop === target);
    if (at >= 0) stops[placeForKey(key, DOWN_AND_UP, at, stops.length) ?? at]?.focus();
    return at >= 0;
  }

  field.addEventListener('input', apply);
  nav.addEventListener('keydown', (event) => {
    const { isComposing, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (field.value.trim() === '' || isComposing || shiftKey || ctrlKey || metaKey || altKey) return;
    if (act(event.key, event.target)) event.preventDefault();
  });
  if (field.value !== '') apply();
}

/**
 * Hides the entries of a list that contain no match and returns those whose own label matches, in order. A category
 * that matches shows all its entries.
 */
function filterList(list: HTMLElement, query: readonly string[]): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > li')].flatMap((item) => {
    const inner = item.querySelector<HTMLElement>(':scope > .sidebar__list, :scope > details > .sidebar__list');
    const own = item.querySelector(
      ':scope > a, :scope > .sidebar__heading, :scope > .sidebar__group-title, :scope > details > summary',
    );
    const matches = own !== null && hasAll(own.textContent, query);
    const below = inner ? filterList(inner, matches ? [] : query) : [];
    item.hidden = !matches && below.length === 0;
    return matches ? [item, ...below] : below;
  });
}

function hasAll(label: string, query: readonly string[]): boolean {
  const text = label.toLowerCase().replaceAll('_', ' ');
  return query.every((word) => text.includes(word));
}
