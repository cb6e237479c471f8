/** Checks a command that was read: subcommand, gadget, tag, flags, their values. */

import { nearest } from '../nearest';
import type { GadgetView } from '../gadgets/view';
import { namePlace, type GivenFlag } from './arguments';
import { checkFields, checkValues } from './check-values';
import { didYouMean, findingAt, type Finding } from './finding';
import {
  commandFlags,
  commandName,
  commandWord,
  runFlags,
  type CommandModel,
  type CommandNode,
  type Presence,
} from './model';
import type { ImageArgument, ParsedCommand } from './parse';
import type { Word } from './shell';

interface CheckContext {
  model: CommandModel;
  /** Names of images that the page itself builds: nothing is known of them. */
  localImages: ReadonlySet<string>;
  /** Inline code mentions commands in part: a missing tag or subcommand is no error there. */
  inline: boolean;
}

const MAX_LISTED = 25;

/** The problems of a command; none when it can be run as it stands. */
export function checkCommand(parsed: ParsedCommand, context: CheckContext): Finding[] {
  if (parsed.unknown) return unknownCommand(parsed, parsed.unknown, context);
  const image = parsed.image ? checkImage(parsed.image, context) : [];
  if (!parsed.path.at(-1)?.run) return [...unknownFlags(parsed, parsed.args.flags, context), ...image];
  const { gadget } = parsed;
  if (!gadget) return [...image, ...unknownFlags(parsed, flagsOfTheTool(parsed, context), context)];
  return [
    ...image,
    ...checkEnvironment(parsed, gadget, context),
    ...unknownFlags(parsed, parsed.args.flags, context),
    ...checkFields(parsed.args.flags, gadget),
    ...checkValues(parsed.args.flags, gadget),
  ];
}

/** Of an unknown gadget only those flags can be wrong that the tool has in other versions. */
function flagsOfTheTool({ tool, path, args }: ParsedCommand, { model }: CheckContext): GivenFlag[] {
  const everywhere = [...commandFlags(model, tool, path, 'everywhere'), ...runFlags(model, tool, null, 'everywhere')];
  const names = new Set(everywhere.map((flag) => flag.flag));
  return args.flags.filter((flag) => names.has(flag.name));
}

function checkEnvironment({ tool, image }: ParsedCommand, gadget: GadgetView, { model }: CheckContext): Finding[] {
  if (!image || runsWith(gadget, tool)) return [];
  const message = `${gadget.name} does not run with ${commandWord(model, tool)}.`;
  return [findingAt(image.word, 'command/environment', message, `It runs with ${gadget.environments.join(', ')}.`)];
}

/** gadgetctl talks to an ig daemon, so it runs what ig runs, and the other way round. */
function runsWith(gadget: GadgetView, tool: string): boolean {
  if (tool === 'kubectl-gadget') return gadget.environments.includes(tool);
  return gadget.environments.includes('ig') || gadget.environments.includes('gadgetctl');
}

function checkImage(image: ImageArgument, { model, localImages, inline }: CheckContext): Finding[] {
  const { word, gadget: name, entry, tag } = image;
  // Words in capitals stand for any gadget.
  if (name === null || localImages.has(name) || /^[A-Z_]+$/.test(name) || model.unreadable.includes(name)) return [];
  if (!entry) {
    const near = nearest(
      name,
      model.gadgets.map((gadget) => gadget.name),
    );
    const hint = didYouMean(near, 'Images from other registries need the registry in their name.');
    const fixed = near && word.text.replace(image.name, image.name.slice(0, image.nameIndex) + near);
    return [findingAt(word, 'command/gadget', `There is no gadget "${name}".`, hint, fixed)];
  }
  if (!entry.view) {
    const message = `The gadget "${name}" is not in ${model.version}.`;
    return [findingAt(word, 'command/version', message, `It is there ${spanOf(entry)}.`)];
  }
  const { tagVariable } = model;
  // A misspelt variable is reported separately.
  if (image.digest || tagVariable === null || (tag === undefined ? inline : /^%\w+%$/.test(tag))) return [];
  const message =
    tag === undefined ? `The image "${word.text}" has no tag.` : `The tag ":${tag}" is written literally.`;
  const fixed = `${word.text.replace(/:[^:/]*$/, '')}:${tagVariable}`;
  return [findingAt(word, 'command/tag', message, `Write "${fixed}": the tag of the page's own version.`, fixed)];
}

