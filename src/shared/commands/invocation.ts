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

/** Words of a shell that begin a clause. */
const CLAUSES: ReadonlySet<string> = new Set(['then', 'do', 'else', 'elif', 'if', 'while', 'until', '!', '{', '--']);

/** How a program that starts another one is called. */
interface Wrapper {
  /** Its options that take the next word. */
  valued?: readonly string[];
  /** Number of its arguments between the options and the program. */
  own?: number;
}

/** Programs that run the command in their arguments. */
const WRAPPERS: ReadonlyMap<string, Wrapper> = new Map<string, Wrapper>([
  ['sudo', { valued: ['-u', '-g', '-h', '-p', '-C', '-D', '-R', '-T', '-U', '-r', '-t', '--user', '--group'] }],
  ['env', { valued: ['-u', '-C', '--unset', '--chdir'] }],
  ['watch', { valued: ['-n', '--interval'] }],
  ['timeout', { valued: ['-s', '-k', '--signal', '--kill-after'], own: 1 }],
  ['xargs', { valued: ['-I', '-n', '-P', '-L', '-a', '-d', '-s', '-E', '--max-args', '--max-procs', '--delimiter'] }],
  ['nice', { valued: ['-n', '--adjustment'] }],
  ['chroot', { own: 1 }],
  ['time', {}],
  ['nohup', {}],
  ['exec', {}],
  ['command', {}],
]);
const CONTAINER_TOOLS: ReadonlySet<string> = new Set(['docker', 'podman', 'nerdctl']);

/**
 * The tool a command calls, also after `sudo`, in `kubectl debug … -- ig` and in `docker run … ig-image`;
 * `null` for other commands.
 */
export function findInvocation(command: ShellCommand, model: CommandModel): Invocation | null {
  return fromWords(command.words, 0, model);
}

function fromWords(words: readonly Word[], start: number, model: CommandModel): Invocation | null {
  const index = skipWrappers(words, start);
  const program = words[index];
  if (!program) return null;
  const name = programName(program);
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

/** The program that a word calls, without its folder. */
export function programName({ text }: Word): string {
  return text.replace(/^.*\//, '');
}

/** Index of the program that a command finally runs: after variables, `sudo -E`, `timeout 5`. */
function skipWrappers(words: readonly Word[], start: number): number {
  let index = start;
  for (let word = words[index]; word; word = words[index]) {
    const wrapper = WRAPPERS.get(word.text);
    if (wrapper) index = behindOptions(words, index + 1, wrapper.valued) + (wrapper.own ?? 0);
    else if (CLAUSES.has(word.text) || /^\w+=/.test(word.text)) index++;
    else break;
  }
  return index;
}

/** The first word that is neither an option nor the value of one. */
function behindOptions(words: readonly Word[], start: number, valued: readonly string[] = []): number {
  let index = start;
  for (let option = words[index]?.text; option?.startsWith('-'); option = words[index]?.text) {
    index += valued.includes(option) ? 2 : 1;
    if (option === '--') break;
  }
  return index;
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
