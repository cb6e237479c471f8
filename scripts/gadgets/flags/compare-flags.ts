import { commandModelAt } from '../../../src/engine/read/gadgets/command-model';
import { CommandError } from '../../../src/engine/model/errors';
import { isMap } from 'yaml';
import type { CommandModel, CommandNode, FlagModel, Tool } from '../../../src/shared/commands/model';
import { placeOf, type Place } from '../place';
import { type Difference, propertyDifferences } from '../difference';
import { type OurData, readDataFile } from '../our-data';
import { findEntry, type YamlFile } from '../yaml-file';
import type { ToolCommand, ToolCommands, ToolFlag, ToolParamFlag } from './model';

/** Flags that each command has without being told. */
const ALWAYS = new Set(['--help']);
/** Commands that the library of the tools adds automatically. */
const ADDED = new Set(['help', 'completion']);

/** Compares the commands and flags of the tools with ours. Throws `CommandError` when ours cannot be read. */
export function compareFlags(tool: ToolCommands, data: OurData): Difference[] {
  const model = commandModelAt(data.catalogue, data.version);
  if (model === null) throw new CommandError('The commands in content/gadgets/_commands.yaml cannot be read.');
  const commands = readDataFile(data.root, '_commands.yaml');
  return [
    ...tool.commands.flatMap((command) => compareCommand(command, { tool, data, model, commands })),
    ...compareParamFlags(tool.params, model, data),
  ];
}

interface Context {
  tool: ToolCommands;
  data: OurData;
  model: CommandModel;
  commands: YamlFile;
}

