import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document, type YAMLParseError } from 'yaml';
import { z } from 'zod';
import { digest } from '../model/cache';
import { moduleFingerprint } from '../model/import-graph';
import { openPackedCache } from '../model/packed-cache';
import type { Diagnostic } from '../model/diagnostic';
import { lastResults } from '../model/last-results';
import { describeIssues } from './schema-issue';

/** A file cut into its YAML head and its body. The head is blanked, not cut, so that line numbers stay true. */
interface SplitSource {
  /** YAML text without the fences, or `null` when the file has no front matter. */
  yaml: string | null;
  /** The text with nothing of the front matter left but its line breaks. */
  body: string;
}

/** A number, which may be quoted, `position: "2"`, or written in another way than JavaScript does, `0x1F`, `1.30`. */
export const number = z.preprocess(
  (value) =>
    typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
  z.number(),
);

/** More dashes end it, too, as they do for other readers. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?-{3,}[ \t]*(?:\r?\n|$)/;

/** Fixes for errors of the parser that quoting does not mend. */
const SYNTAX_HINTS: Record<string, string> = {
  DUPLICATE_KEY: 'Keep one of the two.',
  TAB_AS_INDENT: 'Indent with spaces.',
  RESOURCE_EXHAUSTION: 'Use fewer levels.',
};

/** Splits a Markdown file. A first line other than `---` means no front matter. A byte order mark goes away. */
export function splitFrontMatter(text: string): SplitSource {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { yaml: null, body: text.replace(/^\uFEFF/, '') };
  const lines = match[0].split('\n').length - 1;
  return { yaml: match[1] ?? '', body: '\n'.repeat(lines) + text.slice(match[0].length) };
}

/** Result of reading YAML against a schema: the data, or every problem with its place. */
type YamlResult<T> = { ok: true; data: T } | { ok: false; problems: Diagnostic[] };

/**
 * Reads YAML and checks it against a schema. Problems carry file, line, column, the value and what is legal.
 * `firstLine` is the number of the line the text begins at in the file.
 */
export function readYaml<T>(text: string, schema: z.ZodType<T>, file: string, firstLine = 1): YamlResult<T> {
  return lastRead(file, [text, schema, firstLine], () =>
    readThroughCache(text, schema, file, firstLine),
  ) as YamlResult<T>;
}

/** A text that is as it was is not read again. */
const lastRead = lastResults<YamlResult<unknown>>();

/** Digest of the code that reads YAML, and of the parser's version. */
const READER = moduleFingerprint('src/engine/read/front-matter.ts');

function readThroughCache<T>(text: string, schema: z.ZodType<T>, file: string, firstLine: number): YamlResult<T> {
  const cache = openPackedCache('yaml');
  const key = digest(READER, text);
  const known = cache.read(key);
  if (known !== null) {
    const result = schema.safeParse(JSON.parse(known.toString()));
    if (result.success) return { ok: true, data: result.data };
  }
  return readAnew(text, schema, file, firstLine, (value) => cache.write(key, JSON.stringify(value)));
}

/** A YAML text that was parsed: its value, or what is wrong with it, and where the fields of it stand. */
interface ParsedYaml {
  value: unknown;
  problems: Diagnostic[];
  place: (path: PropertyKey[]) => { line: number; column: number };
}

function parseYaml(text: string, file: string, firstLine: number): ParsedYaml {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = counter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const place = (path: PropertyKey[]): { line: number; column: number } => at(offsetOf(document, path));
  const errors = document.errors.map((error) => {
    const quote = openQuote(document, error.pos[0]);
    return { error, quote: quote?.sign, at: at(quote?.offset ?? error.pos[0]) };
  });
  // What the parser says of a line after the first is what follows from that.
  const own = errors.filter((one, index) => errors.findIndex((other) => other.at.line === one.at.line) === index);
  const problems = own.map(({ error, quote, at: { line, column } }): Diagnostic => ({
    file,
    line,
    column,
    rule: 'yaml/syntax',
    severity: 'error',
    message: `The YAML cannot be read: ${quote ? `The quote ${quote} is never closed` : sayingOf(error)}`,
    hint: quote
      ? `Write ${quote} at the end of the value.`
      : (SYNTAX_HINTS[error.code] ?? 'Quote values that hold a colon, a hash or a leading bracket.'),
  }));
  if (problems.length > 0) return { value: null, problems, place };
  const read = valueOf(document);
  if ('value' in read) return { value: read.value, problems, place };
  const { offset, ...words } = read;
  return { value: null, problems: [{ file, ...at(offset), rule: 'yaml/alias', severity: 'error', ...words }], place };
}

/** What the parser says; where it ran out of stack, what that comes from. */
function sayingOf({ code, message }: YAMLParseError): string {
  return code === 'RESOURCE_EXHAUSTION' ? 'It is nested too deeply' : message;
}

