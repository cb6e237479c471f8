import type { Writer } from '../words';

/** Signs that mean something in running text. One of them inside of a word does not, but for those that always do. */
const SIGNS = /[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#|\p{L})/gu;

/** A name as code; what holds backticks is enclosed by more of them. Bars would end the cell of a table. */
function code(name: string): string {
  const longest = Math.max(0, ...(name.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = name.startsWith('`') || name.endsWith('`') ? ' ' : '';
  return (fence + space + name + space + fence).replaceAll('|', '\\|');
}

const text = (words: string): string => words.replace(/\s*\n\s*/g, ' ').replace(SIGNS, '\\$&');

/** Words about a gadget as Markdown, fit for the cell of a table. */
export const MARKDOWN: Writer = {
  text,
  code,
  link: (words, address) => `[${text(words)}](${address})`,
  note: (words) => `(${text(words)})`,
  lines: (texts) => texts.join('<br>'),
};

/** A table of finished cells; columns in which no row says anything are left out. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, column) => column === 0 || rows.some((row) => (row[column] ?? '') !== ''));
  const line = (cells: readonly string[]): string => `| ${cells.filter((_, column) => used[column]).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
