import type { InlineCode, Table, Root } from 'mdast';
import { rowAnchor } from '../../../shared/row-anchor';
import { variablesIn } from '../variables';
import { textOf, nodesOf } from './nodes';

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

/** What a name that rows can have holds: without one of these it has no anchor (`rowAnchor`). */
const NAMES_SOMETHING = /[\p{L}\p{N}_]/u;

/** What the code of a page names, in running text and in listings: each text as a whole, and its words. */
export function collectCodeNames(root: Root): string[] {
  const texts = nodesOf(root).flatMap((node) =>
    node.type === 'inlineCode' || (node.type === 'code' && node.lang !== 'mermaid') ? [node.value] : [],
  );
  const words = new Set(texts.flatMap((text) => [text, ...text.split(/[\s=,|]+/)]));
  return [...new Set([...words].map(bareName))].filter((name) => NAMES_SOMETHING.test(name));
}
