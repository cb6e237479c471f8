import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic';
import { readSiteFile } from './yaml';

/** A phrase; `*` at its end stands for any ending of the last word. */
const phrase = z.string().regex(/^[^\s*](?:[^*\n]*[^\s*])?\*?$/, 'is words, with * at the end for any ending');

const turn = z.strictObject({
  /** What is not written. */
  avoid: z.array(phrase).min(1),
  /** What is written instead, as a hint says it. */
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

/** What the language of a site is checked for. */
export type ProseRules = z.output<typeof proseSchema>;

/** Reads the rules of language. A site whose `folder` has no `prose.yaml` has none. */
export const readProseRules = (root: string, folder: string | null, problems: Diagnostic[]): ProseRules | null =>
  readSiteFile(root, folder, 'prose.yaml', proseSchema, problems);
