import type { Place } from '../place';
import type { GadgetView } from '../../../src/shared/gadgets/view';
import { findEntry, type YamlFile } from '../yaml-file';
import type { ToolGadget } from '../tool/model';

interface Files {
  file: YamlFile;
  common: YamlFile;
}

/** A gadget of the tool, and what we say of it in a version. */
export interface GadgetPair {
  version: string;
  gadget: ToolGadget;
  view: GadgetView;
  files: Files;
}

/** The place of a field in our data: in the gadget's file, or in a group of `_common.yaml`. */
export function located(
  source: string,
  field: string,
  { file, common }: Files,
): { group: string | null; name: string; place: Place } {
  const list = file.document.getIn(['dataSources', source, 'fields']);
  const own = findEntry(list, 'name', field);
  const inGadget = (node: unknown) => ({ group: null, name: `${source}.${field}`, place: file.place(node) });
  if (own) return inGadget(own);
  const [, container, sub] = /^(k8s|runtime)\.(.*)$/.exec(field) ?? [];
  const parent = parentWithBlock(list, field);
  const block = container ?? parent?.block;
  const rest = sub ?? (parent ? field.slice(parent.name.length + 1) : field);
  if (block === undefined) return inGadget(file.document.getIn(['dataSources', source], true));
  const entry = findEntry(common.document.getIn(['blocks', block, 'fields']), 'name', rest);
  const place = common.place(entry ?? common.document.getIn(['blocks', block], true));
  return { group: `_common ${block}`, name: rest, place };
}

function parentWithBlock(list: unknown, field: string): { name: string; block: string } | null {
  for (let end = field.lastIndexOf('.'); end > 0; end = field.lastIndexOf('.', end - 1)) {
    const name = field.slice(0, end);
    const block = findEntry(list, 'name', name)?.get('block');
    if (typeof block === 'string') return { name, block };
  }
  return null;
}

/** The place of a flag in our data: in the gadget's file, or in a group of `_common.yaml`. */
export function paramPlace(flag: string, { file, common }: Files): Place {
  const own = findEntry(file.document.get('params'), 'flag', flag);
  return own ? file.place(own) : common.place(findEntry(common.document.get('paramGroups'), 'flag', flag));
}
