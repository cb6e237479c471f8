import type { Code, Nodes, Root, InlineCode, Table } from 'mdast';
import { isTerminal, readTerminal } from '../../../shared/commands/terminal';
import type { SearchRow, SearchSection, RowKind } from '../../../shared/search/model';
import { children, headingId, plainText, textOf, nodesOf } from '../nodes';
import { rowAnchor } from '../../../shared/gadgets/row-ids';
import { variablesIn } from '../variables';

/** Takes sections and identifier rows out of a compiled Markdown tree, as the search wants them. */

interface OpenSection extends SearchSection {
  /** Words of its listings. They end the text, so that passages show prose first. */
  code: string;
}

interface OpenArticle {
  sections: OpenSection[];
  rows: SearchRow[];
}

export interface ArticleText {
  sections: SearchSection[];
  rows: SearchRow[];
}

/**
 * Sections by heading, in reading order, the first without heading for the text before any heading; and the rows of tables
 * whose first cell is code, which point at their section. A level-1 heading is the page's title and left out.
 */
export function collectArticleText(tree: Root): ArticleText {
  const article: OpenArticle = { sections: [{ id: null, heading: '', level: 1, text: '', code: '' }], rows: [] };
  const seen = new Set<string>();
  for (const node of tree.children) visit(node, article, seen);
  const sections = article.sections.map(({ code, text, ...section }) => ({ ...section, text: (text + code).trim() }));
  return { sections: sections.filter((section) => section.heading !== '' || section.text !== ''), rows: article.rows };
}

function visit(node: Nodes, article: OpenArticle, seen: Set<string>): void {
  if (node.type === 'heading') {
    if (node.depth > 1)
      article.sections.push({ id: headingId(node), heading: plainText(node), level: node.depth, text: '', code: '' });
  } else if (node.type === 'code') {
    append(article, 'code', codeText(node, seen), seen);
  } else if (node.type === 'tableRow') {
    visitRow(node, article, seen);
  } else if (isBlockOfBlocks(node)) {
    for (const child of children(node)) visit(child, article, seen);
  } else {
    append(article, 'text', plainText(node), seen);
  }
}

function visitRow(node: Nodes, article: OpenArticle, seen: Set<string>): void {
  const section = article.sections.at(-1);
  const row = readRow(children(node));
  if (row && section) article.rows.push(...toRows(row, section));
  else append(article, 'text', plainText(node), seen);
}

/** Nodes whose children are visited one by one, because they may contain headings, listings or tables. */
function isBlockOfBlocks(node: Nodes): boolean {
  return (
    node.type !== 'paragraph' && children(node).some((child) => child.type !== 'text' && child.type !== 'inlineCode')
  );
}

function append(article: OpenArticle, part: 'text' | 'code', text: string, seen: Set<string>): void {
  const section = article.sections.at(-1);
  if (!section || text === '') return;
  for (const word of text.split(' ')) seen.add(bareWord(word));
  section[part] += `${text} `;
}

