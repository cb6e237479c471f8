import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';
import { digest, openCache } from '../model/cache';
import type { Diagnostic } from '../model/diagnostic';
import { describeIssues } from './schema-issue';

/** A file cut into its YAML head and its body. The head is blanked, not cut, so that line numbers stay true. */
export interface SplitSource {
  /** YAML text without the fences, or `null` when the file has no front matter. */
  yaml: string | null;
  /** The text with nothing of the front matter left but its line breaks. */
  body: string;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Fixes for errors of the parser that quoting does not mend. */
const SYNTAX_HINTS: Record<string, string> = {
  DUPLICATE_KEY: 'Keep one of the two.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

/** Splits a Markdown file. A first line other than `---` means no front matter. A byte order mark goes away. */
export function splitFrontMatter(text: string): SplitSource {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { yaml: null, body: text.replace(/^\uFEFF/, '') };
  const lines = match[0].split('\n').length - 1;
  return { yaml: match[1] ?? '', body: '\n'.repeat(lines) + text.slice(match[0].length) };
}

/** Result of reading YAML against a schema: the data, or every problem with its place. */
export type YamlResult<T> = { ok: true; data: T } | { ok: false; problems: Diagnostic[] };

/**
 * Reads YAML and checks it against a schema. Problems carry file, line, column, the value and what is legal.
 * `firstLine` is the number of the line the text begins at in the file.
 */
export function readYaml<T>(text: string, schema: z.ZodType<T>, file: string, firstLine = 1): YamlResult<T> {
  const cache = openCache('yaml');
  const key = digest(text);
  const known = cache.read(key);
  if (known !== null) {
    const result = schema.safeParse(JSON.parse(known.toString()));
    if (result.success) return { ok: true, data: result.data };
  }
  return parseYaml(text, schema, file, firstLine, (value) => cache.write(key, JSON.stringify(value)));
}

/** Reads YAML that no run has read before, or that does not fit its schema: only this way knows the places. */
function parseYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  file: string,
  firstLine: number,
  keep: (value: unknown) => void,
): YamlResult<T> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const place = (offset: number): { line: number; column: number } => {
    const { line, col } = counter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  if (document.errors.length > 0) {
    return {
      ok: false,
      problems: document.errors.map((error) => ({
        file,
        ...place(error.pos[0]),
        rule: 'yaml/syntax',
        severity: 'error',
        message: `The YAML cannot be read: ${error.message}`,
        hint: SYNTAX_HINTS[error.code] ?? 'Quote values that hold a colon, a hash or a leading bracket.',
      })),
    };
  }
  const read = valueOf(document);
  if (!('value' in read)) {
    const { offset, ...words } = read;
    return { ok: false, problems: [{ file, ...place(offset), rule: 'yaml/alias', severity: 'error', ...words }] };
  }
  const { value } = read;
  const result = schema.safeParse(value);
  if (result.success) {
    keep(value);
    return { ok: true, data: result.data };
  }
  return {
    ok: false,
    problems: describeIssues(result.error, value, schema).map(({ path, ...words }) => ({
      file,
      ...place(offsetOf(document, path)),
      rule: 'yaml/schema',
      severity: 'error',
      ...words,
    })),
  };
}

/** The value of a document, or what is wrong with one of its aliases. */
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
