import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { readYaml } from '../front-matter';
import { DiagnosticsError, type Diagnostic } from '../../model/diagnostic';
import type { Catalogue, Gadget } from './catalogue';
import { checkGadget } from './check-gadget';
import { commandsSchema, commonSchema, versionsSchema } from './common-schema';
import { expandGadget } from './expand';
import { gadgetFileSchema } from './gadget-schema';

/** Files of gadget data, by name without folder. */
export type GadgetSources = ReadonlyMap<string, string>;

const COMMON = '_common.yaml';
const COMMANDS = '_commands.yaml';

/**
 * Reads the gadget data of a site. `folder` is relative to `root`.
 * Throws `DiagnosticsError` with every problem: file, line, column, the value and what is legal.
 */
export function loadGadgets(root: string, folder = 'content/gadgets'): Catalogue {
  const directory = path.join(root, folder);
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return parseGadgets(new Map(names.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')])), folder);
}

/** The same from texts in memory. */
export function parseGadgets(sources: GadgetSources, folder: string): Catalogue {
  const problems: Diagnostic[] = [];
  const read = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    const result = readYaml(sources.get(name) ?? '', schema, `${folder}/${name}`);
    if (result.ok) return result.data;
    problems.push(...result.problems);
    return undefined;
  };
  const order = read(COMMON, versionsSchema);
  if (!order) throw new DiagnosticsError(problems);
  const common = read(COMMON, commonSchema(order.versions));
  const commands = read(COMMANDS, commandsSchema(order.versions));
  if (!common || !commands) throw new DiagnosticsError(problems);

  const files = [...sources.keys()].filter((name) => !name.startsWith('_'));
  const context = {
    versions: order.versions,
    blocks: Object.keys(common.blocks),
    paramGroups: Object.keys(common.paramGroups),
    gadgets: files.map((name) => name.replace(/\.yaml$/, '')),
  };
  const schema = gadgetFileSchema(context);
  const gadgets = files.flatMap((name): Gadget[] => {
    const file = read(name, schema);
    if (!file) return [];
    const gadget = expandGadget(file, common);
    problems.push(...checkGadget(gadget, name, sources.get(name) ?? '', `${folder}/${name}`, common));
    return [gadget];
  });
  if (problems.length > 0) throw new DiagnosticsError(problems);
  return { versions: order.versions, latest: common.latest, common, commands, gadgets };
}
