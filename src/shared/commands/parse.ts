/** Reads a call of one of the tools: which command it is, its gadget, its flags, and the role of every word. */

import type { GadgetView } from '../gadgets/view';
import { readArguments, valuePlace, type Arguments, readImage, type ImageReference } from './arguments';
import { findInvocation, type Invocation } from './invocation';
import {
  commandFlags,
  flagSet,
  gadgetFlags,
  runFlags,
  type CommandModel,
  type CommandNode,
  type GadgetEntry,
  type KnownFlag,
  type Tool,
} from './model';
import { wordPlace, type ShellCommand, type Word } from './shell';
import type { Place } from './shell-words';
import { fieldReferences, namedInValue } from './values';

type TokenRole =
  | 'wrapper'
  | 'program'
  | 'subcommand'
  | 'registry'
  | 'gadget'
  | 'tag'
  | 'flag'
  | 'value'
  | 'field'
  | 'source'
  | 'mode'
  | 'operator'
  | 'text';

/** A stretch of a command with its role. */
export interface CommandToken extends Place {
  role: TokenRole;
  text: string;
}

/** The image a command names. */
export interface ImageArgument extends ImageReference {
  word: Word;
  /** The project's gadget of that name, of any version. */
  entry: GadgetEntry | undefined;
}

/** A call of one of the tools, read. */
export interface ParsedCommand {
  tool: Tool;
  /** Words before the tool, of the tool, and after it. */
  invocation: Invocation;
  path: CommandNode[];
  unknown: Word | null;
  args: Arguments;
  legal: KnownFlag[];
  /** What `run` and commands about images name. */
  image: ImageArgument | null;
  /** The gadget as the version has it, when `run` names one. */
  gadget: GadgetView | null;
  tokens: CommandToken[];
  redirected: boolean;
}

/** Subcommands of `image` whose argument is an image that exists already. */
const TAKES_IMAGE: ReadonlySet<string> = new Set(['pull', 'inspect', 'verify', 'export']);

const NONE: ReadonlySet<string> = new Set();

/**
 * Reads a shell command as a call of one of the tools; `null` when it is none. `localImages` are names of images that
 * are built nearby: one that has the name of a gadget is not that gadget.
 */
export function parseCommand(
  command: ShellCommand,
  model: CommandModel,
  localImages: ReadonlySet<string> = NONE,
): ParsedCommand | null {
  const invocation = findInvocation(command, model);
  if (!invocation) return null;
  const { tool } = invocation;
  const walk = walkCommands(invocation, model);
  const last = walk.path.at(-1);
  const rest = last?.run ? readRun(walk, tool, model, localImages) : readOther(walk, tool, model);
  const parsed = { tool, invocation, path: walk.path, unknown: walk.unknown, ...rest, redirected: command.redirected };
  return { ...parsed, tokens: tokensOf(walk, parsed) };
}

interface Walk {
  path: CommandNode[];
  words: Word[];
  rest: Word[];
  unknown: Word | null;
}