/** The quote that is still open where the parser gave up: it names the end of the text, which is far from the mistake. */
function openQuote(document: Document, end: number): { sign: string; offset: number } | undefined {
  let found: { sign: string; offset: number } | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (range?.[1] !== end || (type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE')) return undefined;
      found = { sign: type === 'QUOTE_DOUBLE' ? '"' : "'", offset: range[0] };
      return visit.BREAK;
    },
  });
  return found;
}

/** Reads YAML that no run has read before, or that does not fit its schema: only this way knows the places. */
function readAnew<T>(
  text: string,
  schema: z.ZodType<T>,
  file: string,
  firstLine: number,
  keep: (value: unknown) => void,
): YamlResult<T> {
  const { value, problems, place } = parseYaml(text, file, firstLine);
  if (problems.length > 0) return { ok: false, problems };
  const result = schema.safeParse(value);
  if (result.success) {
    keep(value);
    return { ok: true, data: result.data };
  }
  return {
    ok: false,
    problems: describeIssues(result.error, value, schema).map(({ path, message, hint }) => ({
      file,
      ...place(path),
      rule: 'yaml/schema',
      severity: 'error',
      message,
      hint,
    })),
  };
}

/**
 * The same for a strict schema, where unknown fields are warnings: a folder that comes from another tool must build as
 * it is, while a misspelt field must not be lost in silence. `data` is `null` where more than that is wrong.
 */
export function readTolerant<T>(
  text: string,
  schema: z.ZodType<T>,
  file: string,
): { data: T | null; problems: Diagnostic[] } {
  const read = readYaml(text, schema, file);
  if (read.ok) return { data: read.data, problems: [] };
  const { value, problems, place } = parseYaml(text, file, 1);
  if (problems.length > 0) return { data: null, problems };
  const { error } = schema.safeParse(value);
  const issues = error ? describeIssues(error, value, schema) : [];
  const found = issues.map(({ path, message, hint, isUnknown }): Diagnostic => {
    const words = isUnknown
      ? { rule: 'yaml/unknown', severity: 'warning' as const, message: `Nothing reads the field "${path.join('.')}".` }
      : { rule: 'yaml/schema', severity: 'error' as const, message };
    return { file, ...place(path), ...words, hint };
  });
  for (const { path, isUnknown } of issues) if (isUnknown) remove(value, path);
  const known = schema.safeParse(value);
  return { data: known.success ? known.data : null, problems: found };
}

/** Takes the field at a path out of a value. */
function remove(value: unknown, keys: readonly PropertyKey[]): void {
  const inside = (inner: unknown, key: PropertyKey): unknown =>
    typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : null;
  const parent = keys.slice(0, -1).reduce(inside, value);
  const last = keys.at(-1);
  if (typeof parent === 'object' && parent !== null && last !== undefined) Reflect.deleteProperty(parent, last);
}

/**
 * The value of a document, or what is wrong with one of its aliases. A number that is not written as JavaScript writes
 * it stays as it is written: the title `1.30` is not `1.3`. Where a number is meant, `number` reads it.
 */
function valueOf(document: Document): { value: unknown } | { offset: number; message: string; hint: string } {
  let first = 0;
  let problem: { offset: number; message: string; hint: string } | null = null;
  visit(document, {
    Alias(_, node, path) {
      const offset = node.range?.[0] ?? 0;
      first ||= offset;
      const target = node.resolve(document);
      if (target !== undefined && !path.includes(target)) return undefined;
      const message = target
        ? `"*${node.source}" stands in its own value.`
        : `There is no anchor for "*${node.source}".`;
      problem = { offset, message, hint: 'A value that begins with an asterisk is quoted: "*…".' };
      return visit.BREAK;
    },
    Scalar(_, node) {
      if (typeof node.value === 'number' && node.source !== undefined && node.source !== String(node.value))
        node.value = node.source;
    },
  });
  if (problem !== null) return problem;
  try {
    return { value: document.toJS() ?? {} };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { offset: first, message: 'Its aliases stand for far too many values.', hint: 'Write the values out.' };
  }
}

/** Offset of the node at a path, or of its nearest existing parent. */
function offsetOf(document: Document, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const keys = path.slice(0, length).map((key) => (typeof key === 'symbol' ? String(key) : key));
    const parent = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
    const last = keys.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === last);
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Place of a value in the front matter of a text, below its field; of the field when the value is not found. */
export function placeInFrontMatter(text: string, field: string, value = ''): { line: number; column: number } {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const start = lines.findIndex((line, index) => line.startsWith(`${field}:`) && (end < 0 || index < end));
  if (start < 0) return { line: 1, column: 1 };
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (index > start && /^\S/.test(line) && !line.startsWith('-')) break;
    const from = index === start ? field.length + 1 : 0;
    const at =
      value === ''
        ? -1
        : line.slice(from).search(new RegExp(`(?<![\\w-])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`));
    if (at >= 0) return { line: index + 1, column: from + at + 1 };
  }
  return { line: start + 1, column: 1 };
}