function spanOf({ since, until }: Presence): string {
  return `from ${since ?? 'the first version'}${until === undefined ? ' on' : ` to ${until}`}`;
}

function unknownCommand({ tool, path }: ParsedCommand, word: Word, { model, inline }: CheckContext): Finding[] {
  const commands: CommandNode[] = path.at(-1)?.commands ?? model.tools[tool].commands;
  const name = commandName(model, tool, path);
  const other = commands.find((one) => one.name === word.text);
  if (other) {
    const message = `"${name} ${word.text}" is not in ${model.version}.`;
    return [findingAt(word, 'command/version', message, `It is there ${spanOf(other)}.`)];
  }
  const removed = model.removed.includes(word.text);
  const known = commands.filter((one) => one.here).map((one) => one.name);
  const near = nearest(word.text, known);
  // Running text mentions commands of earlier versions and quotes messages that begin with the tool's name.
  if (inline && (removed || near === undefined)) return [];
  const message = `There is no command "${name} ${word.text}".`;
  if (removed) {
    const hint = `Built-in gadgets were removed: use "${name} run ${word.text}_…".`;
    return [findingAt(word, 'command/subcommand', message, hint)];
  }
  const hint = didYouMean(near, `Commands: ${known.join(', ')}.`);
  return [findingAt(word, 'command/subcommand', message, hint, near)];
}

/** Reports flags that a command does not accept: flags of another version or gadget, and unknown flags. */
function unknownFlags(parsed: ParsedCommand, flags: GivenFlag[], { model }: CheckContext): Finding[] {
  const { tool, path, image, gadget } = parsed;
  const command = commandName(model, tool, path) + (gadget ? ` ${gadget.name}` : '');
  const run = path.at(-1)?.run ?? false;
  const otherFlags = new Set([
    ...commandFlags(model, tool, path, 'everywhere').map((flag) => flag.flag),
    ...(run ? runFlags(model, tool, null, 'everywhere').map((flag) => flag.flag) : []),
    ...(gadget ? (image?.entry?.flags ?? []) : []),
  ]);
  const here = parsed.legal.map((flag) => flag.flag);
  const known = new Set(here);
  return flags
    .filter((flag) => !known.has(flag.name))
    .map((flag): Finding => {
      const other = otherFlags.has(flag.name);
      const near = nearestFlag(flag.name, flag.written, here);
      const rule = other ? 'command/flag-version' : 'command/flag';
      const message = `"${command}" has no flag ${flag.written}${other ? ` in ${model.version}` : ''}.`;
      return findingAt(namePlace(flag), rule, message, flagHint(flag.name, near, here), near);
    });
}

/** `--podname` of one tool is `--k8s-podname` of another. */
function nearestFlag(name: string, written: string, here: readonly string[]): string | undefined {
  if (here.some((known) => known.startsWith(`${name}.`))) return undefined;
  return nearest(written, here) ?? here.find((known) => known.endsWith(written.slice(1)));
}

function flagHint(name: string, near: string | undefined, here: readonly string[]): string {
  const perSource = here.filter((known) => known.startsWith(`${name}.`));
  if (perSource.length > 0) return `The gadget has several data sources: use ${perSource.join(' or ')}.`;
  if (near !== undefined) return `Did you mean ${near}?`;
  const names = [...new Set(here)];
  return `Flags: ${names.slice(0, MAX_LISTED).join(', ')}${names.length > MAX_LISTED ? ', …' : '.'}`;
}