const SIGNED = /^[(“"]|[.,;:!?)”"]$/;

/** A word without the signs around it, which most words have none of. */
const bareWord = (word: string): string => (SIGNED.test(word) ? word.replace(/^[(“"]+|[.,;:!?)”"]+$/g, '') : word);

const SKIPPED: ReadonlySet<string> = new Set(['mermaid', 'text', 'txt', 'output']);

/** Names as people look for them: flags, `snake_case`, `dotted.names`, `camelCase`, `CONSTANTS`. */
const NAME = /--[a-z][\w-]*|[A-Za-z]\w*(?:[._]\w+)+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z][A-Z0-9_]{2,}/g;

/**
 * The names in a listing that the article has not had. Its other words are nearly all of the bytes and none of the
 * answers: without them the full text is 10 % smaller and the ranking is the same. Of a terminal only commands count,
 * and flags of a command are found where tables define them.
 * Variables are left out: their values say nothing about the page.
 */
function codeText(node: Code, seen: ReadonlySet<string>): string {
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

interface TableRow {
  names: string[];
  text: string;
}

/** Longer code in a first cell is an example, not a name. */
const LONGEST_NAME = 80;
/** With more prose than this next to the code, the cell is a sentence about it. */
const MOST_PROSE = 24;
/** A short flag in a separate cell is one of the row's names. */
const SHORT_FLAG = /^-\w$/;

/** The identifiers of a row by its cells, and the text of the others; `null` when the first cell is no identifier. */
export function readRow(cells: readonly Nodes[]): TableRow | null {
  const [first, ...others] = cells;
  if (!first) return null;
  const named = codesIn(first)
    .map(nameOf)
    .filter((name) => name !== '' && name.length <= LONGEST_NAME);
  if (named.length === 0) return null;
  const prose = codesIn(first)
    .reduce((text, code) => text.replace(code, ' '), plainText(first))
    .replace(/[\s,/|()]|\bor\b|\band\b/g, '');
  if (prose.length > MOST_PROSE) return null;
  const texts = others.map(plainText);
  return {
    names: [...new Set([...named, ...texts.filter((text) => SHORT_FLAG.test(text))])],
    text: texts.filter((text) => text !== '' && !SHORT_FLAG.test(text)).join(' · '),
  };
}

/** One search row a name; only the first carries the text. */
export function toRows(row: TableRow, section: SearchSection): SearchRow[] {
  return row.names.map((name, at) => ({
    id: section.id ?? '',
    name,
    kind: kindOf(name, section.heading),
    text: at === 0 ? row.text : '',
  }));
}

function kindOf(name: string, heading: string): RowKind {
  if (name.startsWith('-')) return 'flag';
  return /\b(?:field|column)s?\b/i.test(heading) ? 'field' : 'key';
}

/** A signature counts by the name before its parameters, without the star of a pointer before that. */
function nameOf(code: string): string {
  return /^(?:[\w*]+ )*\**([\w.]+)\(/.exec(code)?.[1] ?? code;
}

function codesIn(node: Nodes): string[] {
  return node.type === 'inlineCode' ? [node.value] : children(node).flatMap(codesIn);
}

/** Columns besides the first one that name what a row defines. */
const NAMING = new Set(['flag', 'flags', 'alias', 'aliases']);

/**
 * The codes of a table that name what its rows define. A row that begins with other words defines nothing; a name with
 * a variable is another one in every version.
 */
export function rowNames({ children: [head, ...rows] }: Table, variables: ReadonlySet<string>): InlineCode[] {
  const naming = head?.children.map((cell, at) => at === 0 || NAMING.has(textOf(cell).trim().toLowerCase())) ?? [];
  const names = rows
    .filter((row) => row.children[0]?.children[0]?.type === 'inlineCode')
    .flatMap((row) => row.children.filter((_, at) => naming[at]).flatMap((cell) => cell.children));
  return names.filter(
    (node): node is InlineCode =>
      node.type === 'inlineCode' && rowAnchor(node.value) !== null && variablesIn(node.value, variables).length === 0,
  );
}

/** A name without parameters: a function is the same with others. */
export const bareName = (name: string): string => name.replace(/\(.*$/s, '');

/** Names without one of these characters get no anchor (`rowAnchor`). */
const NAMES_SOMETHING = /[\p{L}\p{N}_]/u;

/** What the code of a page names, in running text and in listings: each text as a whole, and its words. */
export function collectCodeNames(root: Root): string[] {
  const texts = nodesOf(root).flatMap((node) =>
    node.type === 'inlineCode' || (node.type === 'code' && node.lang !== 'mermaid') ? [node.value] : [],
  );
  const words = new Set(texts.flatMap((text) => [text, ...text.split(/[\s=,|]+/)]));
  return [...new Set([...words].map(bareName))].filter((name) => NAMES_SOMETHING.test(name));
}
