import path from 'node:path';
import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic';
import { lastResults } from '../model/cache';
import { linkStatOf } from '../model/files';
import { parseYaml, type YamlOrigin } from './parse-yaml';
import { textOf } from './read-text';
import { describeIssues } from './schema-issue';

/** A number, which may be quoted, `position: "2"`, or written in another way than JavaScript does, `0x1F`, `1.30`. */
export const number = z.preprocess(
  (value) =>
    typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
  z.number(),
);

/** The words of search alone take a tenth of a second, which a writer would wait for after each save. */
const lastRead = lastResults<{ data: unknown; problems: Diagnostic[] }>();

/**
 * Reads YAML and checks it against a schema. Each problem has its place and what is legal. Fields that are misspelt are
 * left out and the others read, so that one mistake is one message; `null` when more is wrong.
 */
export function readYaml<T>(text: string, schema: z.ZodType<T>, origin: YamlOrigin, problems: Diagnostic[]): T | null {
  const { file, firstLine } = origin;
  const read = lastRead(file, [text, schema, firstLine], () => parseAndCheck(text, schema, origin));
  problems.push(...read.problems);
  return read.data as T | null;
}

function parseAndCheck(text: string, schema: z.ZodType, origin: YamlOrigin): { data: unknown; problems: Diagnostic[] } {
  const { value, problems, place } = parseYaml(text, origin);
  if (problems.length > 0) return { data: null, problems };
  const { data, error } = schema.safeParse(value);
  if (!error) return { data, problems };
  const issues = describeIssues(error, value, schema);
  const found = issues.map(({ path: keys, message, hint }): Diagnostic => {
    return { file: origin.file, ...place(keys), rule: 'yaml/schema', severity: 'error', message, hint };
  });
  for (const { path: keys, isUnknown } of issues) if (isUnknown) remove(value, keys);
  return { data: schema.safeParse(value).data ?? null, problems: found };
}

function remove(value: unknown, keys: readonly PropertyKey[]): void {
  const inside = (inner: unknown, key: PropertyKey): unknown =>
    typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : null;
  const parent = keys.slice(0, -1).reduce(inside, value);
  const last = keys.at(-1);
  if (typeof parent === 'object' && parent !== null && last !== undefined) Reflect.deleteProperty(parent, last);
}

/** Reads a YAML file that a site may have. `null` without it, and where it cannot be used, which is reported. */
export function readSiteFile<T>(root: string, file: string, schema: z.ZodType<T>, problems: Diagnostic[]): T | null {
  if (linkStatOf(path.join(root, file)) === null) return null;
  const text = textOf(root, file, problems);
  return text === null ? null : readYaml(text, schema, { file }, problems);
}
