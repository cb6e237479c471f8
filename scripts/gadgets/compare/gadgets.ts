import { placeOf, type Place } from '../place';
import { type Difference, propertyDifferences } from '../difference';
import { type OurData, readDataFile } from '../our-data';
import type { Tool } from '../tool/read-tool';
import { type GadgetPair, paramPlace } from './places';
import { compareSources } from './sources';

/**
 * The differences between the gadgets of a checkout and ours in a version. A difference in a field of a group of
 * `_common.yaml` belongs to the group, however many gadgets use it.
 */
export function compareGadgets(tool: Tool, { root, version, catalogue }: OurData): Difference[] {
  const views = new Map(catalogue.views.get(version)?.map((view) => [view.name, view]));
  const common = readDataFile(root, '_common.yaml');
  const found: Difference[] = [];
  for (const gadget of tool.gadgets) {
    const { name } = gadget;
    if (catalogue.unreadable.includes(name)) continue;
    const view = views.get(name);
    if (view === undefined) {
      found.push({ state: 'new', version, kind: 'gadget', owner: name, name, place: placeOf(gadget) });
      continue;
    }
    const pair = { version, gadget, view, files: { file: readDataFile(root, `${name}.yaml`), common } };
    found.push(...compareHead(pair));
    found.push(...compareSources(pair, tool.facts.containerFields));
    found.push(...compareParams(pair));
  }
  for (const name of views.keys()) {
    if (tool.gadgets.some((gadget) => gadget.name === name)) continue;
    const dataPlace = { file: `content/gadgets/${name}.yaml`, line: 1 };
    found.push({ state: 'removed', version, kind: 'gadget', owner: name, name, dataPlace });
  }
  return unique(found);
}

/** Differences of groups are found once for each gadget, and reported once. */
function unique(found: readonly Difference[]): Difference[] {
  const byContent = new Map<string, Difference>();
  for (const difference of found) {
    const { place: _place, ...rest } = difference;
    const key = JSON.stringify(rest);
    if (!byContent.has(key)) byContent.set(key, difference);
  }
  return [...byContent.values()];
}

function compareHead({ version, gadget, view, files: { file } }: GadgetPair): Difference[] {
  const thingOf = (name: string, place: Place) => {
    const dataPlace = file.place(file.document.get(name, true));
    return { version, owner: gadget.name, name, place: placeOf(place), dataPlace };
  };
  const { image, minKernel: kernel } = gadget;
  return [
    ...(image
      ? propertyDifferences({ ...thingOf('image', image), kind: 'image' }, { name: [image.value, view.image] })
      : []),
    ...(kernel
      ? propertyDifferences(
          { ...thingOf('minKernel', kernel), kind: 'kernel' },
          { version: [kernel.value, view.minKernel ?? ''] },
        )
      : []),
  ];
}

/** The differences between the parameters of a gadget and ours. A flag with `<name>` is one flag for each name. */
function compareParams({ version, gadget, view, files }: GadgetPair): Difference[] {
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
  const removed = ours.filter(({ flag }) => !gadget.params.some(({ key }) => `--${key}` === flag));
  return [
    ...found,
    ...removed.map(({ flag, dataPlace }) => ({ ...thing, name: flag, state: 'removed' as const, dataPlace })),
  ];
}
