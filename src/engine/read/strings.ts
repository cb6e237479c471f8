import * as z from 'zod';
import { en } from '../../shared/strings/en';
import type { Strings } from '../../shared/strings/model';
import type { Diagnostic } from '../model/diagnostic';
import { readSiteFile } from './yaml';

type Branch = { readonly [name: string]: string | Branch };

const pluralForms = z.partialRecord(z.enum(['zero', 'one', 'two', 'few', 'many', 'other']), z.string());

/** The fields of a part of the English catalogue, all of them optional. */
function partSchema(part: Branch): z.ZodType<Branch> {
  const fields = Object.entries(part).map(([name, value]) => {
    const schema = typeof value === 'string' ? z.string() : 'other' in value ? pluralForms : partSchema(value);
    return [name, schema.optional()];
  });
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>) as unknown as z.ZodType<Branch>;
}

/** The interface sentences of a language: English with those of `<folder>/<code>/strings.yaml` where it has them. */
export function loadStrings(root: string, folder: string | null, code: string, problems: Diagnostic[]): Strings {
  // The English sentences have British dates.
  const english = code === 'en' ? en : { ...en, lang: code };
  const own = readSiteFile(root, folder && `${folder}/${code}`, 'strings.yaml', partSchema(en), problems);
  return own === null ? english : (merge(english, own) as Strings);
}

function merge(below: Branch, above: Branch): Branch {
  const entries = Object.entries(above).map(([name, value]) => {
    const under = below[name];
    const isBranch = typeof value !== 'string' && under !== undefined && typeof under !== 'string';
    return [name, isBranch ? merge(under, value) : value];
  });
  return { ...below, ...(Object.fromEntries(entries) as Branch) };
}
