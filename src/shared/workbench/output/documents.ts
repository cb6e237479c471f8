/**
 * Reads output in JSON or YAML: every key and every value with its place. Nothing is thrown; an example may end early.
 */

import type { Place } from '../../commands/shell-words';
import type { Line } from './columns';

/** A name, or a value that is printed under one. */
export interface Printed extends Place {
  /** The title of a column, or the full name of a key: keys of keys joined by dots. */
  name: string;
  /** `null` for the name itself. */
  value: string | null;
}

const JSON_TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Keys and values of JSON documents that follow each other, in lines or indented. */
export function readJson(lines: readonly Line[]): Printed[] {
  const start = lines[0]?.offset ?? 0;
  const cells: Printed[] = [];
  /** The objects and lists around a place, and how they are called. */
  const levels: { isObject: boolean; name: string }[] = [];
  let key: string | null = null;
  const text = lines.map((line) => line.text).join('\n');
  for (const { 0: token, index } of text.matchAll(JSON_TOKEN)) {
    const level = levels.at(-1);
    const place = { offset: start + index, end: start + index + token.length };
    const name = level ? joined(level.name, key) : '';
    if (token === '{' || token === '[') {
      levels.push({ isObject: token === '{', name });
      key = null;
    } else if (token === '}' || token === ']') {
      levels.pop();
      key = null;
    } else if (token === ',') key = null;
    else if (token === ':' || !level) continue;
    else if (level.isObject && key === null) {
      key = unquoted(token);
      cells.push({ value: null, name: joined(level.name, key), ...place });
    } else cells.push({ value: unquoted(token), name, ...place });
  }
  return cells;
}

/** `key: value`, or `- value`; a list may stand in front of a key. */
const YAML_LINE = /^(\s*(?:- +)*)(?:("[^"]*"|'[^']*'|[\w./@-]+):(?: +(.*))?|(.*))$/;

/** Keys and values of YAML documents, as the tool prints them: a key or a value a line. */
export function readYaml(lines: readonly Line[]): Printed[] {
  const cells: Printed[] = [];
  let levels: { indent: number; name: string }[] = [];
  for (const { text, offset } of lines) {
    const [, lead = '', key, value = '', item = ''] = YAML_LINE.exec(text.trimEnd()) ?? [];
    if (text.trim() === '' || text.startsWith('---')) {
      levels = [];
      continue;
    }
    levels = levels.filter((level) => level.indent < lead.length);
    const around = levels.at(-1)?.name ?? '';
    const name = key === undefined ? around : joined(around, unquoted(key));
    const from = offset + lead.length;
    if (key !== undefined) {
      levels.push({ indent: lead.length, name });
      cells.push({ value: null, name, offset: from, end: from + key.length });
    }
    const shown = key === undefined ? item : value;
    const end = offset + text.trimEnd().length;
    // What only opens a list, an object or a text of several lines is no value.
    if (shown !== '' && !/^[|>[{][+-]?$/.test(shown) && name !== '')
      cells.push({ value: unquoted(shown), name, offset: end - shown.length, end });
  }
  return cells;
}

function joined(around: string, key: string | null): string {
  return [around, key ?? ''].filter((name) => name !== '').join('.');
}

function unquoted(token: string): string {
  if (/^'.*'$/.test(token)) return token.slice(1, -1).replaceAll("''", "'");
  if (!token.startsWith('"')) return token;
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}
