/** Calls of a tool by a name that is nearly right. */

import type { Finding } from '../../commands/finding';
import type { CommandModel } from '../../commands/model';
import type { ShellCommand } from '../../commands/shell';
import { nearest } from '../../nearest';
import { atWord } from './rule';

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
    return [atWord(range, 'command/tool', message, `Write ${meant.join(' ')}.`, ...meant)];
  }
  const calls = words.some((word) => word.text === 'run') && /gadget/i.test(first.text);
  const own = Object.values(model.tools)[0]?.words;
  if (!calls || own === undefined || first.text.includes('/')) return [];
  const hint = `Write ${own.join(' ')}, or ig on a host.`;
  return [atWord(first, 'command/tool', `There is no program "${first.text}".`, hint, ...own)];
}
