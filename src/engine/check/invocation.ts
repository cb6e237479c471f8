import type { ShellCommand, Word } from './shell-words';

export type Tool = 'kubectl-gadget' | 'ig' | 'gadgetctl';

/** A call of one of the tools inside a command line. */
export interface Invocation {
  tool: Tool;
  /** The tool's own word. */
  word: Word;
  /** What follows it. */
  args: Word[];
}

const WRAPPERS = new Set([
  'sudo',
  '-E',
  '-H',
  'env',
  'time',
  'nohup',
  'exec',
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
const CONTAINER_TOOLS = new Set(['docker', 'podman', 'nerdctl']);
const IG_IMAGE = /(?:^|\/)inspektor-gadget\/ig(?:[:@]|$)/;

/** The tool a command calls, also behind `sudo`, in `kubectl debug … -- ig` and in `docker run … ig-image`; `null` for other commands. */
export function findInvocation(command: ShellCommand): Invocation | null {
  return fromWords(command.words);
}

function fromWords(words: Word[]): Invocation | null {
  let index = 0;
  while (index < words.length && isWrapper(words, index)) index += words[index]?.text === 'timeout' ? 2 : 1;
  const word = words[index];
  if (!word) return null;
  const rest = words.slice(index + 1);
  const name = word.text.replace(/^.*\//, '');
  if (name === 'ig' || name === 'gadgetctl' || name === 'kubectl-gadget') return { tool: name, word, args: rest };
  if (name === 'kubectl')
    return rest[0]?.text === 'gadget' ? { tool: 'kubectl-gadget', word, args: rest.slice(1) } : behindDashes(rest);
  return CONTAINER_TOOLS.has(name) ? behindImage(rest) : null;
}

function isWrapper(words: Word[], index: number): boolean {
  const text = words[index]?.text ?? '';
  return WRAPPERS.has(text) || /^\w+=/.test(text) || text === 'timeout';
}

function behindDashes(words: Word[]): Invocation | null {
  const dashes = words.findIndex((word) => word.text === '--');
  return dashes < 0 ? null : fromWords(words.slice(dashes + 1));
}

function behindImage(words: Word[]): Invocation | null {
  const image = words.findIndex((word) => IG_IMAGE.test(word.text));
  const word = words[image];
  if (!word) return null;
  const args = words.slice(image + 1);
  return { tool: 'ig', word, args: args[0]?.text === 'ig' ? args.slice(1) : args };
}

/** The tool as it is typed. */
export function commandWord(tool: Tool): string {
  return tool === 'kubectl-gadget' ? 'kubectl gadget' : tool;
}
