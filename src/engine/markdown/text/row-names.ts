import type { InlineCode, Table } from 'mdast';
import { rowAnchor } from '../../../shared/row-anchor';
import { variablesIn } from '../variables';
import { textOf } from './nodes';

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
