import { isTerminal, readTerminal, type TerminalStep } from '../../shared/commands/terminal';
import type { ArticleSnippet } from '../markdown/article';
import type { SnippetFinding } from './snippet-commands';

/** Signs that look right in a command and are not, and what to write. */
const SIGNS: readonly { pattern: RegExp; message: string; hint: string }[] = [
  {
    pattern: /\\[ \t]+$/,
    message: 'A space follows the backslash, so the command ends in this line.',
    hint: 'Remove the space.',
  },
  {
    pattern: /[\u00a0\u2000-\u200a\u202f\u3000]/,
    message: 'This is a no-break space, which separates no words.',
    hint: 'Type the space again.',
  },
  {
    pattern: /[\u2018-\u201f\u00ab\u00bb]/,
    message: 'This is a typographic quote, which a shell takes for a letter.',
    hint: 'Write \' or ".',
  },
  {
    pattern: /(?<=^|\s)[\u2010-\u2015\u2212]+-*(?=[A-Za-z])/,
    message: 'This is a long dash, which begins no flag.',
    hint: 'Write two hyphens, or one before a single letter.',
  },
];

/**
 * Commands that look right and cannot work: signs of a word processor, a `console` block without a prompt, whose
 * commands would count as output, and a command that never ends.
 */
export function mistypedCommands(
  { kind, language, text }: ArticleSnippet,
  steps: readonly TerminalStep[],
): SnippetFinding[] {
  if (kind === 'inline' || !isTerminal(language, text)) return [];
  const lines = readTerminal(text, language);
  const found: SnippetFinding[] = [];
  let offset = 0;
  for (const { kind: role, prompt, text: line } of lines) {
    offset += prompt.length;
    const code = line.replace(/(?:^|\s)#.*$/, '');
    for (const { pattern, message, hint } of role === 'command' ? SIGNS : []) {
      const index = code.search(pattern);
      if (index >= 0) found.push({ offset: offset + index, rule: 'command/sign', message, hint });
    }
    offset += line.length + 1;
  }
  if (text.trim() !== '' && lines.every(({ kind: role }) => role === 'output'))
    return [
      {
        offset: 0,
        rule: 'command/no-prompt',
        message: 'The console block has no prompt, so its commands are taken for output.',
        hint: 'Write "$ " before each command; output alone is a text block.',
      },
    ];
  const isOpen = steps.at(-1)?.script.unfinished ?? null;
  if (found.length > 0 || isOpen === null) return found;
  const message = 'The last command never ends: a quote, bracket, loop or here-document is open.';
  return [{ offset: text.trimEnd().length - 1, rule: 'command/open', message, hint: 'Close it in the same block.' }];
}
