import { editDistance } from '../../../shared/nearest';
import type { FinderProps } from '../../../shared/island-props';
import { visibleText } from '../../../shared/text';
import { withQuery } from '../../query';

/** Suggestions when nothing fits. */
const NEAREST = 3;

/** What a query found. */
export interface Found {
  /** Number of gadgets that fit. */
  fitting: number;
  /** Whether the nearest gadgets are shown instead. */
  hasNear: boolean;
}

/** What the finder knows of a gadget: what the build has written into its row. */
export interface GadgetFacts {
  data: Readonly<DOMStringMap>;
  /** All that words are looked for in, in lower case. */
  text: string;
}

/** A gadget in the list of all, which is finished HTML. */
export interface Entry extends GadgetFacts {
  row: HTMLElement;
}

/** Reads the list of an element. */
export function readEntries(root: HTMLElement): Entry[] {
  return [...root.querySelectorAll<HTMLElement>('.finder__row')].map((row) => {
    const { name = '', keywords = '' } = row.dataset;
    const text = `${name} ${name.replaceAll('_', ' ')} ${row.textContent} ${keywords}`.toLowerCase();
    return { row, data: row.dataset, text };
  });
}

/** Shows the gadgets that fit a query, or come nearest to it, each with the symptom that made it fit. */
export function showFitting(root: HTMLElement, entries: readonly Entry[], query: GadgetQuery): Found {
  const typed = words(query.words);
  const fitting = entries.filter((entry) => matchesGadget(entry, query));
  const near = fitting.length > 0 ? [] : nearest(entries, typed);
  for (const entry of entries) {
    entry.row.hidden = !fitting.includes(entry) && !near.includes(entry);
    showSymptom(entry, typed);
  }
  root.toggleAttribute('data-near', near.length > 0);
  return { fitting: fitting.length, hasNear: near.length > 0 };
}

/** The words of what was typed, in lower case; parts of a name are words. */
function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
}

/**
 * Whether a gadget answers all of a query. A gadget without a known minimum kernel is never ruled out by the kernel.
 */
export function matchesGadget({ data, text }: GadgetFacts, query: GadgetQuery): boolean {
  const { category, observes, environments, kernel = '', since = '', until = '' } = data;
  const has = (list = '', wanted: string): boolean => wanted === '' || list.split(' ').includes(wanted);
  return (
    words(query.words).every((word) => text.includes(word)) &&
    has(category, query.category) &&
    has(observes, query.observes) &&
    has(environments, query.environment) &&
    reaches(query.kernel, kernel) &&
    existsIn(query.version, since, until)
  );
}

/** What is typed may be all of `uname -r`: `5.10.0-32-amd64`. Nothing usable asks for nothing. */
function reaches(kernel: string, minimum: string): boolean {
  const own = /\d+(\.\d+)*/.exec(kernel)?.[0];
  return own === undefined || minimum === '' || compareVersions(own, minimum) >= 0;
}

/** `since` and `until` both belong to the span. */
function existsIn(version: string, since: string, until: string): boolean {
  if (version === '') return true;
  return compareVersions(version, since) >= 0 && (until === '' || compareVersions(version, until) <= 0);
}

const NUMERIC = new Intl.Collator('en', { numeric: true });

/** Compares dotted numbers, a leading `v` aside: negative when `a` is older. A name such as `main` is the newest. */
export function compareVersions(a: string, b: string): number {
  const bare = (version: string): string => version.replace(/^v|(?:\.0)+$/g, '');
  return NUMERIC.compare(bare(a), bare(b));
}

function nearest(entries: readonly Entry[], typed: readonly string[]): Entry[] {
  return entries
    .map((entry) => ({ entry, score: typed.reduce((sum, word) => sum + nearness(entry, word), 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ entry }) => entry);
}

/** 1 for a word that a gadget's text has, less for one that is a letter or two away, more weight on its name. */
function nearness({ data: { name = '' }, text }: GadgetFacts, word: string): number {
  if (text.includes(word)) return 1;
  const allowed = word.length < 4 ? 1 : 2;
  const distance = (terms: readonly string[]): number =>
    Math.min(...terms.map((term) => editDistance(word, term, allowed)));
  if (distance([name, ...name.split('_')]) <= allowed) return 0.9;
  return word.length > 3 && distance(text.split(/[^\p{L}\p{N}]+/u).filter((term) => term.length > 3)) <= 1 ? 0.6 : 0;
}

/** Shows the symptom of a gadget that has all words typed, unless its name has them as well. */
function showSymptom({ row, data: { name = '', keywords = '' } }: Entry, typed: readonly string[]): void {
  row.querySelector('.finder__why')?.remove();
  if (row.hidden || typed.every((word) => name.includes(word))) return;
  const symptom = keywords.split(', ').find((text) => typed.every((word) => text.toLowerCase().includes(word)));
  if (symptom === undefined) return;
  const why = document.createElement('p');
  why.className = 'finder__why';
  why.textContent = symptom;
  row.querySelector('.finder__text')?.after(why);
}

export const NOTHING = { words: '', observes: '', category: '', environment: '', kernel: '', version: '' };

/** What the reader looks for; an empty text asks for nothing. */
export type GadgetQuery = typeof NOTHING;

/** Names of the fields, in the address too. */
export type Name = keyof GadgetQuery;
export const NAMES = Object.keys(NOTHING) as Name[];

/** What a form or an address asks for; a value that is not among the choices asks for nothing. */
export function readQuery(values: FormData | URLSearchParams, choices: FinderProps['choices']): GadgetQuery {
  const query = { ...NOTHING };
  for (const name of NAMES) {
    const given = values.get(name);
    const value = visibleText(typeof given === 'string' ? given : '') ?? '';
    if (!(name in choices) || choices[name as keyof typeof choices].some(([known]) => known === value))
      query[name] = value;
  }
  return query;
}

/** Whether two queries ask for the same. */
export function isSame(a: GadgetQuery, b: GadgetQuery): boolean {
  return NAMES.every((name) => a[name].trim() === b[name].trim());
}

/** An address with a query. */
export function addressWith(query: GadgetQuery): string {
  return withQuery(Object.fromEntries(NAMES.map((name) => [name, query[name].trim() || null])));
}
