/** Finds the commands that listings and inline code contain or mention. */

import type { Finding } from '../../shared/commands/finding';
import type { ParsedCommand } from '../../shared/commands/parse';
import { readShell, relocate, type ShellCommand } from '../../shared/commands/shell';
import { isTerminal, readSteps, readTerminal, type TerminalStep } from '../../shared/commands/terminal';
import type { ArticleSnippet } from '../markdown/article';

/** A problem in a snippet, with its offset in the snippet's text. */
export type SnippetFinding = Omit<Finding, 'end' | 'fix'>;

interface TypedCommand {
  command: ShellCommand;
  output: TerminalStep['output'];
  script: TerminalStep['script'];
}

/** Fence names of texts that may show a terminal; a block without a language may as well. */
const TEXTS: ReadonlySet<string> = new Set(['', 'text', 'txt', 'output']);

/** Commands that a reader types. */
export function typedCommands(steps: readonly TerminalStep[]): TypedCommand[] {
  return steps.flatMap(({ script, output }) => script.commands.map((command) => ({ command, output, script })));
}

/** The steps of a snippet that shows a terminal. */
export function stepsOf({ kind, language, text }: ArticleSnippet): TerminalStep[] {
  // A line break in inline code is a space.
  if (kind === 'inline') return [{ script: readShell(text.replace(/\n/g, ' ')), output: [] }];
  if (isTerminal(language, text)) return readSteps(text, language);
  return TEXTS.has(language) && hasPrompt(text) ? readSteps(text, 'bash') : [];
}

const hasPrompt = (text: string): boolean => readTerminal(text, 'bash').some(({ prompt }) => prompt !== '');

/** Commands that comments of a terminal and lines of a text begin with. Words of a sentence may look like one. */
export function mentionedCommands({ kind, language, text }: ArticleSnippet): ShellCommand[] {
  if (kind === 'inline') return [];
  const lines = isTerminal(language, text) ? commentsOf(text, language) : TEXTS.has(language) ? plainLines(text) : [];
  return lines.flatMap((line) => {
    const mark = /^[\s#]*(?:\$ +)?/.exec(line.text)?.[0].length ?? 0;
    const places = Array.from({ length: line.text.length - mark + 1 }, (_, index) => line.offset + mark + index);
    return relocate(readShell(line.text.slice(mark)), places).commands.slice(0, 1);
  });
}

interface Line {
  text: string;
  offset: number;
}

function commentsOf(text: string, language: string): Line[] {
  if (hasPrompt(text)) return plainLines(text).filter((line) => line.text.trimStart().startsWith('#'));
  const comments = readTerminal(text, language).some(({ kind }) => kind === 'output')
    ? []
    : readShell(text).pieces.filter(({ kind }) => kind === 'comment');
  return comments.map(({ offset, end }) => ({ text: text.slice(offset, end), offset }));
}

/** Lines without a prompt, each with the lines that a backslash joins to it. */
function plainLines(text: string): Line[] {
  const found: Line[] = [];
  let offset = 0;
  for (const line of readTerminal(text, 'bash')) {
    const whole = /^(?:.*\\\n)*.*/.exec(text.slice(offset))?.[0] ?? '';
    if (line.prompt === '' && !line.continues) found.push({ text: whole, offset });
    offset += line.prompt.length + line.text.length + 1;
  }
  return found;
}

/** Whether a mentioned command is one: it has a flag, a gadget or a tag. `ig runs on the node` is a sentence. */
export function isPlainly({ args: { flags, positional }, unknown, image }: ParsedCommand): boolean {
  const isTagged = positional.some(({ text }) => /:(?:%|v\d|latest$|main$)/.test(text));
  return flags.length > 0 || isTagged || (unknown === null && image !== null && image.name.includes('_'));
}
