import { readdirSync } from 'node:fs';
import path from 'node:path';
import { textOf } from '../read-text';
import type * as z from 'zod';
import { readYaml } from '../yaml';
import { type Diagnostic, fileError } from '../../model/diagnostic';
import { lastResults } from '../../model/cache';
import { type Catalogue, type Gadget, expandGadget, gadgetsAt } from './catalogue';
import { checkGadget } from './check-gadget';
import { commandsSchema, commonSchema } from './common-schema';
import { gadgetFileSchema } from './gadget-schema';
import { FOLDERS } from '../folders';
import type { VersionOrder } from '../versions';

/** Texts of gadget data, by name without folder; `null` for an unreadable file. */
type GadgetSources = ReadonlyMap<string, string | null>;

interface LoadedGadgets {
  catalogue: Catalogue;
  /** With file, line, column, the value and what is legal. */
  problems: Diagnostic[];
}

const COMMON = '_common.yaml';
const COMMANDS = '_commands.yaml';

/**
 * Reads the gadget data of a site. `folder` is relative to `root`. A gadget whose file has a problem is left out of
 * the catalogue and noted there, so that one mistake is one problem.
 */
export function loadGadgets(root: string, order: VersionOrder, folder: string = FOLDERS.gadgets): LoadedGadgets {
  const names = readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const problems: Diagnostic[] = [];
  const sources = new Map(names.map((name) => [name, textOf(root, `${folder}/${name}`, problems)]));
  const inputs = [JSON.stringify(order), ...sources.keys(), ...sources.values()];
  const loaded = lastLoaded(folder, inputs, () => parseGadgets(sources, order, folder));
  return { ...loaded, problems: [...problems, ...loaded.problems] };
}

/** Reading gadget data takes half a second, which a writer should not wait for after each save. */
const lastLoaded = lastResults<LoadedGadgets>();

/** The same from texts in memory. */
export function parseGadgets(sources: GadgetSources, order: VersionOrder, folder: string): LoadedGadgets {
  const problems: Diagnostic[] = [];
  const read = <T>(name: string, schema: z.ZodType<T>): T | null => {
    const text = sources.get(name) ?? null;
    if (text === null && sources.has(name)) return null;
    return readYaml(text ?? '', schema, { file: `${folder}/${name}` }, problems);
  };
  const files = [...sources.keys()].filter((name) => !name.startsWith('_'));
  const all = files.map((name) => name.replace(/\.yaml$/, ''));
  const common = read(COMMON, commonSchema(order.versions));
  const commands = read(COMMANDS, commandsSchema(order.versions));
  if (!common) {
    const nothing = { categories: {}, observes: {}, blocks: {}, paramGroups: {}, flags: {} };
    return {
      catalogue: catalogueOf({ ...order, common: nothing, commands: null, gadgets: [], unreadable: all }),
      problems,
    };
  }
  const schema = gadgetFileSchema({
    versions: order.versions,
    categories: Object.keys(common.categories),
    observes: Object.keys(common.observes),
    blocks: Object.keys(common.blocks),
    paramGroups: Object.keys(common.paramGroups),
    gadgets: all,
  });
  const gadgets = files.flatMap((name): Gadget[] => {
    const data = read(name, schema);
    if (data === null) return [];
    const gadget = expandGadget(data, common);
    const wrong = checkGadget(gadget, data, sources.get(name) ?? '', `${folder}/${name}`, order);
    problems.push(...wrong);
    return wrong.length > 0 ? [] : [gadget];
  });
  const known = new Set(gadgets.map((gadget) => gadget.name));
  const unreadable = all.filter((name) => !known.has(name));
  return { catalogue: catalogueOf({ ...order, common, commands, gadgets, unreadable }), problems };
}

function catalogueOf(data: Omit<Catalogue, 'views'>): Catalogue {
  return { ...data, views: new Map(data.versions.map((version) => [version, gadgetsAt(data, version)])) };
}

/**
 * Gadgets of the data that a version has no page for. Only for versions with a list of all gadgets, which would link to
 * the missing page. `pages` is the folder of gadget pages.
 */
export function gadgetsWithoutPages(
  versions: readonly { layer: string; files: { pages: ReadonlyMap<string, { body: string }> } }[],
  { views }: Catalogue,
  pages: string,
): Diagnostic[] {
  const missing = new Map<string, string>();
  for (const { layer, files } of versions) {
    if (![...files.pages.values()].some(({ body }) => body.includes('<GadgetFinder'))) continue;
    for (const { name } of views.get(layer) ?? [])
      if (!files.pages.has(`${pages}/${name}.md`) && !missing.has(name)) missing.set(name, layer);
  }
  return [...missing].map(([name, layer]) =>
    fileError(
      `${FOLDERS.gadgets}/${name}.yaml`,
      'gadget/no-page',
      `${layer} has the gadget ${name} but no page ${pages}/${name}.md, which lists of gadgets link to.`,
      `Write the page, or set \`since\` to the version whose documentation has it: npm run new -- page docs/${pages}/${name} --layer ${layer}.`,
    ),
  );
}
