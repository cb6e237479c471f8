/** Finds a call of one of the tools in a command line. */

import type { CommandModel, Tool } from './model';
import type { ShellCommand, Word } from './shell';

/** A call of one of the tools inside a command line. */
export interface Invocation {
  tool: Tool;
  /** What stands before the tool's words: `sudo`, variables, `docker run` with its options. */
  before: Word[];
  /** The tool's own words. */
  program: Word[];
  /** What follows them. */
  args: Word[];
}

/** Words that may stand before a program, or begin a clause of a script. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'sudo',
  '-E',
  '-H',
  'env',
  'time',
  'nohup',
  'exec',
  'timeout',
  'watch',
  '-n',
  'command',
  'then',
  'do',
  'else',
  'if',
  'while',
  'until',
  '!',
  '{',
  '--',
]);
const CONTAINER_TOOLS: ReadonlySet<string> = new Set(['docker', 'podman', 'nerdctl']);

/**
 * The tool a command calls, also behind `sudo`, in `kubectl debug … -- ig` and in `docker run … ig-image`;
 * `null` for other commands.
 */
export function findInvocation(command: ShellCommand, model: CommandModel): Invocation | null {
  return fromWords(command.words, 0, model);
}

function fromWords(words: readonly Word[], start: number, model: CommandModel): Invocation | null {
  let index = start;
  while (index < words.length && isWrapper(words[index])) index += takesValue(words, index) ? 2 : 1;
  const program = words[index];
  if (!program) return null;
  const name = program.text.replace(/^.*\//, '');
  for (const [tool, { words: own }] of toolsOf(model)) {
    const length = name === tool ? 1 : own.length;
    const fits =
      name === tool || (name === own[0] && own.slice(1).every((word, at) => words[index + 1 + at]?.text === word));
    if (fits) return split(words, tool, index, index + length);
  }
  if (CONTAINER_TOOLS.has(name)) return behindImage(words, index, model);
  const dashes = name === 'kubectl' ? words.findIndex((word, at) => at > index && word.text === '--') : -1;
  return dashes < 0 ? null : fromWords(words, dashes + 1, model);
}

function isWrapper(word: Word | undefined): boolean {
  const text = word?.text ?? '';
  return WRAPPERS.has(text) || /^\w+=/.test(text);
}

/** Whether the next word belongs to a wrapper: `timeout 5`, `watch -n 1`, but not `sudo -n`. */
function takesValue(words: readonly Word[], index: number): boolean {
  const text = words[index]?.text;
  return text === 'timeout' || (text === '-n' && /^[\d.]+$/.test(words[index + 1]?.text ?? ''));
}

function behindImage(words: readonly Word[], start: number, model: CommandModel): Invocation | null {
  for (let index = start + 1; index < words.length; index++) {
    const tool = toolsOf(model).find(
      ([, { image }]) => image !== undefined && isImage(words[index]?.text ?? '', image),
    );
    if (!tool) continue;
    const repeated = words[index + 1]?.text === tool[0];
    return split(words, tool[0], index, index + (repeated ? 2 : 1));
  }
  return null;
}

/** Whether a reference is to an image: with or without its registry, tag and digest. */
function isImage(reference: string, image: string): boolean {
  const name = reference.replace(/@.*$/, '').replace(/:[^/]*$/, '');
  return name === image || name === image.replace(/^[^/]*\//, '') || name.endsWith(`/${image.replace(/^[^/]*\//, '')}`);
}

function split(words: readonly Word[], tool: Tool, from: number, to: number): Invocation {
  return { tool, before: words.slice(0, from), program: words.slice(from, to), args: words.slice(to) };
}

function toolsOf(model: CommandModel): [Tool, CommandModel['tools'][Tool]][] {
  return Object.entries(model.tools) as [Tool, CommandModel['tools'][Tool]][];
}
