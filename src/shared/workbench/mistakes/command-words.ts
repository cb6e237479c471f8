/**
 * Mistakes in the words of a call: a misspelt tool, commands of earlier versions, a missing `run`, a missing gadget, image
 * references that lead nowhere, words left over.
 */

import { findingAt, type Finding } from '../../commands/finding';
import { commandName, type CommandModel } from '../../commands/model';
import type { ParsedCommand } from '../../commands/parse';
import { wordPlace, type ShellCommand, type Word } from '../../commands/shell';
import { nearest } from '../../nearest';
import { listed, type Rule } from './flags';

/** `kubectl gadget trace dns`: gadgets were built in once; `kubectl gadget trace_dns`: the command is missing. */
export const missingRun: Rule = (call, { model }) => {
  const word = call.unknown;
  if (!word || call.path.length > 0 || !model.tools[call.tool].commands.some((one) => one.run && one.here)) return [];
  const next = nextWord(call, word);
  const pair = next && gadgetNamed(`${word.text}_${next.text}`, model);
  const alone = gadgetNamed(word.text, model);
  const name = commandName(model, call.tool, []);
  if (next && pair !== undefined) {
    const range = { offset: word.offset, end: next.end };
    const hint = `The gadget is an image now: ${name} run ${pair}.`;
    return [
      findingAt(range, 'command/built-in', `"${name} ${word.text} ${next.text}" was removed.`, hint, ['run', pair]),
    ];
  }
  if (model.removed.includes(word.text)) {
    const known = model.gadgets.filter((one) => one.view?.category === word.text).map((one) => one.name);
    const gadgets = alone ?? (known.length > 0 ? listed(known) : 'GADGET');
    const hint = `Gadgets are images now: ${name} run ${gadgets}.`;
    return [findingAt(word, 'command/built-in', `"${name} ${word.text}" was removed.`, hint, alone && ['run', alone])];
  }
  if (alone === undefined) return [];
  const message = `"${word.text}" is a gadget, not a command.`;
  return [findingAt(word, 'command/run', message, 'Gadgets are started with run.', ['run', alone + tagOf(word.text)])];
};

/** `kubectl gadgets run`, `kubctl gadget`, `inspektor-gadget run`: which tool was meant. Nothing for other programs. */
export function misspeltTool(command: ShellCommand, model: CommandModel): Finding[] {
  const words = command.words.filter((word) => !/^(?:sudo|\w+=.*)$/.test(word.text));
  const [first, second] = words;
  if (!first) return [];
  for (const { words: own } of Object.values(model.tools)) {
    const [program = '', plugin] = own;
    if (plugin === undefined || !second) continue;
    const near = nearest(first.text, [program]) === program && nearest(second.text, [plugin]) === plugin;
    const swapped = first.text === program && words[2]?.text === plugin && second.text === 'run';
    if (!near && !swapped) continue;
    const last = swapped ? words[2] : second;
    const meant = swapped ? [...own, 'run'] : own;
    const range = { offset: first.offset, end: last?.end ?? second.end };
    const message = `There is no command "${first.text} ${second.text}".`;
    return [findingAt(range, 'command/tool', message, `Write ${meant.join(' ')}.`, meant)];
  }
  const calls = words.some((word) => word.text === 'run') && /gadget/i.test(first.text);
  const own = Object.values(model.tools)[0]?.words;
  if (!calls || own === undefined || first.text.includes('/')) return [];
  const hint = `Write ${own.join(' ')}, or ig on a host.`;
  return [findingAt(first, 'command/tool', `There is no program "${first.text}".`, hint, own)];
}

/** Mistakes in the reference of a gadget's image. */
export const imageReference: Rule = (call, { model }) => {
  const { image } = call;
  if (!image) return [];
  const findings: Finding[] = [];
  if (image.tag !== undefined && image.entry && /^\d+\.\d+\.\d+/.test(image.tag)) {
    const place = wordPlace(image.word, image.tagIndex, image.tagIndex + image.tag.length);
    const message = `There is no tag "${image.tag}": tags of releases begin with v.`;
    findings.push(findingAt(place, 'command/tag', message, `Write v${image.tag}.`, `v${image.tag}`));
  }
  const name = image.name.split('/').at(-1) ?? '';
  const known = model.gadgets.find((one) => one.here && one.name === name);
  const [host] = model.imagePrefix.split('/');
  if (known && !image.entry && host !== undefined && image.name.startsWith(`${host}/`)) {
    const fixed = `${model.imagePrefix}${name}${image.tag === undefined ? '' : `:${image.tag}`}`;
    const message = `"${image.name}" is not the image of the gadget ${name}.`;
    findings.push(findingAt(image.word, 'command/image', message, `Its image is ${model.imagePrefix}${name}.`, fixed));
  }
  return findings;
};

/** A `run` without an image, and words after it that no flag takes. */
export const imageAndRest: Rule = (call, { model }) => {
  const last = call.path.at(-1);
  if (!last?.run || call.unknown) return [];
  const given = new Set(call.args.flags.map((flag) => flag.name));
  const [image, ...rest] = call.args.positional;
  if (!image) {
    if (given.has('--file') || given.has('--help')) return [];
    const place = { offset: end(call) - 1, end: end(call) };
    const hint = `Specify the gadget: ${commandName(model, call.tool, call.path)} trace_exec, or a manifest with --file.`;
    return [findingAt(place, 'command/image', 'The command does not specify a gadget.', hint)];
  }
  // A word after an unknown flag may be its value; the flag is the mistake.
  const taken = call.args.flags.filter((flag) => !flag.spec && flag.value === undefined).map((flag) => flag.word.end);
  const left = rest.filter((word) => !taken.some((at) => word.offset > at && word.offset - at < 3));
  return left.map((word): Finding => {
    const { args } = call.invocation;
    const previous = args[args.indexOf(word) - 1];
    const before = call.args.flags.find((flag) => flag.word === previous && flag.value === undefined);
    const separate = /^(?:true|false)$/.test(word.text) && before !== undefined;
    const message = `The word "${word.text}" is not expected here.`;
    if (!separate)
      return findingAt(word, 'command/word', message, 'run takes one image; a value with spaces needs quotes.');
    const tied = `${before.written}=${word.text}`;
    return {
      ...findingAt(word, 'command/word', message, `The value of a switch follows =: ${tied}.`),
      fix: { offset: before.word.offset, end: word.end, words: [tied] },
    };
  });
};

function nextWord(call: ParsedCommand, word: Word): Word | undefined {
  const at = call.args.positional.indexOf(word);
  const next = call.args.positional[at + 1];
  return next && /^[a-z]/.test(next.text) ? next : undefined;
}

/** The gadget of that name, written with other signs or in other letters. */
function gadgetNamed(text: string, model: CommandModel): string | undefined {
  const bare = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');
  const wanted = bare(text.replace(/:.*$/, ''));
  return model.gadgets.find(({ here, name }) => here && bare(name) === wanted)?.name;
}

function tagOf(text: string): string {
  return /:.*$/.exec(text)?.[0] ?? '';
}

function end(call: ParsedCommand): number {
  return Math.max(...call.tokens.map((token) => token.end));
}
