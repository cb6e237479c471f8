/** What of a listing is worth searching. */

import type { Code } from 'mdast';
import { isTerminal, readTerminal } from '../../../shared/commands/terminal';

/** Languages whose text nobody looks for. */
const SKIPPED: ReadonlySet<string> = new Set(['mermaid', 'text', 'txt', 'output']);

/** Names as people look for them: flags, `snake_case`, `dotted.names`, `camelCase`, `CONSTANTS`. */
const NAME = /--[a-z][\w-]*|[A-Za-z]\w*(?:[._]\w+)+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z][A-Z0-9_]{2,}/g;

/**
 * The names in a listing that the article has not had. Its other words are nearly all of the bytes and none of the
 * answers: without them the full text is 10 % smaller and the ranking is the same. Of a terminal only commands count,
 * and flags of a command are found where tables define them.
 * Variables are left out: their values say nothing about the page.
 */
export function codeText(node: Code, seen: ReadonlySet<string>): string {
  const lang = node.lang ?? '';
  if (SKIPPED.has(lang)) return '';
  const text = isTerminal(lang, node.value) ? commandWords(node.value, lang) : node.value;
  return [...new Set(text.replace(/%[A-Z][A-Z0-9_]*%/g, ' ').match(NAME))].filter((name) => !seen.has(name)).join(' ');
}

/** The commands of a terminal without their flags. */
function commandWords(code: string, lang: string): string {
  return readTerminal(code, lang)
    .filter((line) => line.kind === 'command')
    .map((line) => line.text.replace(/--[a-z][\w-]*/g, ' '))
    .join('\n');
}
