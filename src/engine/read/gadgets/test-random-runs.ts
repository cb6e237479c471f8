import type { CommandModel, KnownFlag } from '../../../shared/commands/model';
import type { GadgetView } from '../../../shared/gadgets/view';
import { printConditions } from '../../../shared/workbench/builder/conditions';
import { legalFlags, toolOf, TOOL_CHOICES, type Run } from '../../../shared/workbench/builder/run';
import { commandModelAt } from './command-model';
import { sampleGadgets } from './test-data';
import { random } from './test-random';

function sampleModel(): CommandModel {
  const model = commandModelAt(sampleGadgets(), 'v0.46.0');
  if (!model) throw new Error('The sample has no data for v0.46.0.');
  return { ...model, tagVariable: null };
}
/** The commands that runs are made for. */
export const MODEL = sampleModel();
/** Their gadgets. */
export const VIEWS = MODEL.gadgets.flatMap((one) => one.view ?? []);

/** Values of a text that are hard on a shell, on lists and on conditions. */
export const TEXTS = [
  'shop',
  "it's",
  'a b',
  '$HOME',
  '`id`',
  'x"y',
  'a,b',
  'back\\slash',
  '*',
  '~',
  'ünï',
  ';ls',
  '#no',
  '!!',
];

/** A choice from a list. */
type Pick = <T>(list: readonly T[]) => T;

/** Chooses by a source of numbers. */
export function picker(next: () => number): Pick {
  return (list) => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('Nothing to choose from.');
    return chosen;
  };
}

/** A run that nothing is wrong with. */
export function randomRun(seed: number): Run {
  const next = random(seed);
  const pick = picker(next);
  const gadget = pick(VIEWS);
  const tool = pick(TOOL_CHOICES.filter((one) => gadget.environments.includes(toolOf(one))));
  const flags = new Map<string, string | null>();
  /** Names in a manifest: flags that are two ways to say the same are not given together. */
  const taken = new Set<string | undefined>();
  for (const flag of legalFlags(tool, gadget, MODEL)) {
    if (next() > 0.15) continue;
    const value = valueOf(flag, gadget, pick);
    if (value === undefined || (flag.manifest !== undefined && taken.has(flag.manifest))) continue;
    flags.set(flag.flag, value);
    taken.add(flag.manifest);
  }
  return { tool, image: gadget.name, tag: pick([null, 'v0.46.0', 'latest']), flags };
}

/** A legal value of a flag; `undefined` for flags whose values need the world around. */
function valueOf(flag: KnownFlag, gadget: GadgetView, pick: Pick): string | null | undefined {
  const fields = gadget.dataSources.filter((one) => one.visible).flatMap((one) => one.fields);
  if (flag.flag === '--filter') {
    if (fields.length === 0) return undefined;
    const texts = fields.filter((one) => one.type === 'string' && !one.from && !one.allowed && !one.values);
    if (texts.length === 0) return undefined;
    return printConditions([
      { field: pick(texts).name, operator: pick(['==', '!=', '~', '!~']), value: pick(TEXTS) },
      { field: pick(texts).name, operator: '==', value: pick(TEXTS) },
    ]);
  }
  if (flag.flag === '--fields' && fields.length > 0) return `${pick(fields).name},${pick(fields).name}`;
  if (flag.flag === '--sort' && fields.length > 0) return `${pick(['', '-'])}${pick(fields).name}`;
  if (flag.flag === '--output') return pick(gadget.dataSources.flatMap((one) => one.outputModes));
  if (flag.type === 'bool') return flag.flag === '--help' ? undefined : pick([null, null, 'false']);
  if (flag.allowed) return pick(flag.allowed);
  if (/namespace|podname|containername|^--node$/.test(flag.flag)) return pick(['shop', 'cart-6f', 'default']);
  if (flag.flag.endsWith('selector')) return pick(['app=web', 'app in (a,b)', 'tier!=x']);
  if (flag.flag === '--name') return 'mine';
  return undefined;
}
