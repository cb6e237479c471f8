import type { Element } from 'hast';
import type { Nodes, Table, TableCell, TableRow } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';
import { rowNames } from '../text/row-names';
import { textOf } from '../text/nodes';
import { definitionRows, isReference } from './definition-rows';
import { element, hastText, visitElements } from './hast';
import { longestPart } from './inline-code';
import { rowId } from './row-id';
import type { HtmlState } from './state';

/** Columns that need no more letters than this stand beside each other on a phone. */
const FITS_A_PHONE = 34;
/** Pixels that a table may need at least to stand in the column of every window from 640 px on. */
const FITS_EVERY_COLUMN = 540;
/** Pixels that a table may need at least to stand in the column where that has its whole width. */
const FITS_THE_COLUMN = 700;
/** A row of more cells than these is no list but a line of numbers or marks, to be compared with the lines around. */
const MOST_CELLS_OF_A_LIST = 6;
/** Width of a letter of code and of text at the size of tables, and the room beside a cell. */
const CODE_LETTER = 8.4;
const TEXT_LETTER = 7.6;
const CELL_ROOM = 20;

/**
 * A table. One that defines flags or fields becomes reference rows. Others stack their cells, each under the name of
 * its column, where they do not fit: on a phone those with more than a few letters, in wider windows those whose words
 * need more than the column has. Tables of many columns scroll in a box of their own. A row that begins with code has
 * an address of its own.
 */
export function table(state: HtmlState, toHast: State, node: Table): Element {
  for (const name of rowNames(node, state.variables)) state.named.add(name);
  if (isReference(node)) return definitionRows(state, toHast, node);
  const [head, ...rows] = node.children;
  for (const row of rows) {
    const id = rowId(state, row);
    if (id !== null) row.data = { ...row.data, hProperties: { id } };
  }
  const names = head?.children.map((cell) => textOf(cell).trim()) ?? [];
  const stacks = !fitsAPhone(node);
  const made = defaultHandlers.table(toHast, node);
  visitElements(made, (part) => {
    // A header cell without text names nothing to a screen reader; it is an empty cell.
    if (part.tagName === 'th') {
      if (part.children.length === 0) part.tagName = 'td';
      else part.properties['scope'] = 'col';
    }
    if (part.tagName === 'tr' && stacks && names.length > 2) nameCells(part, names);
  });
  const least = leastWidth(node);
  const scrolls = least > FITS_EVERY_COLUMN && names.length > MOST_CELLS_OF_A_LIST;
  const classes = [
    ...(stacks ? ['is-stacked'] : []),
    ...(least > FITS_EVERY_COLUMN && !scrolls ? ['is-wide'] : []),
    ...(least > FITS_THE_COLUMN && !scrolls ? ['is-list'] : []),
    ...(leadsOn(rows) ? ['is-links'] : []),
  ];
  if (classes.length > 0) made.properties['className'] = classes;
  return element('div', { className: [scrolls ? 'table-scroll' : 'table-whole'] }, [made]);
}

/** Stacked, a cell says which column it is of; the first one names the row. */
function nameCells(row: Element, names: readonly string[]): void {
  const cells = row.children.filter((child): child is Element => child.type === 'element');
  cells.forEach((cell, index) => {
    if (index > 0 && cell.tagName === 'td' && hastText(cell.children).trim() !== '' && names[index])
      cell.properties['dataLabel'] = names[index];
  });
}

/** Whether each row is a way on: one of its cells is a link and nothing else. */
function leadsOn(rows: readonly TableRow[]): boolean {
  return rows.length > 2 && rows.every(({ children }) => children.some(isLink));
}

const isLink = ({ children: [first, ...others] }: TableCell): boolean => first?.type === 'link' && others.length === 0;

function fitsAPhone(node: Table): boolean {
  return sum(columnsOf(node, (cell) => textOf(cell).length)) <= FITS_A_PHONE;
}

/** Pixels below which a table cannot go, because its words do not break. */
function leastWidth(node: Table): number {
  return sum(columnsOf(node, longestWord).map((width) => width + CELL_ROOM));
}

function longestWord(node: Nodes): number {
  if (node.type === 'inlineCode') return longestPart(node.value) * CODE_LETTER;
  if (node.type === 'text') return longest(node.value) * TEXT_LETTER;
  return 'children' in node ? Math.max(0, ...node.children.map(longestWord)) : 0;
}

const longest = (text: string): number => Math.max(0, ...text.split(/\s+/).map((word) => word.length));

function columnsOf(node: Table, measure: (cell: Nodes) => number): number[] {
  const widths: number[] = [];
  for (const row of node.children)
    row.children.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, measure(cell))));
  return widths;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
