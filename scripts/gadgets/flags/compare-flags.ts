import { commandModelAt } from '../../../src/engine/read/gadgets/command-model';
import type { Flag } from '../../../src/engine/read/gadgets/field-schema';
import type { CommandModel, CommandNode, FlagModel, Tool } from '../../../src/shared/commands/model';
import { CommandError } from '../../../src/engine/model/command-error';
import type { Difference } from '../difference';
import { readDataFile, type DataFile, type OurData } from '../our-data';
import { compareParamFlags, runFlagsOf } from './compare-params';
import type { ToolCommand, ToolCommands, ToolFlag, ToolParamFlag } from './model';
import { commandPlace } from './places';

/** Flags that each command has without being told. */
const ALWAYS = new Set(['--help']);
/** Commands that the library of the tools adds by itself. */
const ADDED = new Set(['help', 'completion']);

/** Compares the commands and flags of the tools with ours. Throws `CommandError` when ours cannot be read. */
export function compareFlags(tool: ToolCommands, data: OurData): Difference[] {
  const model = commandModelAt(data.catalogue, data.version);
  if (model === null) throw new CommandError('The commands in content/gadgets/_commands.yaml cannot be read.');
  const context: Context = {
    data,
    model,
    params: tool.params,
    commands: readDataFile(data.root, '_commands.yaml'),
    runDefaults: runFlagsOf(data),
  };
  return [
    ...tool.commands.flatMap((command) => compareCommand(command, tool, context)),
    ...compareParamFlags(tool.params, model, data),
  ];
}

interface Context {
  data: OurData;
  model: CommandModel;
  params: readonly ToolParamFlag[];
  commands: DataFile;
  runDefaults: readonly Flag[];
}

function compareCommand(command: ToolCommand, tool: ToolCommands, context: Context): Difference[] {
  const { version } = context.data;
  const owner = [...context.model.tools[command.tool].words, ...command.path].join(' ');
  const place = { file: command.file, line: command.line };
  const nodes = nodesAt(context.model, command.tool, command.path);
  const name = command.path.at(-1) ?? '';
  if (nodes === null) {
    // A command below one that is new is told of with it.
    const isBelowNew = nodesAt(context.model, command.tool, command.path.slice(0, -1)) === null;
    if (isBelowNew || ADDED.has(name)) return [];
    return [{ state: 'new', version, kind: 'command', owner: parentName(owner), name, place }];
  }
  const node = nodes.at(-1);
  const found: Difference[] = [];
  const aliases = [...(node?.aliases ?? [])].sort().join(', ');
  const theirs = [...command.aliases].sort().join(', ');
  const dataPlace = commandPlace(command.tool, command.path, null, context.commands);
  if (node && aliases !== theirs)
    found.push({
      state: 'different',
      version,
      kind: 'command',
      owner: parentName(owner),
      name,
      property: 'aliases',
      tool: theirs,
      data: aliases,
      place,
      dataPlace,
    });
  found.push(...goneCommands(command, tool, nodes, owner, context));
  const isRunning = node?.run === true || node?.name === 'attach';
  found.push(...compareCommandFlags(command, nodes, owner, isRunning, context));
  return found;
}

function parentName(owner: string): string {
  return owner.split(' ').slice(0, -1).join(' ') || owner;
}

/** The command's node and those above it; null when the version has no such command. None for the tool itself. */
function nodesAt(model: CommandModel, tool: Tool, path: readonly string[]): CommandNode[] | null {
  const nodes: CommandNode[] = [];
  let below = model.tools[tool].commands;
  for (const name of path) {
    const node = below.find((one) => one.name === name && one.here);
    if (node === undefined) return null;
    nodes.push(node);
    below = node.commands;
  }
  return nodes;
}

function goneCommands(
  command: ToolCommand,
  tool: ToolCommands,
  nodes: readonly CommandNode[],
  owner: string,
  context: Context,
): Difference[] {
  const ours = nodes.at(-1)?.commands ?? (command.path.length === 0 ? context.model.tools[command.tool].commands : []);
  const isThere = (name: string): boolean =>
    tool.commands.some((one) => one.tool === command.tool && one.path.join(' ') === [...command.path, name].join(' '));
  return ours
    .filter(({ here, name }) => here && !isThere(name))
    .map(({ name }) => ({
      state: 'gone',
      version: context.data.version,
      kind: 'command',
      owner,
      name,
      dataPlace: commandPlace(command.tool, [...command.path, name], null, context.commands),
    }));
}

