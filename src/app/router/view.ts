import type { EmbeddedPage, Page } from '../../shared/page-data';
import { decodePercent } from '../../shared/urls';

/** The sidebar fragment of a view. */
export interface SidebarView {
  /** File name below `_data/`; the same file is the same sidebar. */
  file: string;
  html: string;
}

/** Puts a React page into an element; gives the function that removes it. */
export type Mount = (root: HTMLElement) => () => void;

/** What the shell shows: one page with its sidebar. */
export interface View {
  page: Page | EmbeddedPage;
  sidebar: SidebarView | null;
  /** `null` for the page that came with the document. */
  arrival: { scroll: ScrollDecision; url: URL } | null;
}

/** A view that was fetched; its page contains what the head needs. */
export interface LoadedView extends View {
  page: Page;
  /** `null` for a page of finished HTML. */
  mount: Mount | null;
}

/** How the view scrolls after a navigation. */
export type ScrollDecision =
  | { type: 'none' }
  | { type: 'top' }
  | { type: 'hash'; id: string }
  | { type: 'restore'; top: number };

interface Move {
  from: URL;
  to: URL;
  traversal: boolean;
  /** Position at which the reader left the target history entry. */
  saved: number | undefined;
}

/** Back and forward restore; a change of only the query stays; else the hash, else the top. */
export function scrollDecision({ from, to, traversal, saved }: Move): ScrollDecision {
  if (traversal && saved !== undefined) return { type: 'restore', top: saved };
  const samePlace = from.pathname === to.pathname && from.hash === to.hash;
  if (samePlace && from.search !== to.search) return { type: 'none' };
  const id = hashId(to.hash);
  return id === '' ? { type: 'top' } : { type: 'hash', id };
}

/** The element id that a hash refers to. */
export const hashId = (hash: string): string => decodePercent(hash.slice(1));
