import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../model/diagnostic';
import { placeInText } from '../../model/place';

export const CONFIG_FILE = 'site.config.ts';

/** A problem of the configuration at the place of a field; `keys` are the names and indexes that lead to it. */
export type ConfigProblem = Omit<Diagnostic, 'file' | 'line' | 'column'> & { keys: readonly string[] };

/** Diagnostics of the configuration of a site root, found after it was loaded. Its text is read for the places only. */
export function configDiagnostics(root: string, problems: readonly ConfigProblem[]): Diagnostic[] {
  const file = path.join(root, CONFIG_FILE);
  const source = problems.length > 0 && existsSync(file) ? readFileSync(file, 'utf8') : '';
  return problems.map(({ keys, ...problem }) => ({ file: CONFIG_FILE, ...placeOfField(source, keys), ...problem }));
}

/**
 * Place of a field in the text of a configuration. Only literals can be followed: where the text computes a value or
 * names a variable, the place is that of the last field before it.
 */
export function placeOfField(source: string, keys: readonly string[]): { line: number; column: number } {
  return placeInText(source, followFields(source, keys).at(-1)?.start ?? 0);
}

/** Where the value of a field stands in the text of a configuration; `null` where the text does not write it out. */
export function valueSpan(source: string, keys: readonly string[]): { start: number; end: number } | null {
  const found = followFields(source, keys);
  const last = found.at(-1);
  return last && found.length === keys.length ? { start: last.value, end: last.end } : null;
}

/** Where each element of a list stands in the text of a configuration; `null` where the text does not write it out. */
export function elementSpans(source: string, keys: readonly string[]): { start: number; end: number }[] | null {
  const list = valueSpan(source, keys);
  return list && source[list.start] === '[' ? entriesOf(source, list.start) : null;
}

/** The fields that names and indexes lead through, as far as literals are written out. */
function followFields(source: string, keys: readonly string[]): Entry[] {
  const found: Entry[] = [];
  let open = literalStart(source);
  for (const key of keys) {
    const entry = open < 0 ? undefined : entriesOf(source, open).find((one) => one.key === key);
    if (!entry) break;
    found.push(entry);
    open = '{['.includes(source[entry.value] ?? ' ') ? entry.value : -1;
  }
  return found;
}

/**
 * Offset of the brace of the configuration: behind `export default`, or behind the
 * variable that it names. Both begin a line.
 */
function literalStart(source: string): number {
  const name = /^export default (\w+);?\s*$/m.exec(source)?.[1];
  const variable = `^(?:export\\s+)?(?:const|let|var)\\s+${name}\\b[^=]*=`;
  const start = source.search(name === undefined ? /^export default\b/m : new RegExp(variable, 'm'));
  return start < 0 ? -1 : source.indexOf('{', start);
}

interface Entry {
  /** Name of a field, index of an element. */
  key: string;
  start: number;
  value: number;
  /** Behind the value. */
  end: number;
}

/** Comments, strings and single characters: the pieces that decide about nesting. */
const PIECE = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\S/g;
const FIELD = /(?:'([^']*)'|"([^"]*)"|([\w$]+))\s*(?::\s*|(?=[,}]))/y;

/** Direct entries of the object or list whose bracket stands at an offset. */
function entriesOf(source: string, open: number): Entry[] {
  const entries: Entry[] = [];
  const isList = source[open] === '[';
  let depth = 0;
  let expected = true;
  PIECE.lastIndex = open + 1;
  for (let match = PIECE.exec(source); match && depth >= 0; match = PIECE.exec(source)) {
    const [piece] = match;
    if (/^\/[/*]/.test(piece)) continue;
    if (expected && depth === 0 && !/[\]}]/.test(piece)) {
      entries.push(entryAt(source, match.index, isList ? String(entries.length) : null));
      expected = false;
    }
    const last = entries.at(-1);
    if (last && !expected && (depth > 0 || !/^[,}\])]$/.test(piece))) last.end = PIECE.lastIndex;
    if (/^[{[(]$/.test(piece)) depth++;
    else if (/^[}\])]$/.test(piece)) depth--;
    else if (piece === ',' && depth === 0) expected = true;
  }
  return entries;
}

function entryAt(source: string, start: number, index: string | null): Entry {
  if (index !== null) return { key: index, start, value: start, end: start };
  FIELD.lastIndex = start;
  const field = FIELD.exec(source);
  return {
    key: field?.[1] ?? field?.[2] ?? field?.[3] ?? '',
    start,
    value: field ? FIELD.lastIndex : start,
    end: start,
  };
}
