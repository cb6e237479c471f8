/** Commands that a command hands to another shell: `ssh host '…'`, `bash -c "…"`, `kubectl exec … -- sh -c '…'`. */

import { behindOptions, behindWrappers, programName } from './invocation';
import { readShell, relocate, type ShellCommand, type Word } from './shell';

const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'zsh', 'dash', 'ash', 'ksh', 'fish', 'su']);

/** Options of `ssh` that take the next word. */
const SSH_VALUES = '-B -b -c -D -E -e -F -I -i -J -L -l -m -O -o -p -Q -R -S -W -w'.split(' ');

/** Shells in each other whose commands are read. */
const DEEPEST = 10;

/** The command, and behind it those that it hands to another shell. */
export function withHandedOver(command: ShellCommand, depth = 0): ShellCommand[] {
  const words = depth === DEEPEST ? [] : handedWords(command.words);
  if (words.length === 0) return [command];
  const { commands } = relocate(readShell(words.map(({ text }) => text).join(' ')), words.flatMap(placesOf));
  const inner = commands.map((one) => ({ ...one, redirected: one.redirected || command.redirected }));
  return [command, ...inner.flatMap((one) => withHandedOver(one, depth + 1))];
}

/** The words that the other shell reads as a line. */
function handedWords(words: readonly Word[]): Word[] {
  const shell = words.findIndex((word) => SHELLS.has(programName(word)));
  const option = shell < 0 ? -1 : words.findIndex(({ text }, index) => index > shell && /^-\w*c$/.test(text));
  if (option >= 0) return words.slice(option + 1, option + 2);
  const start = behindWrappers(words);
  const program = words[start];
  if (!program) return [];
  if (program.text === 'ssh') return behindHost(words, start + 1);
  if (program.text === 'eval') return words.slice(start + 1);
  // `watch` takes a whole line as well.
  return /\s/.test(program.text) ? words.slice(start) : [];
}

/** What `ssh` runs: options may stand on both sides of the host. */
function behindHost(words: readonly Word[], start: number): Word[] {
  const host = behindOptions(words, start, SSH_VALUES);
  return words.slice(behindOptions(words, host + 1, SSH_VALUES));
}

/** The place of each character of a word, and of the space behind it. */
function placesOf({ at, end }: Word): number[] {
  return [...at, end];
}
