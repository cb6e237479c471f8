import type { NavbarItem } from '../../../shared/site-data';
import { messageOf } from '../../../shared/errors';

/** An error that names the item of the configuration it comes from; the cause says what is wrong with it. */
function itemError(item: NavbarItem, cause: unknown): Error {
  const reason = messageOf(cause);
  return new Error(
    `A navbar item failed to render. Check this item of the configuration: ${JSON.stringify(item)}. ${reason}`,
    {
      cause,
    },
  );
}

/** Runs what reads the configuration of an item; names the item when that throws, on the server too. */
export function forItem<T>(item: NavbarItem, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw itemError(item, error);
  }
}
