import type { GadgetView } from '../../../src/shared/gadgets/view';
import type { Place } from '../c/tokens';
import type { Difference } from '../difference';
import { readDataFile, type DataFile, type OurData } from '../our-data';
import type { ToolGadget } from '../tool/model';
import type { Tool } from '../tool/read-tool';
import { compareParams } from './params';
import { at } from './places';
import { compareSources } from './sources';

/**
 * What differs between the gadgets of a checkout and ours in a version. A difference in a field that comes from a group
 * of `_common.yaml` is one of the group, however many gadgets use it.
 */
export function compareGadgets(tool: Tool, data: OurData): Difference[] {
  const views = new Map(data.catalogue.views.get(data.version)?.map((view) => [view.name, view]));
  const known = new Map(tool.gadgets.map((gadget) => [gadget.name, gadget]));
  const unreadable = new Set(data.catalogue.unreadable);
  const found: Difference[] = [];
  for (const gadget of tool.gadgets) {
    if (unreadable.has(gadget.name)) continue;
    const view = views.get(gadget.name);
    if (view) found.push(...compareGadget(gadget, view, data, tool));
    else found.push({ ...base(data, gadget.name), state: 'new', kind: 'gadget', name: gadget.name, place: at(gadget) });
  }
  for (const name of views.keys())
    if (!known.has(name))
      found.push({
        ...base(data, name),
        state: 'gone',
        kind: 'gadget',
        name,
        dataPlace: { file: `content/gadgets/${name}.yaml`, line: 1 },
      });
  return unique(found);
}

function base({ version }: OurData, owner: string): { version: string; owner: string } {
  return { version, owner };
}

/** Differences of groups are found once for each gadget; they are told once. */
function unique(found: readonly Difference[]): Difference[] {
  const seen = new Set<string>();
  return found.filter((difference) => {
    const { place: _place, ...rest } = difference;
    const key = JSON.stringify(rest);
    return !seen.has(key) && seen.add(key);
  });
}

function compareGadget(gadget: ToolGadget, view: GadgetView, data: OurData, tool: Tool): Difference[] {
  const file = readDataFile(data.root, `${gadget.name}.yaml`);
  const files = { file, common: readDataFile(data.root, '_common.yaml') };
  return [
    ...compareHead(gadget, view, data, file),
    ...compareSources(gadget, view, data, { ...files, containerFields: tool.facts.containerFields }),
    ...compareParams(gadget.params, view, data, files),
  ];
}

function compareHead(gadget: ToolGadget, view: GadgetView, data: OurData, file: DataFile): Difference[] {
  const found: Difference[] = [];
  const { image, minKernel } = gadget;
  const ours = (key: string): Place => file.place(file.document.get(key, true));
  const different = { ...base(data, gadget.name), state: 'different' as const };
  if (image !== null && image.name !== view.image)
    found.push({
      ...different,
      kind: 'image',
      name: 'image',
      property: 'name',
      tool: image.name,
      data: view.image,
      place: at(image),
      dataPlace: ours('image'),
    });
  if (minKernel !== null && minKernel.version !== view.minKernel)
    found.push({
      ...different,
      kind: 'kernel',
      name: 'minKernel',
      property: 'version',
      tool: minKernel.version,
      data: view.minKernel ?? '',
      place: at(minKernel),
      dataPlace: ours('minKernel'),
    });
  return found;
}
