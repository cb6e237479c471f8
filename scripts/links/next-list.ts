import { addressOf, type OutsideLink } from '../../src/engine/check/outside-links';
import type { ListedLink } from '../../src/engine/read/link-list';

/** What is known of addresses that are still used, and the new ones. */
export function nextList(links: readonly OutsideLink[], listed: readonly ListedLink[]): ListedLink[] {
  const known = new Map(listed.map((link) => [link.address, link]));
  const used = [...new Set(links.map(addressOf))].sort();
  return used.map((address) => known.get(address) ?? { address, state: 'unasked' });
}
