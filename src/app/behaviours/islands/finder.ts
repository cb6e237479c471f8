import type { WithIslands } from '../behaviour';
import { startPreview } from './preview';

/** Fields of the finder in an address. */
const FILTERS = ['words', 'observes', 'category', 'environment', 'kernel', 'version'];

/**
 * The list of all gadgets: filters in the address start its form, which is an island. Plain, because most readers come
 * to the list without filters, and a pointer that rests on a gadget must not load React.
 */
export function startGadgetFinder(root: HTMLElement, surroundings: WithIslands): (() => void) | void {
  const host = root.querySelector<HTMLElement>('[data-island="gadget-finder"]');
  const { searchParams } = surroundings.router.url.get();
  if (host && FILTERS.some((name) => searchParams.has(name))) surroundings.islands.hydrate(host);
  return startPreview(root, surroundings);
}
