import { fieldIds, paramId } from '../gadgets/row-ids';
import type { GadgetView } from '../gadgets/view';
import { rowAnchor } from '../row-anchor';
import type { Anchors } from './explain';

/** Where the pages of these gadgets are, and the ids of their rows, which are made for a gadget that is asked for. */
export function anchorsOf(gadgets: readonly GadgetView[]): Anchors {
  const ids = new Map<string, ReturnType<typeof fieldIds>>();
  const idsOf = (name: string): ReturnType<typeof fieldIds> | undefined => {
    const known = ids.get(name);
    const gadget = known ? undefined : gadgets.find((one) => one.name === name);
    if (!gadget) return known;
    const made = fieldIds(gadget.dataSources);
    ids.set(name, made);
    return made;
  };
  return {
    gadgetPage: (name) => `gadgets/${name}`,
    param: (flag) => paramId({ flag }),
    field: (gadget, source, name) => idsOf(gadget)?.get(source)?.get(name) ?? '',
    row: (name) => rowAnchor(name) ?? '',
  };
}
