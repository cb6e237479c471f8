import type { Code, InlineCode, Nodes, Root } from 'mdast';
import { placeInText } from '../../model/diagnostic';
import type { ArticleHeading, ArticleSnippet, ArticleProse } from '../article';
import { nodesOf, children, placeOf, textOf } from '../nodes';

/**
 * Every listing and every inline code of a page, in reading order. The texts are taken from `source`, the file's lines,
 * so that variables keep their names, and each character has its place in the file.
 */
export function collectSnippets(tree: Root, source: string): ArticleSnippet[] {
  const lines = source.split('\n');
  const snippets: ArticleSnippet[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type === 'code') snippets.push(listing(node, lines));
    else if (node.type === 'inlineCode') snippets.push(inline(node, lines));
  }
  return snippets;
}

/** Top-level headings of a page, with their levels as written and without the ids that they are given. */
export function collectHeadings(tree: Root): ArticleHeading[] {
  return tree.children.flatMap((node) =>
    node.type === 'heading'
      ? [{ depth: node.depth, text: textOf(node).replace(/\s*\{#[^{}]*\}$/, ''), ...placeOf(node) }]
      : [],
  );
}

/** Place in the file of an offset in a snippet's text. */
export function placeInSnippet(snippet: ArticleSnippet, offset: number): { line: number; column: number } {
  const { line, column } = placeInText(snippet.text, offset);
  return { line: snippet.line + line - 1, column: (snippet.columns[line - 1] ?? 1) + column - 1 };
}

function listing(node: Code, lines: readonly string[]): ArticleSnippet {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const opening = (lines[start.line - 1] ?? '').slice(start.column - 1);
  const fenced = /^ {0,3}(?:`{3,}|~{3,})/.test(opening);
  const first = fenced ? start.line + 1 : start.line;
  const wanted = node.value === '' ? [] : node.value.split('\n');
  const count = Math.min(wanted.length, end.line - first + 1);
  const own = lines.slice(first - 1, first - 1 + count).map((line, index) => {
    const column = fenced
      ? contentStart(line, start.column - 1)
      : Math.max(0, line.length - (wanted[index]?.length ?? 0));
    return { column: column + 1, text: line.slice(column) };
  });
  return {
    kind: 'fence',
    language: (node.lang ?? '').toLowerCase(),
    meta: node.meta ?? '',
    text: own.map(({ text }) => text).join('\n'),
    line: first,
    columns: own.map(({ column }) => column),
  };
}

function contentStart(line: string, indent: number): number {
  let column = 0;
  while (column < indent && /[\s>]/.test(line[column] ?? '')) column++;
  return column;
}

function inline(node: InlineCode, lines: readonly string[]): ArticleSnippet {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const parts = lines.slice(start.line - 1, end.line).map((line, index, all) => {
    const from = index === 0 ? start.column - 1 : contentStart(line, line.length);
    const to = index === all.length - 1 ? end.column - 1 : line.length;
    return { column: from + 1, text: line.slice(from, to) };
  });
  const [first] = parts;
  const ticks = /^`+/.exec(first?.text ?? '')?.[0].length ?? 0;
  const last = parts.at(-1);
  if (last) last.text = last.text.slice(0, last.text.length - ticks);
  if (first) {
    first.text = first.text.slice(ticks);
    first.column += ticks;
  }
  return {
    kind: 'inline',
    language: '',
    meta: '',
    text: parts.map(({ text }) => text).join('\n'),
    line: start.line,
    columns: parts.map(({ column }) => column),
  };
}

/** Replaces inline code in prose by one word that no language rule matches. */
const CODE_WORD = '\uFFFC';

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** The running text of a page, block by block in reading order. Listings are left out, inline code is one character. */
export function collectProse(nodes: readonly Nodes[]): ArticleProse[] {
  const found: ArticleProse[] = [];
  for (const node of nodes) {
    if (!BLOCKS.has(node.type)) continue;
    const block: ArticleProse = { heading: node.type === 'heading', text: '', places: [] };
    append(node, block);
    if (block.text.trim() !== '') found.push(block);
  }
  return found;
}

/** Place in the file of an offset in a block of prose. */
export function placeInProse({ text, places }: ArticleProse, offset: number): { line: number; column: number } {
  const [start, line, column] = places.findLast(([from]) => from <= offset) ?? [0, 1, 1];
  const before = text.slice(start, offset).split('\n');
  const last = before.at(-1)?.length ?? 0;
  return before.length === 1 ? { line, column: column + last } : { line: line + before.length - 1, column: last + 1 };
}

function append(node: Nodes, block: ArticleProse): void {
  const text =
    node.type === 'text' ? node.value : node.type === 'inlineCode' ? CODE_WORD : node.type === 'break' ? '\n' : '';
  if (text !== '') {
    const { line, column } = placeOf(node);
    block.places.push([block.text.length, line, column]);
    block.text += text;
  }
  for (const child of children(node)) append(child, block);
}
