import * as z from 'zod';
import type { SearchWords } from '../../shared/search/vocabulary';
import type { Diagnostic } from '../model/diagnostic';
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

/** What few readers look for who do not say so. */
const rare = {
  /** Worth beside the rest. */
  worth: number.pipe(z.number().positive().max(1)),
  /** Words of a query that asks for it. */
  unless: phrases.optional(),
};

/** Sections, by phrases of their headings, matched by their stems. */
const headings = z.strictObject({ headings: phrases, ...rare });
/** Pages, by names of categories above them. */
const areas = z.strictObject({ areas: phrases, ...rare });

const language = z.strictObject({
  /** Words between words. */
  fillers: phrases,
  /** What a word or phrase means; a last `*` stands for any ending. */
  words: z.record(z.string(), z.string().min(1)),
});

/** The whole of `search.yaml`. */
const vocabularySchema = z.strictObject({
  /** What readers say, by subject. */
  concepts: z.array(group).default([]),
  /** Messages as programs print them, and the subject they are about. */
  errors: z.array(group).default([]),
  /** Words that say nothing in a query. */
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

/** The words by which readers search. `null` for a site whose `folder` has no `search.yaml`. */
export function readSearchWords(root: string, folder: string | null, problems: Diagnostic[]): SearchWords | null {
  const data = readSiteFile(root, folder, 'search.yaml', vocabularySchema, problems);
  if (data === null) return null;
  const { concepts, errors, languages, ...rest } = data;
  return { ...rest, groups: [...concepts, ...errors], languages: Object.values(languages) };
}
