import { tabStorage } from '../storage';

const KEY = 'search-query';
/** Stands before the text, so that an open box without text is told from a closed one. */
const OPEN = '?';

/**
 * What the search box opens with after a reload of the page; `null` when it stays
 * closed. Closing the box removes it.
 */
export const openQuery = {
  read(): string | null {
    const text = tabStorage.read(KEY);
    return text?.startsWith(OPEN) ? text.slice(OPEN.length) : null;
  },
  write: (query: string | null): void => tabStorage.write(KEY, query === null ? '' : OPEN + query),
  /** Keeps the text of the box; an empty box is not worth opening again. */
  keep: (query: string): void => openQuery.write(query === '' ? null : query),
};
