import path from 'node:path';
import { stands } from './file-kind';
import { readText } from './read-text';
import * as z from 'zod';
import { en } from '../../shared/strings/en';
import type { Strings } from '../../shared/strings/model';
import type { Diagnostic } from '../model/diagnostic';
import { readYaml } from './yaml';

const STRINGS_FILE = 'strings.yaml';

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const pluralForms = z.strictObject(
  Object.fromEntries(PLURAL_FORMS.map((form) => [form, z.string().optional()])) as Record<
    (typeof PLURAL_FORMS)[number],
    z.ZodOptional<z.ZodString>
  >,
);

type Branch = { readonly [name: string]: string | Branch };

const isPlural = (value: Branch): boolean => typeof value['other'] === 'string';

/** The fields of a part of the English catalogue, all of them optional. */
function partSchema(part: Branch): z.ZodType<Branch> {
  const fields = Object.entries(part).map(([name, value]) => {
    const schema = typeof value === 'string' ? z.string() : isPlural(value) ? pluralForms : partSchema(value);
    return [name, schema.optional()];
  });
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>) as unknown as z.ZodType<Branch>;
}

const stringsFileSchema = partSchema(en);

/**
 * The interface sentences of a language: the English ones with those of `<folder>/<code>/strings.yaml` instead where it
 * has them. A sentence with a name in braces that the English one does not have is a problem.
 */
export function loadStrings(root: string, folder: string | null, code: string, problems: Diagnostic[]): Strings {
  // The English sentences have British dates.
  const english = code === 'en' ? en : { ...en, lang: code };
  const file = path.posix.join(folder ?? '', code, STRINGS_FILE);
  if (folder === null || !stands(path.join(root, file))) return english;
  const text = readText(root, file, problems);
  const result = readYaml(text, stringsFileSchema, file);
  if (!result.ok) {
    problems.push(...result.problems);
    return english;
  }
  problems.push(...wrongNames(result.data, en, text, file));
  return merge(english, result.data) as Strings;
}

function merge(below: Branch, above: Branch): Branch {
  const entries = Object.entries(above).map(([name, value]) => {
    const under = below[name];
    const isBranch = typeof value !== 'string' && under !== undefined && typeof under !== 'string';
    return [name, isBranch ? merge(under, value) : value];
  });
  return { ...below, ...(Object.fromEntries(entries) as Branch) };
}

const namesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Sentences with a name in braces that nothing fills: readers would see the braces. */
function wrongNames(own: Branch, english: Branch, text: string, file: string): Diagnostic[] {
  return Object.entries(own).flatMap(([name, value]) => {
    const model = english[name] ?? english['other'] ?? '';
    if (typeof value !== 'string') return typeof model === 'string' ? [] : wrongNames(value, model, text, file);
    const known = typeof model === 'string' ? namesOf(model) : [];
    return namesOf(value)
      .filter((used) => !known.includes(used))
      .map((used) => ({
        file,
        line: Math.max(1, text.split('\n').findIndex((line) => line.includes(`{${used}}`)) + 1),
        column: 1,
        rule: 'strings/unknown-name',
        severity: 'error' as const,
        message: `${name}: nothing fills {${used}}.`,
        hint: known.length > 0 ? `Names: ${known.map((one) => `{${one}}`).join(', ')}.` : 'Write it without braces.',
      }));
  });
}
