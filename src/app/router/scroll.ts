import { decodePercent } from '../../shared/urls';

/** How the view scrolls after a navigation. */
export type ScrollDecision =
  { type: 'none' } | { type: 'top' } | { type: 'hash'; id: string } | { type: 'restore'; top: number };

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
