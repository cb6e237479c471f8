/** Mistakes in the words of a call: commands of former versions, a missing `run`, a missing gadget, words left over. */

import type { Finding } from '../../commands/finding';
import { commandName, type CommandModel } from '../../commands/model';
import type { ParsedCommand } from '../../commands/parse';
import type { Word } from '../../commands/shell';
import { nearest } from '../../nearest';
import { atWord, listed, type Rule } from './rule';

/** `kubectl gadget trace dns`: gadgets were built in once; `kubectl gadget trace_dns`: the command is missing. */
export const missingRun: Rule = (call, { model }) => {
  const word = call.unknown;
  if (!word || call.path.length > 0 || !model.tools[call.tool].commands.some((one) => one.run && one.here)) return [];
  const next = nextWord(call, word);
  const pair = next ? gadgetNamed(`${word.text}_${next.text}`, model, 'exact') : undefined;
  const alone = gadgetNamed(word.text, model, 'exact') ?? successor(word.text, model);
  const name = commandName(model, call.tool, []);
  if (next && pair !== undefined) {
    const range = { offset: word.offset, end: next.end };
    const hint = `The gadget is an image now: ${name} run ${pair}.`;
    return [atWord(range, 'command/built-in', `"${name} ${word.text} ${next.text}" was removed.`, hint, 'run', pair)];
  }
  if (model.removed.includes(word.text)) {
    const both = next && alone === undefined ? gadgetNamed(`${word.text}_${next.text}`, model, 'near') : undefined;
    const near = alone ?? both;
    const range = { offset: word.offset, end: next && both !== undefined ? next.end : word.end };
    const known = model.gadgets.filter((one) => one.view?.category === word.text).map((one) => one.name);
    const hint =
      near !== undefined
        ? `Its successor is an image: ${name} run ${near}.`
        : known.length > 0
          ? `Gadgets are images now: ${name} run ${listed(known)}.`
          : `Gadgets are images now: ${name} run GADGET.`;
    const message = `"${name} ${word.text}" was removed.`;
    return [atWord(range, 'command/built-in', message, hint, ...(near === undefined ? [] : ['run', near]))];
  }
  if (alone === undefined) return [];
  const message = `"${word.text}" is a gadget, not a command.`;
  return [atWord(word, 'command/run', message, 'Gadgets are started with run.', 'run', alone + tagOf(word.text))];
};

/** A `run` without an image, and words behind it that no flag takes. */
export const imageAndRest: Rule = (call, { model }) => {
  const last = call.path.at(-1);
  if (!last?.run || call.unknown) return [];
  const given = new Set(call.args.flags.map((flag) => flag.name));
  const [image, ...rest] = call.args.positional;
  if (!image) {
    if (given.has('--file') || given.has('--help')) return [];
    const place = { offset: end(call) - 1, end: end(call) };
    const hint = `Name the gadget: ${commandName(model, call.tool, call.path)} trace_exec, or a manifest with --file.`;
    return [atWord(place, 'command/image', 'The command names no gadget.', hint)];
  }
  // What stands behind an unknown flag may be its value; the flag is the mistake.
  const taken = call.args.flags.filter((flag) => !flag.known && flag.value === undefined).map((flag) => flag.word.end);
  const left = rest.filter((word) => !taken.some((at) => word.offset > at && word.offset - at < 3));
  return left.map((word): Finding => {
    const { args } = call.invocation;
    const previous = args[args.indexOf(word) - 1];
    const before = call.args.flags.find((flag) => flag.word === previous && flag.value === undefined);
    const separate = /^(?:true|false)$/.test(word.text) && before !== undefined;
    const message = `Nothing takes the word "${word.text}".`;
    return separate
      ? {
          ...atWord(word, 'command/word', message, `A switch has its value behind =: ${before.written}=${word.text}.`),
          fix: { offset: before.word.offset, end: word.end, words: [`${before.written}=${word.text}`] },
        }
      : atWord(word, 'command/word', message, 'run takes one image; a value with spaces needs quotes.');
  });
};

function nextWord(call: ParsedCommand, word: Word): Word | undefined {
  const at = call.args.positional.indexOf(word);
  const next = call.args.positional[at + 1];
  return next && /^[a-z]/.test(next.text) ? next : undefined;
}

/** The gadget of that name, written with other signs or nearly so. */
function gadgetNamed(text: string, model: CommandModel, how: 'exact' | 'near'): string | undefined {
  const bare = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');
  const wanted = text.replace(/:.*$/, '');
  const names = model.gadgets.filter((one) => one.here).map((one) => one.name);
  const exact = names.find((name) => bare(name) === bare(wanted));
  return exact ?? (how === 'near' ? nearest(wanted, names) : undefined);
}

/** `network-policy` and `seccomp-advisor` live on as part of another name. */
function successor(text: string, model: CommandModel): string | undefined {
  if (!model.removed.includes(text)) return undefined;
  const bare = text.replace(/[-_]/g, '').replace(/(?:snoop|or)$/, '');
  const ends = model.gadgets.filter((one) => one.here && one.name.replace(/_/g, '').endsWith(bare));
  return ends.length === 1 ? ends[0]?.name : undefined;
}

function tagOf(text: string): string {
  return /:.*$/.exec(text)?.[0] ?? '';
}

/** Behind the last word of the call. */
function end(call: ParsedCommand): number {
  return Math.max(...call.tokens.map((token) => token.end));
}
