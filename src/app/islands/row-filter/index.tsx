import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { RowFilterProps } from '../../../shared/island-props';
import { counted } from '../../../shared/strings/format';
import { announce } from '../../announce';
import { hashId } from '../../router/view';
import type { IslandProps } from '../registry';
import { matchesWords } from '../../behaviours/islands/word-filter';

export const crashed = 'The row filter crashed.';

/**
 * The bar above reference rows: a choice between those shown by default and all, and a field that keeps the rows with
 * all words typed. What the reader looks at stays in its place. A row that the address points to is always shown.
 */
export default function RowFilter({ count, byDefault }: RowFilterProps & IslandProps): ReactNode {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(count);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<RowList>(null);
  const isFiltered = query.trim() !== '';

  function show(text: string, open: boolean): void {
    const root = field.current?.closest<HTMLElement>('.rows');
    if (!field.current || !root) return;
    const before = field.current.getBoundingClientRect().top;
    const found = (list.current ??= readList(root)).show(text.trim(), open);
    window.scrollBy({ top: field.current.getBoundingClientRect().top - before, behavior: 'instant' });
    setQuery(text);
    setOpen(open);
    setShown(found);
    if (text.trim() !== '') announce(`${found} of ${counted(count, 'row')}`);
  }
  const showTyped = useEffectEvent(() => {
    // React does not report what was typed before it was there.
    if (field.current?.value) show(field.current.value, isOpen);
  });
  const showTarget = useEffectEvent(() => {
    const target = document.getElementById(hashId(location.hash));
    const isHidden = target?.closest('[hidden]') && field.current?.closest('.rows')?.contains(target);
    if (isFiltered && isHidden) show('', isOpen);
  });
  useLayoutEffect(() => showTyped(), []);
  useEffect(() => {
    // Before the folds around the target are opened.
    const options = { capture: true };
    addEventListener('hashchange', showTarget, options);
    return () => removeEventListener('hashchange', showTarget, options);
  }, []);

  // Words are looked for in all rows.
  const choice = (label: string, open: boolean): ReactNode => (
    <button
      type="button"
      className="chip"
      aria-pressed={(isOpen || isFiltered) === open}
      onClick={() => show(open ? query : '', open)}
    >
      {label}
    </button>
  );
  return (
    <>
      {byDefault > 0 && byDefault < count && (
        <span className="rows__choice">
          {choice(`Shown by default (${byDefault})`, false)}
          {choice(`All (${count})`, true)}
        </span>
      )}
      <input
        type="search"
        className="filter-bar__input"
        aria-label="Filter rows"
        placeholder="Filter rows"
        spellCheck={false}
        ref={field}
        value={query}
        onChange={({ target }) => show(target.value, isOpen)}
      />
      <output className="filter-bar__count">{isFiltered ? `${shown} of ${count}` : ''}</output>
    </>
  );
}

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
