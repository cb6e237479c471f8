import * as z from 'zod';
import type { SearchWords } from '../../shared/search/vocabulary';
import type { Diagnostic } from '../model/diagnostic';
import { FOLDERS } from './folders';
import { number, readSiteFile } from './yaml';

const phrases = z.array(z.string().min(1)).min(1);
const group = z.strictObject({
  /** Phrases as readers type them; matched by their stems. */
  says: phrases,
  /** Words of the subject, as the pages write them. */
  means: phrases,
  /** Below 1 for phrases that only hint at the subject. */
  weight: number.pipe(z.number().positive()).optional(),
});

/** Results that are ranked low unless the query asks for them. */
const rare = {
  /** Weight relative to other results. */
  worth: number.pipe(z.number().positive().max(1)),
  /** Words of a query that asks for it. */
  unless: phrases.optional(),
};

const headings = z.strictObject({ headings: phrases, ...rare });
const areas = z.strictObject({ areas: phrases, ...rare });

const language = z.strictObject({
  /** Words between words. */
  fillers: phrases,
  /** Meaning of a word or phrase; a final `*` matches any ending. */
  words: z.record(z.string(), z.string().min(1)),
});

/** The whole of `search.yaml`. */
const vocabularySchema = z.strictObject({
  /** Readers' words, by subject. */
  concepts: z.array(group).default([]),
  /** Messages as programs print them, and the subject they are about. */
  errors: z.array(group).default([]),
  /** Words without meaning in a query. */
  fillers: z.array(z.string().min(1)).default([]),
  /** Words of everyday language, which say little about the subject of a query. */
  common: z.array(z.string().min(1)).default([]),
  headings: z.array(headings).default([]),
  areas: z.array(areas).default([]),
  /** Queries that the box proposes before anything is typed. */
  suggested: z.array(z.string().min(1)).default([]),
  /** The words of other languages, by the name of the language. */
  languages: z.record(z.string(), language).default({}),
});

/** The words by which readers search. `null` for a site without `search.yaml`. */
export function readSearchWords(root: string, problems: Diagnostic[]): SearchWords | null {
  const data = readSiteFile(root, `${FOLDERS.site}/search.yaml`, vocabularySchema, problems);
  if (data === null) return null;
  const { concepts, errors, languages, ...rest } = data;
  return { ...rest, groups: [...concepts, ...errors], languages: Object.values(languages) };
}

/** A phrase; a final `*` matches any ending of the last word. */
const phrase = z.string().regex(/^[^\s*](?:[^*\n]*[^\s*])?\*?$/, 'is words, with * at the end for any ending');

const turn = z.strictObject({
  /** Phrases to avoid. */
  avoid: z.array(phrase).min(1),
  /** The replacement, as hints show it. */
  write: z.string().min(1),
});

/** The whole of `prose.yaml`. */
const proseSchema = z.strictObject({
  /** Words a sentence may have. */
  longestSentence: z.int().positive().default(45),
  /** Words that may follow themselves, as in "all that that says". */
  doubled: z.array(z.string()).default([]),
  turns: z.array(turn).default([]),
  /** Beginnings of words in the wrong spelling, and the right one. */
  spellings: z.record(phrase, phrase).default({}),
});

/** Rules for the language of a site. */
export type ProseRules = z.output<typeof proseSchema>;

/** Reads the rules of language. A site without `prose.yaml` has none. */
export const readProseRules = (root: string, problems: Diagnostic[]): ProseRules | null =>
  readSiteFile(root, `${FOLDERS.site}/prose.yaml`, proseSchema, problems);

const term = z.strictObject({
  /** As it is written. */
  term: z.string().min(2),
  /** Other forms. */
  also: z.array(z.string().min(2)).default([]),
  /** Its meaning. */
  text: z.string().min(1),
  /** The page that explains it, below the version, with the section after `#`. */
  page: z.string(),
});

/** The whole of `glossary.yaml`. */
const glossarySchema = z
  .strictObject({ terms: z.array(term).default([]) })
  .refine(({ terms }) => new Set(terms.flatMap(formsOf)).size === terms.flatMap(formsOf).length, {
    message: 'Each form may belong to only one term',
  });

/** A term of the glossary. */
export type Term = z.output<typeof term>;

/** Every way in which a term is written. */
export function formsOf({ term: name, also }: Pick<Term, 'term' | 'also'>): string[] {
  return [name, ...also];
}

/** Reads the glossary of a site; a site without `glossary.yaml` has no terms. */
export const readGlossary = (root: string, problems: Diagnostic[]): Term[] =>
  readSiteFile(root, `${FOLDERS.site}/glossary.yaml`, glossarySchema, problems)?.terms ?? [];
