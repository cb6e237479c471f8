import { readdirSync } from 'node:fs';
import path from 'node:path';
import { textOf } from '../read-text';
import type * as z from 'zod';
import { readYaml } from '../yaml';
import type { Diagnostic } from '../../model/diagnostic';
import { lastResults } from '../../model/last-results';
import type { Catalogue, Gadget } from './catalogue';
import { checkGadget } from './check-gadget';
import { commandsSchema, commonSchema } from './common-schema';
import { expandGadget } from './expand';
import { gadgetFileSchema } from './gadget-schema';
import type { VersionOrder } from './versions';
import type { GadgetView } from '../../../shared/gadgets/view';
import { gadgetsAt } from './view';

/** Texts of gadget data, by name without folder; `null` for one that cannot be read. */
type GadgetSources = ReadonlyMap<string, string | null>;

/** Gadget data that was read, and everything wrong with it. */
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
export function loadGadgets(root: string, order: VersionOrder, folder = 'content/gadgets'): LoadedGadgets {
  const directory = path.join(root, folder);
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const problems: Diagnostic[] = [];
  const sources = new Map(names.map((name) => [name, textOf(root, `${folder}/${name}`, problems)]));
  const inputs = [JSON.stringify(order), ...sources.keys(), ...sources.values()];
  const loaded = lastLoaded(directory, inputs, () => parseGadgets(sources, order, folder));
  return { ...loaded, problems: [...problems, ...loaded.problems] };
}

const lastLoaded = lastResults<LoadedGadgets>();

/** One gadget, or why it cannot be read. */
interface LoadedGadget {
  gadget: Gadget | null;
  problems: Diagnostic[];
}
/** A schema that is the same object lets a text that is as it was be read once. */
const lastCommonSchema = lastResults<ReturnType<typeof commonSchema>>();
const lastCommandsSchema = lastResults<ReturnType<typeof commandsSchema>>();
/** A gadget whose file and shared data are as they were is the same object. */
const lastGadgets = lastResults<LoadedGadget>();

/** The same from texts in memory. */
export function parseGadgets(sources: GadgetSources, order: VersionOrder, folder: string): LoadedGadgets {
  const problems: Diagnostic[] = [];
  const read = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    const text = sources.get(name) ?? null;
    if (text === null && sources.has(name)) return undefined;
    const result = readYaml(text ?? '', schema, `${folder}/${name}`);
    if (result.ok) return result.data;
    problems.push(...result.problems);
    return undefined;
  };
  const files = [...sources.keys()].filter((name) => !name.startsWith('_'));
  const all = files.map((name) => name.replace(/\.yaml$/, ''));
  const versions = [order.versions.join('\n')];
  const common = read(
    COMMON,
    lastCommonSchema('', versions, () => commonSchema(order.versions)),
  );
  const commands =
    read(
      COMMANDS,
      lastCommandsSchema('', versions, () => commandsSchema(order.versions)),
    ) ?? null;
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
  const shared = JSON.stringify([order, all, common]);
  const gadgets = files.flatMap((name): Gadget[] => {
    const text = sources.get(name);
    if (typeof text !== 'string') return [];
    const place = `${folder}/${name}`;
    const one = lastGadgets(place, [text, shared], (): LoadedGadget => {
      const result = readYaml(text, schema, place);
      if (!result.ok) return { gadget: null, problems: result.problems };
      const gadget = expandGadget(result.data, common);
      const wrong = checkGadget(gadget, name, text, place, order);
      return { gadget: wrong.length > 0 ? null : gadget, problems: wrong };
    });
    problems.push(...one.problems);
    return one.gadget ? [one.gadget] : [];
  });
  const known = new Set(gadgets.map((gadget) => gadget.name));
  const unreadable = all.filter((name) => !known.has(name));
  return { catalogue: catalogueOf({ ...order, common, commands, gadgets, unreadable }), problems };
}

/** Views as text, which tells equal ones. */
const texts = new WeakMap<GadgetView, string>();

/**
 * Adds the views of each version, which every page of the version shares. A gadget that is the same in several is one.
 */
function catalogueOf(data: Omit<Catalogue, 'views'>): Catalogue {
  const known = new Map<string, GadgetView>();
  const views = data.versions.map((version) => {
    const shared = gadgetsAt(data, version).map((view): GadgetView => {
      const text = texts.get(view) ?? JSON.stringify(view);
      texts.set(view, text);
      const same = known.get(text) ?? view;
      known.set(text, same);
      return same;
    });
    return [version, shared] as const;
  });
  return { ...data, views: new Map(views) };
}
