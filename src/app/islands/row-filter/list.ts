import { matchesWords } from '../../behaviours/islands/row-match';

const ROW = 'dl > div[id]';
const FOLD = '.rows__more';

/** The rows below a bar, which are finished HTML. */
export interface RowList {
  /** Hides the rows without all words of a query; returns how many have them. Without a query, folds are as `isOpen`. */
  show(query: string, isOpen: boolean): number;
}

/** Reads the rows of an element. */
export function readList(root: HTMLElement): RowList {
  const rows = [...root.querySelectorAll<HTMLElement>(ROW)].map((element) => ({ element, text: ownText(element) }));
  const folds = root.querySelectorAll<HTMLDetailsElement>(FOLD);
  const groups = root.querySelectorAll<HTMLElement>(`${FOLD}, .rows__group`);
  return {
    show(query, isOpen) {
      const found = rows.filter(({ text }) => matchesWords(text, query));
      // What is around a row that is found stays with it.
      const isAround = (part: Element): boolean => found.some(({ element }) => part.contains(element));
      for (const { element } of rows) element.hidden = !isAround(element);
      for (const fold of folds) fold.open = query !== '' || isOpen;
      for (const group of groups) group.hidden = !isAround(group);
      return found.length;
    },
  };
}

/** The words of a row, without its inner rows. */
function ownText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll(`${ROW}, summary`).forEach((part) => part.remove());
  return copy.textContent;
}
