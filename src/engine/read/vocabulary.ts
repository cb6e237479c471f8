import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText } from './read-text';
import { z } from 'zod';
import type { ConceptGroup } from '../../shared/search/concepts';
import type { Diagnostic } from '../model/diagnostic';
import { readYaml } from './front-matter';

const NAME = 'search.yaml';

const phrases = z.array(z.string().min(1)).min(1);
const group = z.strictObject({
  /** Phrases as readers type them; matched by their stems. */
  says: phrases,
  /** Words of the subject, as the pages write them. */
  means: phrases,
  /** Below 1 for phrases that only hint at the subject. */
  weight: z.number().positive().optional(),
});

/** The whole of `search.yaml`. */
const vocabularySchema = z.strictObject({
  /** What readers say, by subject. */
  concepts: z.array(group).default([]),
  /** Messages as programs print them, and the subject they are about. */
  errors: z.array(group).default([]),
});

/** The words by which readers search. None for a site whose `folder` has no `search.yaml`. */
export function readSearchWords(
  root: string,
  folder: string | null,
): { groups: readonly ConceptGroup[]; problems: Diagnostic[] } {
  const file = folder === null ? null : path.posix.join(folder, NAME);
  if (file === null || !existsSync(path.join(root, file))) return { groups: [], problems: [] };
  const problems: Diagnostic[] = [];
  const result = readYaml(readText(root, file, problems), vocabularySchema, file);
  return result.ok
    ? { groups: [...result.data.concepts, ...result.data.errors], problems }
    : { groups: [], problems: [...problems, ...result.problems] };
}