/** Follows the subcommands. Flags may stand between them. */
function walkCommands({ tool, args }: Invocation, model: CommandModel): Walk {
  const walk: Walk = { path: [], words: [], rest: args, unknown: null };
  for (let commands = model.tools[tool].commands; commands.length > 0; commands = walk.path.at(-1)?.commands ?? []) {
    const flags = flagSet(commandFlags(model, tool, walk.path, 'here'));
    const word = readArguments(walk.rest, flags).positional[0];
    // A placeholder or a variable matches any subcommand.
    if (!word || /^[<[%$.…]/.test(word.text)) break;
    const command = commands.find((one) => one.here && (one.name === word.text || one.aliases?.includes(word.text)));
    if (!command) return { ...walk, unknown: word };
    walk.path.push(command);
    walk.words.push(word);
    walk.rest = walk.rest.filter((one) => one !== word);
  }
  return walk;
}

type Rest = Pick<ParsedCommand, 'args' | 'legal' | 'image' | 'gadget'>;

function readOther({ path, rest }: Walk, tool: Tool, model: CommandModel): Rest {
  const legal = commandFlags(model, tool, path, 'here');
  const args = readArguments(rest, flagSet(legal));
  const takesImage = path[0]?.name === 'image' && TAKES_IMAGE.has(path.at(-1)?.name ?? '');
  const word = takesImage ? args.positional[0] : undefined;
  return { args, legal, image: word ? imageArgument(word, model) : null, gadget: null };
}

/**
 * Which word is the gadget depends on the flags, and the flags on the gadget: begins with the flags of every gadget.
 */
function readRun({ path, rest }: Walk, tool: Tool, model: CommandModel, localImages: ReadonlySet<string>): Rest {
  const general = (gadget: GadgetView | null): KnownFlag[] => [
    ...commandFlags(model, tool, path, 'here'),
    ...runFlags(model, tool, gadget, 'here'),
  ];
  const ofAllGadgets = model.gadgets.flatMap(({ view }) => (view ? gadgetFlags(view) : []));
  const first = readArguments(rest, flagSet([...general(null), ...ofAllGadgets]));
  const word = first.positional[0];
  const image = word ? imageArgument(word, model) : null;
  const gadget = image?.entry && !localImages.has(image.entry.name) ? image.entry.view : null;
  if (!gadget) {
    const legal = general(null);
    // Of an unknown gadget only the flags of the tool are known.
    const flags = first.flags.map((flag) => ({ ...flag, spec: legal.find((one) => one.flag === flag.name) }));
    return { args: { ...first, flags }, legal, image, gadget: null };
  }
  const legal = [...gadgetFlags(gadget), ...general(gadget)];
  return { args: readArguments(rest, flagSet(legal)), legal, image, gadget };
}

function imageArgument(word: Word, model: CommandModel): ImageArgument {
  const image = readImage(word.text, model.imagePrefix);
  return { ...image, word, entry: model.gadgets.find((entry) => entry.name === image.gadget) };
}

function tokensOf(walk: Walk, parsed: Omit<ParsedCommand, 'tokens'>): CommandToken[] {
  const { before, program } = parsed.invocation;
  const tokens = [
    ...before.map((word) => wordToken('wrapper', word)),
    ...program.map((word) => wordToken('program', word)),
    ...walk.words.map((word) => wordToken('subcommand', word)),
    ...parsed.args.positional.flatMap((word) =>
      word === parsed.image?.word ? imageTokens(parsed.image) : [wordToken('text', word)],
    ),
    ...flagTokens(parsed.args, parsed.path.at(-1)?.run ?? false),
  ];
  return tokens.sort((a, b) => a.offset - b.offset);
}

function wordToken(role: TokenRole, word: Word): CommandToken {
  return { role, text: word.text, offset: word.offset, end: word.end };
}

function partToken(role: TokenRole, word: Word, from: number, to: number): CommandToken {
  return { role, text: word.text.slice(from, to), ...wordPlace(word, from, to) };
}

function imageTokens({ word, nameIndex, name, tag, tagIndex }: ImageArgument): CommandToken[] {
  return [
    ...(nameIndex > 0 ? [partToken('registry', word, 0, nameIndex)] : []),
    partToken('gadget', word, nameIndex, name.length),
    ...(tag === undefined ? [] : [partToken('tag', word, tagIndex, tagIndex + tag.length)]),
  ];
}

/**
 * A flag, its value, and the names inside of the value. Flags of the same name name something else outside of `run`.
 */
function flagTokens({ flags }: Arguments, isRun: boolean): CommandToken[] {
  return flags.flatMap((flag): CommandToken[] => {
    const written = partToken('flag', flag.word, 0, flag.written.length);
    if (flag.value === undefined) return [written];
    const { value } = flag;
    const part = (role: TokenRole, text: string, index: number): CommandToken => ({
      role,
      text,
      ...valuePlace(flag, index, text.length),
    });
    // `@file` reads the value from a file.
    if (!isRun || value.startsWith('@')) return [written, part('value', value, 0)];
    const inside = [...fieldReferences(flag.option, value), ...namedInValue(flag.name, value)].flatMap((named) => {
      if (named.kind === 'broken') return [];
      const operator = named.kind === 'field' ? named.operator : undefined;
      return [
        part(named.kind, named.text, named.index),
        ...(operator ? [part('operator', operator.text, operator.index)] : []),
      ];
    });
    return [written, part('value', value, 0), ...inside];
  });
}
