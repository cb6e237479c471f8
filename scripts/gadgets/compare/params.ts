import type { GadgetView } from '../../../src/shared/gadgets/view';
import type { Place } from '../c/tokens';
import type { Difference } from '../difference';
import type { OurData } from '../our-data';
import type { ToolParam } from '../tool/model';
import { at, paramPlace, type Files } from './places';

/**
 * What differs between the parameters of a gadget and ours; a flag with a part in angle brackets is one for each name.
 */
export function compareParams(
  params: readonly ToolParam[],
  view: GadgetView,
  data: OurData,
  files: Files,
): Difference[] {
  const found: Difference[] = [];
  const ours = view.params.flatMap((param) =>
    (param.names?.map((name) => param.flag.replace(/<[^>]*>/, name)) ?? [param.flag]).map((flag) => ({
      ...param,
      flag,
      written: param.flag,
    })),
  );
  const place = (flag: string): Place => paramPlace(flag, files);
  for (const param of params) {
    const flag = `--${param.key}`;
    const known = ours.find((one) => one.flag === flag);
    const thing = { version: data.version, owner: view.name, kind: 'parameter' as const, name: flag };
    if (known === undefined) {
      found.push({
        ...thing,
        state: 'new',
        tool: `default ${param.default === '' ? 'empty' : (param.default ?? 'not read')}`,
        place: at(param),
      });
      continue;
    }
    const different = { ...thing, state: 'different' as const, place: at(param), dataPlace: place(known.written) };
    if (param.default !== null && param.default !== known.default)
      found.push({ ...different, property: 'default', tool: param.default, data: known.default });
    if (param.type !== null && param.type !== known.type)
      found.push({ ...different, property: 'type', tool: param.type, data: known.type });
  }
  for (const known of ours)
    if (!params.some(({ key }) => `--${key}` === known.flag))
      found.push({
        version: data.version,
        owner: view.name,
        kind: 'parameter',
        name: known.flag,
        state: 'gone',
        dataPlace: place(known.written),
      });
  return found;
}
