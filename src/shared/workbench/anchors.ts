import { fieldIds, paramId } from '../gadgets/row-ids';
import type { GadgetView } from '../gadgets/view';
import { rowAnchor } from '../row-anchor';
import type { Anchors } from './explain';

/** Where the pages of these gadgets are, and the ids of their rows. */
export function anchorsOf(gadgets: readonly GadgetView[]): Anchors {
  const idsOf = (name: string): ReturnType<typeof fieldIds> =>
    fieldIds(gadgets.find((gadget) => gadget.name === name)?.dataSources ?? []);
  return {
    gadgetPage: (name) => `gadgets/${name}`,
    param: (flag) => paramId({ flag }),
    field: (gadget, source, name) => idsOf(gadget).get(source)?.get(name) ?? '',
    row: (name) => rowAnchor(name) ?? '',
  };
}
