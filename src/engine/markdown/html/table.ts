import type { Element, ElementContent } from 'hast';
import type { Nodes, Table, TableCell, TableRow } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';
import { rowNames } from '../text/article-text';
import { textOf } from '../nodes';
import { element, hastText, visitElements, newline, text } from './hast';
import { longestPart } from './inline-code';
import { tokenElements, tokenize, tokensBetween } from '../code/tokens';
import type { HtmlState } from './state';
import { rowAnchor } from '../../../shared/gadgets/row-ids';
import { variablesIn } from '../variables';

/** Columns that need no more letters than this fit side by side on a phone. */
const FITS_A_PHONE = 34;
/** Minimum width, in pixels, of a table that still fits the text column of every window from 640 px on. */
const FITS_EVERY_COLUMN = 540;
/** Minimum width, in pixels, of a table that still fits the text column at its full width. */
const FITS_THE_COLUMN = 700;
/** A row of more cells than these is no list but a line of numbers or marks, to be compared with the lines around. */
const MOST_CELLS_OF_A_LIST = 6;
const CODE_LETTER = 8.4;
const TEXT_LETTER = 7.6;
const CELL_ROOM = 20;

/**
 * A table. One that defines flags or fields becomes reference rows. Others stack their cells, each under the name of
 * its column, where they do not fit: on a phone those with more than a few letters, in wider windows those whose words
 * need more than the column has. Tables of many columns scroll. A row that begins with code has
 * its own address.
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

/** Labels the cells of a stacked row with their columns; the first cell names the row. */
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

/** The id of a row that begins with code. A name with a variable has none: it would be another one in every version. */
function rowId(state: HtmlState, row: TableRow): string | null {
  const [first] = row.children[0]?.children ?? [];
  const name = first?.type === 'inlineCode' ? first.value : undefined;
  if (name === undefined || variablesIn(name, state.variables).length > 0) return null;
  const anchor = rowAnchor(name);
  if (anchor === null) return null;
  const id = state.slugger.slug(anchor);
  state.ids.push(id);
  return id;
}

/** Heads of first columns whose code names what the row defines. */
const DEFINING_HEADS =
  /^(?:optional )?(?:annotation|field|flag|function|key|macro|member|option|parameter|signature|variable)s?$/;
/** Columns whose values say themselves what they are. */
const UNNAMED_FACTS: ReadonlySet<string> = new Set(['type', 'short', 'flag', 'flags', 'flag of ig']);
/** Columns that only tables of definitions have between the name and its meaning. */
const FACTS: ReadonlySet<string> = new Set([...UNNAMED_FACTS, 'default', 'required', 'alias']);
/** Headers of last columns that only announce an explanation. Any other header is repeated before each text. */
const GENERAL_HEADS =
  /^(?:|meaning|content|description|details|explanation|effect|purpose|remarks|notes|use|usage|what it (?:controls|does|means))$/;
/** Letters of a name with its facts, and of a meaning, that half of a wide column shows in a line, and in a few. */
const SHORT_NAME = 48;
const SHORT_MEANING = 100;

/**
 * Whether a table defines names: each row begins with code, and the head of the first column, or a type or default
 * next to it, says so. A table compares what is in its columns where its head contains code, and one that explains
 * names before its last column has another order.
 */
function isReference({ children: [head, ...rows] }: Table): boolean {
  const names = columnNames(head);
  const [first = '', ...facts] = names.slice(0, -1);
  const isDefining =
    DEFINING_HEADS.test(first) ||
    (facts.some((name) => name === 'type' || name === 'default') && facts.every((name) => FACTS.has(name)));
  return (
    isDefining &&
    !head?.children.some(beginsWithCode) &&
    !facts.some((name) => GENERAL_HEADS.test(name)) &&
    rows.every(({ children: [cell] }) => beginsWithCode(cell))
  );
}

function definitionRows(state: HtmlState, toHast: State, { children: [head, ...rows] }: Table): Element {
  const names = columnNames(head);
  const last = head?.children.at(-1);
  const label = last && !GENERAL_HEADS.test(names.at(-1) ?? '') ? textOf(last).trim() : null;
  const list = rows.flatMap((row) => [newline(), definition(state, toHast, row, { names, label })]);
  const className = ['rows', ...(rows.every(isShort) ? [] : ['rows--long'])];
  return element('div', { className }, [element('dl', {}, [...list, newline()])]);
}

function isShort({ children }: TableRow): boolean {
  const lengths = children.map((cell) => textOf(cell).length);
  return (lengths.pop() ?? 0) <= SHORT_MEANING && sum(lengths) <= SHORT_NAME;
}

/** The columns of a table: their headers in lower case, and the last header where it is not a general one. */
interface Columns {
  names: readonly string[];
  label: string | null;
}

function definition(state: HtmlState, toHast: State, row: TableRow, { names, label }: Columns): Element {
  const id = rowId(state, row);
  const [first, ...others] = row.children;
  const meaning = others.pop();
  const facts = others.flatMap((cell, index) => {
    const words = fact(toHast, names[index + 1] ?? '', cell);
    return words.length === 0 ? [] : [text(' '), element('span', {}, words)];
  });
  const name = first ? inline(toHast, first) : [];
  if (names[0] === 'signature') for (const code of name) if (code.type === 'element') highlight(state, code);
  return element('div', id === null ? {} : { id }, [
    element('dt', {}, [...(id === null ? name : [element('a', { href: `#${id}` }, name)]), ...facts]),
    element('dd', {}, meaning ? labelled(label, isEmpty(meaning), inline(toHast, meaning)) : []),
  ]);
}

/** In C the type is in front of a name. */
const IN_C = /^[\w ]+[ *]\w+\(/;
/** Without it the grammar takes a function that is declared for one that is called. */
const GO_KEYWORD = 'func ';

/** Colours the words of a signature, in C or Go. */
function highlight({ highlighter, variables }: HtmlState, code: Element): void {
  const words = hastText(code.children);
  if (code.tagName !== 'code' || variablesIn(words, variables).length > 0) return;
  const [before, language] = IN_C.test(words) ? ['', 'c'] : [GO_KEYWORD, 'go'];
  const [line = []] = tokenize(highlighter, before + words, language);
  code.properties['className'] = ['signature'];
  code.children = tokenElements(tokensBetween(line, before.length));
}

function labelled(label: string | null, isEmpty: boolean, meaning: ElementContent[]): ElementContent[] {
  return label === null || isEmpty ? meaning : [text(`${label}: `), ...meaning];
}

/** What a column says of a name, in few words. An answer is its question where it is "yes", and nothing where "no". */
function fact(toHast: State, name: string, cell: TableCell): ElementContent[] {
  const answer = cell.children[0]?.type === 'text' ? textOf(cell).trim() : '';
  if (isEmpty(cell) || answer === 'no') return [];
  if (answer === 'yes') return [text(name)];
  return [...(UNNAMED_FACTS.has(name) ? [] : [text(`${name} `)]), ...inline(toHast, cell)];
}

const inline = (toHast: State, cell: TableCell): ElementContent[] => toHast.all(cell) as ElementContent[];

const columnNames = (head: TableRow | undefined): string[] =>
  head?.children.map((cell) => textOf(cell).trim().toLowerCase()) ?? [];

const beginsWithCode = (cell: TableCell | undefined): boolean => cell?.children[0]?.type === 'inlineCode';

/** True also for a dash, and for a word that means "nothing". */
const isEmpty = (cell: TableCell): boolean => /^\s*(?:[–—-]|empty)?\s*$/.test(textOf(cell));
