import { placeOf } from '../c/tokens';
import { propertyDifferences, type Difference } from '../difference';
import { readDataFile, type OurData } from '../our-data';
import type { Tool } from '../tool/read-tool';
import { compareParams } from './params';
import type { GadgetPair } from './places';
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
    found.push({ state: 'gone', version, kind: 'gadget', owner: name, name, dataPlace });
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
  const { name: owner, image, minKernel } = gadget;
  const keys = [
    { kind: 'image', name: 'image', found: image, property: { name: [image?.name, view.image] } },
    {
      kind: 'kernel',
      name: 'minKernel',
      found: minKernel,
      property: { version: [minKernel?.version, view.minKernel ?? ''] },
    },
  ] as const;
  return keys.flatMap(({ kind, name, found, property }) =>
    found === null
      ? []
      : propertyDifferences(
          { version, kind, owner, name, place: placeOf(found), dataPlace: file.place(file.document.get(name, true)) },
          property,
        ),
  );
}
