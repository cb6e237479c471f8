import { element, escapeAttribute, escapeText, hydrated } from '../../model/escape';
import type { Writer } from './words';

/** From this many values on, a list is folded. */
const FOLD_FROM = 17;

/** With fewer rows than this there is nothing to filter. */
const WORTH_FILTERING = 12;

/** A definition: a name with what is quickly read of it, its meaning, and the definitions that belong to it. */
export interface Row {
  id: string;
  name: string;
  /** Finished HTML next to the name, each of few words: type, default, state. */
  facts: string[];
  /** Finished HTML about the version that it came with; empty for what has always been there. */
  since: string;
  meaning: string;
  /** Seen from the start; the others are folded. */
  shown: boolean;
  /** Definitions below this one, such as the subfields of a field. */
  children: Row[];
}

/** Rows under a label; the first group may have none. */
export interface RowGroup {
  label?: string;
  rows: Row[];
  /** Folded: with its label, or below it. What is folded shows the names of its rows. */
  folded?: 'whole' | 'rows';
}

/** Rows that a reader may look through: with a bar that filters them, when there are many. */
export function rowsIsland(rows: readonly Row[], html: string): string {
  const count = countOf(rows);
  const bar =
    count < WORTH_FILTERING ? '' : hydrated('row-filter', { count, byDefault: count - foldedIn(html) }, 'rows__bar');
  return element('div', { class: 'rows', 'data-island': 'rows' }, bar + html);
}

function foldedIn(html: string): number {
  const open: boolean[] = [];
  let count = 0;
  for (const [mark] of html.matchAll(/<details(?: class="rows__more")?|<\/details>|<div id=/g)) {
    if (mark === '</details>') open.pop();
    else if (mark.startsWith('<details')) open.push(mark.endsWith('"'));
    else if (open.includes(true)) count++;
  }
  return count;
}

/** Groups of rows as lists of definitions, each under its label with the number of its rows. */
export function rowGroups(groups: readonly RowGroup[]): string {
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ label, rows, folded }) => {
      if (folded === 'whole') return fold(`${escapeText(label ?? '')} <small>${namesOf(rows)}</small>`, rows);
      const head =
        label === undefined ? '' : `<h3 class="rows__head">${escapeText(label)} <span>${countOf(rows)}</span></h3>`;
      const lists = folded === 'rows' ? foldedRows(rows) : rowLists(rows, 'hidden');
      return `<section class="rows__group">${head}${lists}</section>`;
    })
    .join('');
}

function fold(summary: string, rows: readonly Row[]): string {
  return `<details class="rows__more"><summary><span>${summary}</span></summary>${list(rows)}</details>`;
}

const namesOf = (rows: readonly Row[]): string => rows.map((row) => code(row.name)).join(' ');

/** Rows under the names of those shown by default; without any, under their number. */
function foldedRows(rows: readonly Row[]): string {
  const names = namesOf(rows.filter(isSeen));
  return fold(names === '' ? `${countOf(rows)} hidden` : names, rows);
}

function rowLists(rows: readonly Row[], kind: string): string {
  const shown = rows.filter(isSeen);
  const folded = rows.filter((row) => !isSeen(row));
  const more =
    folded.length === 0
      ? ''
      : `<details class="rows__more"><summary>${countOf(folded)} ${kind}</summary>${list(folded)}</details>`;
  return list(shown) + more;
}

function list(rows: readonly Row[]): string {
  return rows.length === 0 ? '' : `<dl>${rows.map(definition).join('')}</dl>`;
}

/** The browser makes the name a link to its row (`rows.ts` of the islands): sending each name twice would be heavy. */
function definition({ id, name, facts, since, meaning, children }: Row): string {
  const below = children.length === 0 ? '' : rowLists(children, children.some(isSeen) ? 'more fields' : 'fields');
  const beside = facts.filter((fact) => fact !== '').map((fact) => ` <span>${fact}</span>`);
  const chip = since === '' ? '' : ` <small class="since">${since}</small>`;
  const term = `<dt>${code(name)}${beside.join('')}${chip}</dt>`;
  return `<div id="${escapeAttribute(id)}">${term}<dd>${meaning}${below}</dd></div>`;
}

function isSeen(row: Row): boolean {
  return row.shown || row.children.some(isSeen);
}

function countOf(rows: readonly Row[]): number {
  return rows.reduce((count, { children }) => count + 1 + countOf(children), 0);
}

/** Small notes after a meaning. */
export function notes(words: readonly string[]): string {
  const said = words.filter((word) => word !== '');
  return said.length === 0 ? '' : ` <small>${said.join('. ')}</small>`;
}

/** Values as chips, which wrap; long lists are folded. */
export function valueChips(values: readonly string[]): string {
  if (values.length === 0) return '';
  const chips = values.map(code).join(' ');
  return values.length < FOLD_FROM
    ? `<p class="chips"><small>Values</small> ${chips}</p>`
    : `<details><summary>${values.length} values</summary><p class="chips">${chips}</p></details>`;
}

/** Text in a `<code>` element. */
export function code(text: string): string {
  return `<code>${escapeText(text)}</code>`;
}

/** A sentence, with its flags as code, so that none wraps after its dashes. */
export function sentence(text: string): string {
  return escapeText(text).replaceAll(/(?<![\w-])--\w[\w-]*(?:=\w+)?/g, '<code>$&</code>');
}

/** A longer name may wrap after a slash, except the one after its host. */
const LONG_NAME = 32;

/** Words about a gadget as HTML. */
export const HTML: Writer = {
  text: sentence,
  code: (name) => (name.length > LONG_NAME ? code(name).replaceAll(/(?<=\/.*\w\/)(?=\w)/g, '<wbr>') : code(name)),
  link: (text, address) => `<a href="${escapeAttribute(address)}">${escapeText(text)}</a>`,
  note: (text) => `<small>${sentence(text)}</small>`,
  lines: (texts) => texts.join('<br>'),
};