function compareCommandFlags(
  command: ToolCommand,
  nodes: readonly CommandNode[],
  owner: string,
  isRunning: boolean,
  context: Context,
): Difference[] {
  const { model, data, params } = context;
  const { version } = data;
  const node = nodes.at(-1);
  const own = (node?.flags ?? (command.path.length === 0 ? model.tools[command.tool].flags : [])).filter(
    ({ here }) => here,
  );
  const above = [...model.tools[command.tool].flags, ...nodes.flatMap(({ flags }) => flags)].filter(({ here }) => here);
  const run = isRunning
    ? model.runFlags.filter((flag) => flag.here && (flag.environments?.includes(command.tool) ?? true))
    : [];
  const found: Difference[] = [];
  for (const flag of [...command.flags, ...command.inherited]) {
    const known = [...above, ...run].find((one) => one.flag === flag.flag);
    const thing = {
      version,
      kind: 'flag' as const,
      owner,
      name: flag.flag,
      place: { file: flag.file, line: flag.line },
    };
    if (known === undefined) {
      const isKnownElsewhere = command.inherited.includes(flag) || ALWAYS.has(flag.flag) || flag.hidden;
      if (!isKnownElsewhere && !isGadgetFlag(flag, isRunning, model))
        found.push({ ...thing, state: 'new', details: detailsOf(flag) });
      continue;
    }
    if (command.inherited.includes(flag)) continue;
    const dataPlace = commandPlace(command.tool, command.path, flag.flag, context.commands);
    found.push(
      ...compareFlag(flag, known, defaultOf(known, run, context)).map((difference) => ({
        ...thing,
        state: 'different' as const,
        ...difference,
        dataPlace,
      })),
    );
  }
  for (const flag of own) {
    const isListed = [...command.flags, ...command.inherited].some((one) => one.flag === flag.flag);
    const isParam = command.others === 'params' && params.some((one) => one.flag === flag.flag);
    if (isListed || isParam || command.others === 'library' || ALWAYS.has(flag.flag)) continue;
    found.push({
      state: 'gone',
      version,
      kind: 'flag',
      owner,
      name: flag.flag,
      dataPlace: commandPlace(command.tool, command.path, flag.flag, context.commands),
    });
  }
  return found;
}

function detailsOf({ short, type, description }: ToolFlag): NonNullable<Difference['details']> {
  return {
    ...(short === null ? {} : { short }),
    ...(type === null ? {} : { type }),
    ...(description ? { meaning: description } : {}),
  };
}

/** The help of `run GADGET` lists the flags of that gadget too. */
function isGadgetFlag({ flag }: ToolFlag, isRunning: boolean, model: CommandModel): boolean {
  const isPart = /^--(?:filter|filter-expr)\./.test(flag);
  return isRunning && (isPart || model.gadgets.some(({ flags }) => flags.includes(flag)));
}

/** Defaults that the type of a flag says already. */
const PLAIN_DEFAULTS = new Set(['', 'false', '0', '0s']);
/** Our default where we have none and the tool has one that tells something. */
const NO_DEFAULT = 'none';

/** Our default of a flag. Of flags outside of `run` those are written that tell something. */
function defaultOf(known: FlagModel, run: readonly FlagModel[], { runDefaults }: Context): string | undefined {
  if (run.includes(known)) return runDefaults.find(({ flag }) => flag === known.flag)?.default;
  return writtenDefault(known) ?? NO_DEFAULT;
}

function writtenDefault(flag: FlagModel & { default?: string | undefined }): string | undefined {
  return flag.default;
}

function compareFlag(
  flag: ToolFlag,
  known: FlagModel,
  ourDefault: string | undefined,
): Pick<Difference, 'property' | 'tool' | 'data'>[] {
  const found: Pick<Difference, 'property' | 'tool' | 'data'>[] = [];
  const ours = known.short ?? '';
  if ((flag.short ?? '') !== ours)
    found.push({ property: 'short form', tool: flag.short ?? 'none', data: ours || 'none' });
  if (flag.type !== null && flag.type !== known.type)
    found.push({ property: 'type', tool: flag.type, data: known.type });
  const isPlain = ourDefault === NO_DEFAULT && PLAIN_DEFAULTS.has(flag.default ?? '');
  if (flag.default !== null && ourDefault !== undefined && flag.default !== ourDefault && !isPlain)
    found.push({ property: 'default', tool: flag.default, data: ourDefault });
  return found;
}
