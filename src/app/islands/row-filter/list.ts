import { filterRows, type FilterRow } from '../../behaviours/islands/row-match';

const ROW = 'dl > div[id]';
const FOLD = '.rows__more';

/** The rows below a bar, which are finished HTML. */
export interface RowList {
  /** Hides the rows without all words of a query; returns how many have them. Without a query, folds are as `isOpen`. */
  show(query: string, isOpen: boolean): number;
}

/** Reads the rows of an element. */
export function readList(root: HTMLElement): RowList {
  const elements = [...root.querySelectorAll<HTMLElement>(ROW)];
  const folds = root.querySelectorAll<HTMLDetailsElement>(FOLD);
  const groups = root.querySelectorAll<HTMLElement>(`${FOLD}, .rows__group`);
  const rows = elements.map((element) => rowOf(element, elements));
  return {
    show(query, isOpen) {
      const { found, kept } = filterRows(rows, query);
      elements.forEach((element, index) => (element.hidden = !kept.has(index)));
      for (const fold of folds) fold.open = query !== '' || isOpen;
      for (const group of groups)
        group.hidden = !elements.some((element) => !element.hidden && group.contains(element));
      return found.size;
    },
  };
}

/** A row's own words, without those of the rows that belong to it. */
function rowOf(element: HTMLElement, elements: readonly HTMLElement[]): FilterRow {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll(`${ROW}, summary`).forEach((part) => part.remove());
  const parent = element.parentElement?.closest<HTMLElement>(ROW);
  return { text: copy.textContent, parent: parent ? elements.indexOf(parent) : null };
}