function compareCommand(command: ToolCommand, context: Context): Difference[] {
  const { model, data, commands } = context;
  const { tool, path } = command;
  const { version } = data;
  const owner = [...model.tools[tool].words, ...path].join(' ');
  const name = path.at(-1) ?? '';
  const nodes = nodesAt(model, tool, path);
  const parent = owner.split(' ').slice(0, -1).join(' ') || owner;
  const thing = { version, kind: 'command' as const, owner: parent, name, place: placeOf(command) };
  if (nodes === null) {
    // A command below a new one is reported with it.
    const isBelowNew = nodesAt(model, tool, path.slice(0, -1)) === null;
    return isBelowNew || ADDED.has(name) ? [] : [{ ...thing, state: 'new' }];
  }
  const node = nodes.at(-1);
  const dataPlace = commandPlace(tool, path, null, commands);
  const aliases = node && [...(node.aliases ?? [])].sort().join(', ');
  return [
    ...propertyDifferences({ ...thing, dataPlace }, { aliases: [[...command.aliases].sort().join(', '), aliases] }),
    ...removedCommands(command, node, owner, context),
    ...compareCommandFlags(command, nodes, owner, context),
  ];
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

function removedCommands(
  { tool, path }: ToolCommand,
  node: CommandNode | undefined,
  owner: string,
  { tool: { commands: theirs }, data: { version }, model, commands }: Context,
): Difference[] {
  const isThere = (name: string): boolean =>
    theirs.some((one) => one.tool === tool && one.path.join(' ') === [...path, name].join(' '));
  return (node ?? model.tools[tool]).commands
    .filter(({ here, name }) => here && !isThere(name))
    .map(({ name }) => {
      const dataPlace = commandPlace(tool, [...path, name], null, commands);
      return { state: 'removed', version, kind: 'command', owner, name, dataPlace };
    });
}

function compareCommandFlags(
  command: ToolCommand,
  nodes: readonly CommandNode[],
  owner: string,
  { tool: { params }, model, data, commands }: Context,
): Difference[] {
  const { version } = data;
  const tool = model.tools[command.tool];
  const node = nodes.at(-1);
  const isHere = ({ here }: FlagModel): boolean => here;
  const own = (node ?? tool).flags.filter(isHere);
  const isRunning = node?.run === true || node?.name === 'attach';
  const run = isRunning
    ? model.runFlags.filter((flag) => flag.here && (flag.environments?.includes(command.tool) ?? true))
    : [];
  const known = [...tool.flags, ...nodes.flatMap(({ flags }) => flags)].filter(isHere);
  const thingOf = (name: string) => ({ version, kind: 'flag' as const, owner, name });
  const dataPlaceOf = (flag: string) => commandPlace(command.tool, command.path, flag, commands);

  const found = command.flags.flatMap((flag): Difference[] => {
    const thing = { ...thingOf(flag.flag), place: placeOf(flag) };
    const ours = [...known, ...run].find((one) => one.flag === flag.flag);
    if (ours === undefined) {
      const tool = [flag.short ?? [], flag.type ?? 'type not read'].flat().join(', ');
      return ALWAYS.has(flag.flag) || flag.hidden ? [] : [{ ...thing, state: 'new', tool }];
    }
    const { default: written } = ours;
    return propertyDifferences(
      { ...thing, dataPlace: dataPlaceOf(flag.flag) },
      {
        'short form': [flag.short ?? 'none', ours.short ?? 'none'],
        type: [flag.type, ours.type],
        default: run.includes(ours) ? [flag.default, written] : [tellingDefault(flag, written), written ?? NO_DEFAULT],
      },
    );
  });
  const isListed = (flag: string): boolean =>
    command.flags.some((one) => one.flag === flag) ||
    (command.others === 'params' && params.some((one) => one.flag === flag));
  const removed = command.others === 'library' ? [] : own.filter(({ flag }) => !isListed(flag) && !ALWAYS.has(flag));
  return [
    ...found,
    ...removed.map(({ flag }) => ({ ...thingOf(flag), state: 'removed' as const, dataPlace: dataPlaceOf(flag) })),
  ];
}

/** Our default where we have none and the tool has one that tells something. */
const NO_DEFAULT = 'none';
/** Defaults that the type of a flag implies. */
const PLAIN_DEFAULTS = new Set(['', 'false', '0', '0s']);

/** The tool's default of a flag outside of `run`; null where we wrote none and the type implies it. */
function tellingDefault(flag: ToolFlag, written: string | undefined): string | null {
  return written === undefined && PLAIN_DEFAULTS.has(flag.default ?? '') ? null : flag.default;
}

/** Parameters of operators: each that a user can set is a flag of a command, and its default is ours. */
function compareParamFlags(params: readonly ToolParamFlag[], model: CommandModel, data: OurData): Difference[] {
  const { root, version } = data;
  const runFlags = model.runFlags.filter(({ here }) => here);
  const ofCommands = Object.values(model.tools).flatMap((tool) => [...tool.flags, ...tool.commands.flatMap(allFlags)]);
  const known = new Set([...ofCommands.filter(({ here }) => here), ...runFlags].map(({ flag }) => flag));
  const common = readDataFile(root, '_common.yaml');
  const reported = new Set<string>();
  return params.flatMap((param): Difference[] => {
    const { flag } = param;
    const thing = { version, kind: 'flag' as const, owner: 'run', name: flag, place: placeOf(param) };
    if (!known.has(flag) && !known.has(`${flag}.NAME`)) {
      if (!param.isOffered || reported.has(flag)) return [];
      reported.add(flag);
      return [{ ...thing, state: 'new' }];
    }
    const defaults = runFlags.filter((ours) => ours.flag === flag).map((ours) => ours.default);
    if (param.default !== null && defaults.includes(param.default)) return [];
    const dataPlace = common.place(findEntry(common.document.contents, 'flag', flag));
    return propertyDifferences({ ...thing, dataPlace }, { default: [param.default, defaults[0]] });
  });
}

function allFlags(node: CommandNode): FlagModel[] {
  return [...node.flags, ...node.commands.flatMap(allFlags)];
}

/** The place of a command in our data, or of one of its flags. */
function commandPlace(tool: Tool, path: readonly string[], flag: string | null, commands: YamlFile): Place {
  const { document, place } = commands;
  const node = path.reduce<unknown>(
    (above, name) => (isMap(above) ? findEntry(above.get('commands'), 'name', name) : null),
    document.getIn(['tools', tool]),
  );
  if (flag === null) return place(node);
  return place(findEntry(node, 'flag', flag) ?? findEntry(document.get('flagSets'), 'flag', flag) ?? node);
}
