import type { Element, ElementContent } from 'hast';
import type { Table, TableCell, TableRow } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { textOf } from '../text/nodes';
import { element, newline, text } from './hast';
import { rowId } from './row-id';
import type { HtmlState } from './state';

/** Columns that are read at a glance and stand beside the name. */
const FACTS = new Set(['type', 'default', 'short', 'required', 'flag', 'flags', 'flag of ig', 'alias']);
/** Facts whose value alone does not say what it is. */
const NAMED_FACTS = new Set(['default', 'required', 'alias']);
/**
 * Heads of last columns that only say that what stands below explains the name; any other one stands before each text.
 */
const GENERAL_HEADS =
  /^(?:|meaning|description|details|explanation|effect|purpose|remarks|notes|use|usage|what it (?:controls|does|means))$/;

/**
 * Whether a table defines names: each row begins with code alone, at least one column is a fact such as the type or
 * the default, and the last one says what the name means.
 */
export function isReference({ children: [head, ...rows] }: Table): boolean {
  const names = columnNames(head);
  return (
    names.length > 2 &&
    !FACTS.has(names.at(-1) ?? '') &&
    names.slice(1, -1).some((name) => name === 'type' || name === 'default') &&
    names.slice(1, -1).every((name) => FACTS.has(name)) &&
    rows.every((row) => row.children[0] !== undefined && isCode(row.children[0]))
  );
}

/** The rows of a table as definitions: the name and its facts on one line, the meaning below at full width. */
export function definitionRows(state: HtmlState, toHast: State, { children: [head, ...rows] }: Table): Element {
  const names = columnNames(head);
  const last = head?.children.at(-1);
  const label = last && !GENERAL_HEADS.test(names.at(-1) ?? '') ? textOf(last).trim() : null;
  const list = rows.flatMap((row) => [newline(), definition(state, toHast, row, { names, label })]);
  return element('div', { className: ['rows'] }, [element('dl', {}, [...list, newline()])]);
}

/**
 * The columns of a table: their heads in lower case, and that of the last one where it says more than that it explains.
 */
interface Columns {
  names: readonly string[];
  label: string | null;
}

function definition(state: HtmlState, toHast: State, row: TableRow, { names, label }: Columns): Element {
  const id = rowId(state, row);
  const [first, ...others] = row.children;
  const meaning = others.pop();
  const facts = others.flatMap((cell, index) => {
    const name = names[index + 1] ?? '';
    return isEmpty(cell) ? [] : [text(' '), element('span', {}, fact(toHast, name, cell))];
  });
  const name = first ? inline(toHast, first) : [];
  return element('div', id === null ? {} : { id }, [
    element('dt', {}, [...(id === null ? name : [element('a', { href: `#${id}` }, name)]), ...facts]),
    element('dd', {}, meaning ? labelled(label, isEmpty(meaning), inline(toHast, meaning)) : []),
  ]);
}

/** What explains a name, with the head of its column in front where that says what it is. */
function labelled(label: string | null, isEmpty: boolean, meaning: ElementContent[]): ElementContent[] {
  return label === null || isEmpty ? meaning : [text(`${label}: `), ...meaning];
}

function fact(toHast: State, name: string, cell: TableCell): ElementContent[] {
  return [...(NAMED_FACTS.has(name) ? [text(`${name} `)] : []), ...inline(toHast, cell)];
}

const inline = (toHast: State, cell: TableCell): ElementContent[] => toHast.all(cell) as ElementContent[];

const columnNames = (head: TableRow | undefined): string[] =>
  head?.children.map((cell) => textOf(cell).trim().toLowerCase()) ?? [];

/** A cell of nothing but code, with commas or bars between several. */
function isCode({ children }: TableCell): boolean {
  const rest = children.map((child) => (child.type === 'inlineCode' ? '' : textOf(child))).join('');
  return children.some((child) => child.type === 'inlineCode') && /^[\s,|/]*$/.test(rest);
}

/** Also a dash or a word which says that there is nothing. */
const isEmpty = (cell: TableCell): boolean => /^\s*(?:[–—-]|empty)?\s*$/.test(textOf(cell));
