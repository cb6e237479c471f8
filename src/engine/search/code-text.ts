/** What of a listing is worth searching. */

import type { Code } from 'mdast';

/** Languages whose text nobody looks for. */
const SKIPPED: ReadonlySet<string> = new Set(['mermaid', 'text', 'txt', 'output']);
const TERMINALS: ReadonlySet<string> = new Set(['console', 'terminal', 'shell-session']);
const PROMPT = /^\s*(?:[$#>]|PS>) (.*)$/;

/**
 * The words of a listing that the article has not had: manifests and commands repeat each other, and every byte is
 * fetched by the reader. Of a terminal only the commands count, not their output.
 */
export function codeText(node: Code, seen: ReadonlySet<string>): string {
  const lang = node.lang ?? '';
  if (SKIPPED.has(lang)) return '';
  const text = TERMINALS.has(lang) ? commands(node.value) : node.value;
  return [...new Set(text.split(/\s+/))].filter((word) => /[\p{L}\p{N}]/u.test(word) && !seen.has(word)).join(' ');
}

function commands(text: string): string {
  return text.split('\n').flatMap((line) => PROMPT.exec(line)?.[1] ?? []).join('\n');
}
