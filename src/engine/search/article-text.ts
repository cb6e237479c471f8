/** Takes sections and identifier rows out of a compiled Markdown tree, as the search wants them. */

import type { Nodes, Root } from 'mdast';
import type { SearchRow, SearchSection } from '../../shared/search/model';
import { codeText } from './code-text';
import { children, headingId, plainText } from './nodes';
import { readRow, toRows } from './table-rows';

/** What an article holds. */
export interface ArticleText {
  sections: SearchSection[];
  rows: SearchRow[];
}

/**
 * Sections by heading, in reading order, the first without heading for what stands before one; and the rows of tables
 * whose first cell is code, which point at their section. A level-1 heading is the page's title and left out.
 */
export function collectArticleText(tree: Root): ArticleText {
  const article: ArticleText = { sections: [{ id: null, heading: '', level: 1, text: '' }], rows: [] };
  const seen = new Set<string>();
  for (const node of tree.children) visit(node, article, seen);
  for (const section of article.sections) section.text = section.text.trim();
  return { ...article, sections: article.sections.filter((section) => section.heading !== '' || section.text !== '') };
}

function visit(node: Nodes, article: ArticleText, seen: Set<string>): void {
  if (node.type === 'heading') {
    if (node.depth > 1) article.sections.push({ id: headingId(node), heading: plainText(node), level: node.depth, text: '' });
  } else if (node.type === 'code') {
    append(article, codeText(node, seen), seen);
  } else if (node.type === 'tableRow') {
    visitRow(node, article, seen);
  } else if (isBlockOfBlocks(node)) {
    for (const child of children(node)) visit(child, article, seen);
  } else {
    append(article, plainText(node), seen);
  }
}

function visitRow(node: Nodes, article: ArticleText, seen: Set<string>): void {
  const section = article.sections.at(-1);
  const row = readRow(children(node));
  if (row && section) article.rows.push(...toRows(row, section));
  else append(article, plainText(node), seen);
}

/** Nodes whose children have to be looked at one by one: they may hold headings, listings or tables. */
function isBlockOfBlocks(node: Nodes): boolean {
  return node.type !== 'paragraph' && children(node).some((child) => child.type !== 'text' && child.type !== 'inlineCode');
}

function append(article: ArticleText, text: string, seen: Set<string>): void {
  const section = article.sections.at(-1);
  if (!section || text === '') return;
  for (const word of text.split(' ')) seen.add(word.replace(/^[(“"]+|[.,;:!?)”"]+$/g, ''));
  section.text += `${text} `;
}
