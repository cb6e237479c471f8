import type { NavbarItem } from '../../../shared/site-data';
import { messageOf } from '../../../shared/errors';

/** Runs what reads the configuration of an item; names the item when that throws, on the server too. */
export function forItem<T>(item: NavbarItem, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const where = `Check this item of the configuration: ${JSON.stringify(item)}.`;
    throw new Error(`A navbar item failed to render. ${where} ${messageOf(error)}`, { cause: error });
  }
}
