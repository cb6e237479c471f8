import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic';
import { lastResults } from '../model/last-results';
import { parseYaml, type YamlOrigin } from './parse-yaml';
import { describeIssues } from './schema-issue';

/** A number, which may be quoted, `position: "2"`, or written in another way than JavaScript does, `0x1F`, `1.30`. */
export const number = z.preprocess(
  (value) =>
    typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
  z.number(),
);

/** Result of reading YAML against a schema: the data, or every problem with its place. */
type YamlResult<T> = { ok: true; data: T } | { ok: false; problems: Diagnostic[] };

/**
 * Reads YAML and checks it against a schema. Problems carry file, line, column, the value and what is legal.
 * `origin` is the file, or where in the file the text begins and how large it may be.
 */
export function readYaml<T>(text: string, schema: z.ZodType<T>, origin: string | YamlOrigin): YamlResult<T> {
  const from = typeof origin === 'string' ? { file: origin } : origin;
  return lastRead(from.file, [text, schema, from.firstLine], () => readAndCheck(text, schema, from)) as YamlResult<T>;
}

/** The words of search alone take a tenth of a second, which a writer would wait for after each save. */
const lastRead = lastResults<YamlResult<unknown>>();

function readAndCheck<T>(text: string, schema: z.ZodType<T>, origin: YamlOrigin): YamlResult<T> {
  const { value, problems, place } = parseYaml(text, origin);
  if (problems.length > 0) return { ok: false, problems };
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, data: result.data };
  return {
    ok: false,
    problems: describeIssues(result.error, value, schema).map(({ path, message, hint }) => ({
      file: origin.file,
      ...place(path),
      rule: 'yaml/schema',
      severity: 'error',
      message,
      hint,
    })),
  };
}

/**
 * The same for a strict schema, where a misspelt field is an error and the other fields are still read, so that one
 * mistake is one message. `data` is `null` where more than that is wrong.
 */
export function readTolerant<T>(
  text: string,
  schema: z.ZodType<T>,
  origin: string | YamlOrigin,
): { data: T | null; problems: Diagnostic[] } {
  const read = readYaml(text, schema, origin);
  if (read.ok) return { data: read.data, problems: [] };
  const from = typeof origin === 'string' ? { file: origin } : origin;
  const { value, problems, place } = parseYaml(text, from);
  if (problems.length > 0) return { data: null, problems };
  const { error } = schema.safeParse(value);
  const issues = error ? describeIssues(error, value, schema) : [];
  const found = issues.map(({ path, message, hint, isUnknown }): Diagnostic => {
    const words = isUnknown
      ? { rule: 'yaml/unknown', message: `Nothing reads the field "${path.join('.')}".` }
      : { rule: 'yaml/schema', message };
    return { file: from.file, ...place(path), severity: 'error', ...words, hint };
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
