/** Reads output that a reader has pasted, in any of the formats of the tool. */

import type { GadgetView } from '../../gadgets/view';
import { linesOf, readColumns } from './columns';
import { recognise, type Recognised } from './recognise';

/** Rows by the names of their columns. */
export interface OutputTable {
  names: string[];
  rows: string[][];
}

/** More columns than this are no output of a gadget. */
const MOST_NAMES = 300;
const MAX_DEPTH = 32;

/** Reads columns, JSON, or JSON lines, else `null`; `rows` is `null` where they are not aligned. Never throws. */
export function readOutput(text: string): OutputTable | { names: string[]; rows: null } | null {
  const json = documentsOf(text);
  if (json) return tableOf(json);
  const table = readColumns(linesOf(text.replace(/\r\n?/g, '\n')));
  if (!table || table.titles.length < 2 || table.rows.length === 0) return null;
  const names = table.titles.map((one) => one.text);
  return { names, rows: table.isAligned ? table.rows.map((row) => row.map((cell) => cell.text)) : null };
}

/** A table of documents: a column for each key, keys of keys joined by dots. `null` when none is a list of keys. */
export function tableOf(documents: readonly unknown[]): OutputTable | null {
  const records = documents.flatMap((one) => (Array.isArray(one) ? (one as unknown[]) : [one])).filter(isRecord);
  if (records.some((one) => isDeep(one))) return null;
  const flat = records.map((one) => new Map(entriesOf(one, '')));
  const names = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  if (names.length === 0 || names.length > MOST_NAMES) return null;
  return { names, rows: flat.map((row) => names.map((name) => row.get(name) ?? '')) };
}

/** The gadgets that may have printed a table: the likeliest, and those that are as likely. */
export function gadgetsOf(names: readonly string[], gadgets: readonly GadgetView[]): Recognised[] {
  const found = recognise(names, gadgets);
  return found.filter(({ score }) => score === found[0]?.score);
}

/** JSON as one document, or as one a line; lines of other text between them are left out. */
function documentsOf(text: string): unknown[] | null {
  const trimmed = text.trim();
  if (!/^[[{]/m.test(trimmed)) return null;
  const whole = parsed(trimmed);
  if (whole !== undefined) return [whole];
  const lines = trimmed.split('\n').flatMap((line) => (/^\s*[{[]/.test(line) ? [parsed(line)] : []));
  const read = lines.filter((one) => one !== undefined);
  if (read.length > 0) return read;
  // Indented JSON, one object after the other.
  const objects = trimmed.split(/(?<=^\})\s*$/m).flatMap((one) => (one.trim() === '' ? [] : [parsed(one)]));
  return objects.length > 0 && objects.every((one) => one !== undefined) ? objects : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether values are in each other so deep that reading them would run out of stack. */
function isDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === MAX_DEPTH || Object.values(value).some((one) => isDeep(one, depth + 1));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entriesOf(record: Record<string, unknown>, before: string): [string, string][] {
  return Object.entries(record).flatMap(([key, value]): [string, string][] => {
    if (isRecord(value)) return entriesOf(value, `${before}${key}.`);
    return [[before + key, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}
