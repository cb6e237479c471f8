import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic';
import { readSiteFile } from './yaml';

const term = z.strictObject({
  /** As it is written. */
  term: z.string().min(2),
  /** Other forms. */
  also: z.array(z.string().min(2)).default([]),
  /** What it means. */
  text: z.string().min(1),
  /** The page that explains it, below the version, with the section behind `#`. */
  page: z.string(),
});

/** The whole of `glossary.yaml`. */
const glossarySchema = z
  .strictObject({ terms: z.array(term).default([]) })
  .refine(({ terms }) => new Set(terms.flatMap(formsOf)).size === terms.flatMap(formsOf).length, {
    message: 'A form stands for one term only',
  });

/** A term of the glossary. */
export type Term = z.output<typeof term>;

/** Every way in which a term is written. */
export function formsOf({ term: name, also }: Pick<Term, 'term' | 'also'>): string[] {
  return [name, ...also];
}

/** Reads the glossary of a site; a site whose `folder` has no `glossary.yaml` has no terms. */
export const readGlossary = (root: string, folder: string | null, problems: Diagnostic[]): Term[] =>
  readSiteFile(root, folder, 'glossary.yaml', glossarySchema, problems)?.terms ?? [];
