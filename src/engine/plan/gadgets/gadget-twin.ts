import type { GadgetTagModel, RowModel, RowTable, Words } from '../../../views';

/** Signs that mean something in running text. Some have no meaning inside a word. */
const SIGNS = /[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#|\p{L})/gu;

/** A name as code, fenced by more backticks than it contains. Bars would end the cell of a table. */
export function code(name: string): string {
  const longest = Math.max(0, ...(name.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = name.startsWith('`') || name.endsWith('`') ? ' ' : '';
  return (fence + space + name + space + fence).replaceAll('|', '\\|');
}

/** A text that means itself. */
export const text = (words: string): string => words.replace(/\s*\n\s*/g, ' ').replace(SIGNS, '\\$&');

/** A sentence as Markdown, fit for the cell of a table. */
export function inMarkdown(words: Words): string {
  const pieces = words.map((piece) => {
    if (typeof piece === 'string') return text(piece);
    if (piece.kind === 'code') return code(piece.text);
    if (piece.kind === 'link') return `[${text(piece.text)}](${piece.href})`;
    return piece.kind === 'note' ? `(${text(piece.text)})` : '; ';
  });
  return pieces.join('');
}

/** A table of finished cells; empty columns are left out. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, column) => column === 0 || rows.some((row) => (row[column] ?? '') !== ''));
  const line = (cells: readonly string[]): string => `| ${cells.filter((_, column) => used[column]).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Markdown of a generated part; empty where its data is missing, which is reported when its HTML is made. */
export function gadgetTwin(model: GadgetTagModel | null | undefined): string {
  if (!model) return '';
  if (model.kind === 'glance')
    return model.facts.map(([name, words]) => `- **${name}:** ${inMarkdown(words)}`).join('\n');
  if (model.kind === 'rows')
    return [...tables(model.of, model.tables), inMarkdown(model.note)].filter((part) => part !== '').join('\n\n');
  return model.entries
    .map(({ gadget, href }) => `- [${code(gadget.name)}](${href}): ${text(gadget.summary)}`)
    .join('\n');
}

const SENTENCE_END = /[.!?]$/;

function sentences(...parts: string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (SENTENCE_END.test(part) ? part : `${part}.`))
    .join(' ');
}

const listed = (label: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${label}: ${names.map(code).join(', ')}`;

function tables(what: 'Flag' | 'Field', all: readonly RowTable[]): string[] {
  return all.flatMap(({ caption, groups }) => [
    inMarkdown(caption),
    ...groups.flatMap(({ label, rows }) => [
      label === null ? '' : `**${text(label)}**`,
      markdownTable([what, 'Type', 'Default', 'Printed', 'Meaning'], rows.map(row)),
    ]),
  ]);
}

function row(one: RowModel): string[] {
  const { meaning, notes, since, values, flags } = one;
  return [
    code(one.name),
    text(one.type),
    one.default ? code(one.default) : '',
    one.state ?? '',
    sentences(
      text(meaning),
      ...notes.map(inMarkdown),
      text(since),
      listed('Values', values),
      listed('Flags', flags ?? []),
    ),
  ];
}
