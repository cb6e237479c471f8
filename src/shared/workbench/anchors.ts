import { fieldIds, paramId } from '../gadgets/row-ids';
import type { GadgetView } from '../gadgets/view';
import { rowAnchor } from '../row-anchor';
import type { Anchors } from './explain';

/** Where the pages of these gadgets are, and the ids of their rows. */
export function anchorsOf(gadgets: readonly GadgetView[]): Anchors {
  const ids = new Map(gadgets.map((gadget) => [gadget.name, fieldIds(gadget.dataSources)]));
  return {
    gadgetPage: (name) => `gadgets/${name}`,
    param: (flag) => paramId({ flag }),
    field: (gadget, source, name) => ids.get(gadget)?.get(source)?.get(name) ?? '',
    row: (name) => rowAnchor(name) ?? '',
  };
}
