import strings from 'virtual:strings/keys';
import { make } from '../dom';

/** Categories as they were before something was typed, so that they can be so again. */
type OpenStates = ReadonlyMap<HTMLDetailsElement, boolean>;

/** The sidebar of a field leaves only the pages with all words typed in it, and the categories they are in. */
export function filterSidebar(field: HTMLInputElement): void {
  const nav = field.closest('.sidebar__nav');
  let before: OpenStates | null = null;
  const bar = field.closest<HTMLElement>('.sidebar__filter');
  const none = make('p', { class: 'sidebar__none', hidden: '' }, strings.noPages);
  bar?.append(none);

  function apply(): void {
    const list = nav?.querySelector<HTMLElement>(':scope > .sidebar__list');
    if (!nav || !list) return;
    const categories = [...nav.querySelectorAll<HTMLDetailsElement>('details.sidebar__category')];
    const query = field.value
      .toLowerCase()
      .split(/[\s_-]+/)
      .filter(Boolean);
    if (query.length > 0) before ??= new Map(categories.map((category) => [category, category.open]));
    const found = filterList(list, query);
    for (const category of categories) category.open = query.length > 0 || (before?.get(category) ?? category.open);
    if (query.length === 0) before = null;
    none.hidden = found;
  }

  field.addEventListener('input', apply);
  // The list is short by then: Enter opens its first page.
  field.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter' || field.value.trim() === '') return;
    const links = nav?.querySelectorAll<HTMLElement>('a.sidebar__link') ?? [];
    [...links].find((link) => link.checkVisibility())?.click();
  });
  if (field.value !== '') apply();
}

/**
 * Hides the entries of a list that hold no match; gives whether any is left. A category that matches shows all it has.
 */
function filterList(list: HTMLElement, query: readonly string[]): boolean {
  let found = false;
  for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
    const inner = item.querySelector<HTMLElement>(':scope > .sidebar__list, :scope > details > .sidebar__list');
    const own = item.querySelector(':scope > a, :scope > .sidebar__heading, :scope > details > summary')?.textContent;
    const matches = own !== undefined && hasAll(own, query);
    const below = inner !== null && filterList(inner, matches ? [] : query);
    item.hidden = !matches && !below;
    found ||= !item.hidden;
  }
  return found;
}

function hasAll(label: string, query: readonly string[]): boolean {
  const text = label.toLowerCase().replaceAll('_', ' ');
  return query.every((word) => text.includes(word));
}
