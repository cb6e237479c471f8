import { nearest } from '../../shared/nearest';
import type { Command } from '../read/gadgets/common-schema';
import { isIn } from '../read/gadgets/versions';
import { readArguments } from './arguments';
import { checkImage } from './check-image';
import { checkRun, type CommandResult } from './check-run';
import type { Finding } from './check-types';
import type { CommandContext } from './command-context';
import { commandFlags, FlagSet } from './flag-set';
import { commandWord, type Invocation, type Tool } from './invocation';
import type { Word } from './shell-words';
import { unknownFlags } from './unknown-flags';

/** Subcommands of `image` whose argument is an image that exists already. */
const TAKES_IMAGE = new Set(['pull', 'inspect', 'verify', 'export']);

/** Checks a call of one of the tools: subcommand, gadget, tag, flags, fields and values. */
export function checkCommand(invocation: Invocation, context: CommandContext): CommandResult {
  const { tool } = invocation;
  const { path, rest, unknown } = walkCommands(invocation, context);
  if (unknown) return { findings: unknownCommand(unknown, tool, path, context) };
  const last = path.at(-1);
  if (last?.run) return checkRun(rest, tool, path, context);
  const flagsIn = (version: string | undefined) => commandFlags(context.catalogue, tool, path, version);
  const here = flagsIn(context.version);
  const args = readArguments(rest, new FlagSet(here));
  const image = path[0]?.name === 'image' && last && TAKES_IMAGE.has(last.name) ? args.positional[0] : undefined;
  return {
    findings: [
      ...unknownFlags(args, {
        command: commandName(tool, path),
        version: context.version,
        here: here.map((flag) => flag.flag),
        elsewhere: flagsIn(undefined).map((flag) => flag.flag),
      }),
      ...(image ? checkImage(image, context).findings : []),
    ],
  };
}

/** Follows the subcommands. Flags may stand between them. */
function walkCommands(
  invocation: Invocation,
  { catalogue, version }: CommandContext,
): { path: Command[]; rest: Word[]; unknown?: Word } {
  const path: Command[] = [];
  let rest = invocation.args;
  let commands = catalogue.commands.tools[invocation.tool].commands;
  while (commands.length > 0) {
    const { positional } = readArguments(rest, new FlagSet(commandFlags(catalogue, invocation.tool, path, version)));
    const word = positional[0];
    if (!word || /^[<[%$.…]/.test(word.text)) break;
    const command = commands.find(
      (one) => (one.name === word.text || one.aliases?.includes(word.text)) && isIn(catalogue, one, version),
    );
    if (!command) return { path, rest, unknown: word };
    path.push(command);
    rest = rest.filter((one) => one !== word);
    commands = command.commands ?? [];
  }
  return { path, rest };
}

function unknownCommand(
  word: Word,
  tool: Tool,
  path: Command[],
  { catalogue, version, inline }: CommandContext,
): Finding[] {
  const commands = path.length === 0 ? catalogue.commands.tools[tool].commands : (path.at(-1)?.commands ?? []);
  const name = commandName(tool, path);
  const finding = (rule: string, message: string, hint: string): Finding[] => [
    { offset: word.offset, rule, message, hint },
  ];
  const other = commands.find((one) => one.name === word.text);
  if (other)
    return finding(
      'command/version',
      `"${name} ${word.text}" is not in ${version}.`,
      `It is there from ${other.since ?? 'the first version'}${other.until ? ` to ${other.until}` : ' on'}.`,
    );
  const removed = catalogue.commands.removed.includes(word.text);
  const known = commands.filter((one) => isIn(catalogue, one, version)).map((one) => one.name);
  const near = nearest(word.text, known);
  // Running text names commands of former versions and quotes messages that begin with the tool's name.
  if (inline && (removed || near === undefined)) return [];
  const hint = removed
    ? `Built-in gadgets were removed: use "${name} run ${word.text}_…".`
    : near
      ? `Did you mean "${near}"?`
      : `Commands: ${known.join(', ')}.`;
  return finding('command/subcommand', `There is no command "${name} ${word.text}".`, hint);
}

function commandName(tool: Tool, path: Command[]): string {
  return [commandWord(tool), ...path.map((command) => command.name)].join(' ');
}
