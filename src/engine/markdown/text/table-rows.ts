/** Reads the identifiers that the row of a Markdown table defines. */

import type { Nodes } from 'mdast';
import type { RowKind, SearchRow, SearchSection } from '../../../shared/search/model';
import { children, plainText } from './nodes';

interface TableRow {
  names: string[];
  text: string;
}

/** Longer code in a first cell is an example, not a name. */
const LONGEST_NAME = 80;
/** More prose than this beside the code makes the cell a sentence about it. */
const MOST_PROSE = 24;
/** A short flag in a cell of its own belongs to the row's names. */
const SHORT_FLAG = /^-\w$/;

/**
 * The identifiers of a row by its cells, and the text of the other cells; `null` when the first cell is no identifier.
 */
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
