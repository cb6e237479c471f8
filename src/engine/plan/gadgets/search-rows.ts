import type { SearchRow } from '../../../shared/search/model';
import { fieldIds, paramId } from '../../../shared/gadgets/row-ids';
import type { GadgetView } from '../../../shared/gadgets/view';

/** Every flag and printed field of a gadget, with the id of its row. */
export function searchRows(gadget: GadgetView): SearchRow[] {
  const ids = fieldIds(gadget.dataSources);
  const flags = gadget.params.flatMap((param): SearchRow[] => [
    { id: paramId(param), name: param.flag, kind: 'flag', text: param.meaning },
    ...(param.names ?? []).map((name): SearchRow => {
      const flag = param.flag.replace(/<[^>]*>/, name);
      return { id: paramId({ flag }), name: flag, kind: 'flag', text: param.meaning };
    }),
  ]);
  const fields = gadget.dataSources
    .filter((source) => source.visible)
    .flatMap((source) =>
      source.fields.map((field): SearchRow => ({
        id: ids.get(source.name)?.get(field.name) ?? '',
        name: field.name,
        kind: 'field',
        text: field.meaning,
      })),
    );
  return [...flags, ...fields];
}
