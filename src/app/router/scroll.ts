/** Where the view goes after a navigation. */
export type ScrollDecision =
  { type: 'none' } | { type: 'top' } | { type: 'hash'; id: string } | { type: 'restore'; top: number };

/** What a scroll decision is made from. Addresses are full; paths are compared as given. */
interface Move {
  from: URL;
  to: URL;
  traversal: boolean;
  /** Position the reader left the target history entry at. */
  saved: number | undefined;
}

/** Back and forward restore; a change of only the query stays; else the hash, else the top. */
export function scrollDecision(move: Move): ScrollDecision {
  const { from, to, traversal, saved } = move;
  if (traversal && saved !== undefined) return { type: 'restore', top: saved };
  const samePlace = from.pathname === to.pathname && from.hash === to.hash;
  if (samePlace && from.search !== to.search) return { type: 'none' };
  const id = hashId(to.hash);
  return id === '' ? { type: 'top' } : { type: 'hash', id };
}

/** The element id a hash names; a hash that is not valid percent-encoding is taken as it is. */
export function hashId(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
