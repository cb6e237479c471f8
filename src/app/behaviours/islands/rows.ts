import strings from 'virtual:strings/rows';
import '../../styles/rows-bar.css';
import { fill, fillCount } from '../../../shared/strings/format';
import { announce } from '../../announce';
import { hashId } from '../../router/scroll';
import type { Surroundings } from '../behaviour';
import { make } from '../dom';
import { filterRows, type FilterRow } from './row-match';

const ROW = 'dl > div[id]';
const FOLD = '.rows__more';

/**
 * Reference rows: a choice between those shown by default and all, and a field that leaves the rows with all words
 * typed. What the reader looks at stays where it is. A row that the address points to is always shown.
 */
export function startRows(root: HTMLElement, { site }: Surroundings): (() => void) | void {
  const { lang } = site.strings;
  const elements = [...root.querySelectorAll<HTMLElement>(ROW)];
  elements.forEach(linkName);
  const bar = root.querySelector<HTMLElement>('.rows__bar');
  if (!bar) return;
  const folds = [...root.querySelectorAll<HTMLDetailsElement>(FOLD)];
  const rows = elements.map((element) => rowOf(element, elements));
  const byDefault = elements.filter((element) => !element.closest(FOLD)).length;
  const input = make('input', {
    type: 'search',
    class: 'filter-bar__input',
    'aria-label': strings.filterRows,
    placeholder: strings.filterRows,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const output = make('output', { class: 'filter-bar__count' });
  const all = choice(fill(strings.allRows, { count: rows.length }));
  const some = choice(fill(strings.rowsByDefault, { count: byDefault }));
  let opened = false;

  /** Runs a change of the rows and moves the view by as much as the bar moved. */
  function inPlace(change: () => void): void {
    const before = bar?.getBoundingClientRect().top ?? 0;
    change();
    const moved = (bar?.getBoundingClientRect().top ?? 0) - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  function showFolds(open: boolean): void {
    opened = open;
    for (const fold of folds) fold.open = open;
    all.setAttribute('aria-pressed', String(open));
    some.setAttribute('aria-pressed', String(!open));
  }

  function filter(): void {
    const query = input.value.trim();
    const { found, kept } = filterRows(rows, query);
    elements.forEach((element, index) => (element.hidden = !kept.has(index)));
    for (const fold of folds) fold.open = query === '' ? opened : true;
    for (const part of root.querySelectorAll<HTMLElement>(`${FOLD}, .rows__group`))
      part.hidden = !elements.some((element) => !element.hidden && part.contains(element));
    output.textContent = query === '' ? '' : fill(strings.shownOf, { shown: found.size, count: rows.length });
    if (query !== '') announce(fillCount(strings.rows, lang, rows.length, { shown: found.size }));
  }

  function showTarget(): void {
    const target = document.getElementById(hashId(location.hash));
    if (!target || !root.contains(target)) return;
    if (input.value !== '' && target.closest('[hidden]')) {
      input.value = '';
      filter();
    }
    for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    target.scrollIntoView({ behavior: 'instant', block: 'start' });
  }

  input.addEventListener('input', () => inPlace(filter));
  all.addEventListener('click', () => inPlace(() => showFolds(true)));
  some.addEventListener('click', () => inPlace(() => showFolds(false)));
  addEventListener('hashchange', showTarget);
  some.setAttribute('aria-pressed', 'true');
  all.setAttribute('aria-pressed', 'false');
  const choices = folds.length > 0 && byDefault > 0 ? [make('span', { class: 'rows__choice' }, some, all)] : [];
  bar.append(...choices, input, output);
  return () => removeEventListener('hashchange', showTarget);
}

/** Makes the name of a row a link to it, for an address to copy. */
function linkName(row: HTMLElement): void {
  const name = row.querySelector(':scope > dt > code:first-child');
  if (!name) return;
  const link = make('a', { href: `#${row.id}` });
  name.replaceWith(link);
  link.append(name);
}

function choice(label: string): HTMLButtonElement {
  return make('button', { type: 'button', class: 'chip' }, label);
}

/** A row's own words, without those of the rows that belong to it. */
function rowOf(element: HTMLElement, elements: readonly HTMLElement[]): FilterRow {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll(`${ROW}, summary`).forEach((part) => part.remove());
  const parent = element.parentElement?.closest<HTMLElement>(ROW);
  return { text: copy.textContent, parent: parent ? elements.indexOf(parent) : null };
}
