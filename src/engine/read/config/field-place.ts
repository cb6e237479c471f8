import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { type Diagnostic, placeInText, type TextPosition } from '../../model/diagnostic';
import { once } from '../../model/cache';

export const CONFIG_FILE = 'site.config.ts';

/** A problem of the configuration at the place of a field; `keys` are the names and indexes that lead to it. */
export type ConfigProblem = Omit<Diagnostic, 'file' | 'line' | 'column'> & { keys: readonly string[] };

/** Diagnostics of the configuration of a site root, found after it was loaded. */
export function configDiagnostics(root: string, problems: readonly ConfigProblem[]): Diagnostic[] {
  const placeOf = placesInConfig(root);
  return problems.map(({ keys, ...problem }) => ({ file: CONFIG_FILE, ...placeOf(keys), ...problem }));
}

/** Locates fields in the configuration of a site root. Its text is read on first use. */
export function placesInConfig(root: string): (keys: readonly string[]) => TextPosition {
  const file = path.join(root, CONFIG_FILE);
  const source = once(() => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return (keys) => placeOfField(source(), keys);
}

/**
 * Place of a field in the text of a configuration. Only literals can be followed: where the text computes a value or
 * names a variable, the place is that of the last field before it.
 */
export function placeOfField(source: string, keys: readonly string[]): TextPosition {
  return placeInText(source, followFields(source, keys).at(-1)?.start ?? 0);
}

interface Span {
  start: number;
  end: number;
}

/** Where the value of a field is in the text of a configuration; `null` where the text does not write it out. */
export function valueSpan(source: string, keys: readonly string[]): Span | null {
  const found = followFields(source, keys);
  const value = found.length === keys.length ? found.at(-1)?.value : undefined;
  return value ? { start: value.start, end: value.end } : null;
}

/** Where each element of a list is in the text of a configuration; `null` where the text does not write it out. */
export function elementSpans(source: string, keys: readonly string[]): Span[] | null {
  const found = followFields(source, keys);
  const list = found.length === keys.length ? found.at(-1)?.value : undefined;
  return list?.type === 'ArrayExpression'
    ? entriesOf(list).map(({ start, value }) => ({ start, end: value.end }))
    : null;
}

interface Node extends Span {
  type: string;
  name?: string;
  value?: unknown;
  key?: Node;
  id?: Node;
  init?: Node;
  body?: Node[];
  properties?: Node[];
  elements?: Node[];
  declarations?: Node[];
  declaration?: Node;
  /** Of `{ … } satisfies T`. */
  expression?: Node;
}

/** A field of an object or an element of a list; `start` is that of the field's name. */
interface Entry {
  key: string;
  start: number;
  value: Node;
}

function followFields(source: string, keys: readonly string[]): Entry[] {
  const found: Entry[] = [];
  let node = literalOf(source);
  for (const key of keys) {
    const entry = node && entriesOf(node).find((one) => one.key === key);
    if (!entry) break;
    found.push(entry);
    node = entry.value;
  }
  return found;
}

function literalOf(source: string): Node | undefined {
  const statements = parsed(source);
  const exported = statements.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  const variables = statements.flatMap(
    ({ declarations, declaration }) => declarations ?? declaration?.declarations ?? [],
  );
  const value =
    exported?.type === 'Identifier' ? variables.find(({ id }) => id?.name === exported.name)?.init : exported;
  return value?.expression ?? value;
}

function parsed(source: string): Node[] {
  try {
    return (parseAst(source, { lang: 'ts' }) as unknown as Node).body ?? [];
  } catch {
    // A configuration with a mistake of the language was reported when it was loaded.
    return [];
  }
}

function entriesOf({ properties, elements }: Node): Entry[] {
  const fields = (properties ?? []).flatMap(({ key, value, start }): Entry[] =>
    key && value ? [{ key: String(key.name ?? key.value), start, value: value as Node }] : [],
  );
  const items = (elements ?? []).map((value, index): Entry => ({ key: String(index), start: value.start, value }));
  return [...fields, ...items];
}
