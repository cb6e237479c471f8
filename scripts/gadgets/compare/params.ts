import { placeOf } from '../c/tokens';
import { propertyDifferences, type Difference } from '../difference';
import { paramPlace, type GadgetPair } from './places';

/** The differences between the parameters of a gadget and ours. A flag with `<name>` is one flag for each name. */
export function compareParams({ version, gadget, view, files }: GadgetPair): Difference[] {
  const ours = view.params.flatMap((param) => {
    const flags = param.names?.map((name) => param.flag.replace(/<[^>]*>/, name)) ?? [param.flag];
    return flags.map((flag) => ({ ...param, flag, dataPlace: paramPlace(param.flag, files) }));
  });
  const thing = { version, owner: view.name, kind: 'parameter' as const };
  const found = gadget.params.flatMap((param): Difference[] => {
    const name = `--${param.key}`;
    const known = ours.find(({ flag }) => flag === name);
    const place = placeOf(param);
    if (known === undefined) {
      const tool = `default ${param.default === '' ? 'empty' : (param.default ?? 'not read')}`;
      return [{ ...thing, name, state: 'new', tool, place }];
    }
    return propertyDifferences(
      { ...thing, name, place, dataPlace: known.dataPlace },
      { default: [param.default, known.default], type: [param.type, known.type] },
    );
  });
  const gone = ours.filter(({ flag }) => !gadget.params.some(({ key }) => `--${key}` === flag));
  return [
    ...found,
    ...gone.map(({ flag, dataPlace }) => ({ ...thing, name: flag, state: 'gone' as const, dataPlace })),
  ];
}
