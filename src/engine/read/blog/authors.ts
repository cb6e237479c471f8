import * as z from 'zod';
import { nearestHint } from '../../../shared/nearest';
import { readTolerant } from '../yaml';
import type { Diagnostic } from '../../model/diagnostic';

/** A by-line. */
export interface Author {
  /** Id of the author's section on the authors page. */
  id: string;
  name: string;
  description: string;
}

/** An entry of `authors.yml`. */
const authorSchema = z.strictObject({
  name: z.string().min(1),
  /** What the author does, in a sentence or two. */
  description: z.string().default(''),
});

const authorsSchema = z.record(z.string().min(1), authorSchema);

/**
 * Reads `authors.yml`: authors by id, in the order of the file. `null` when it cannot be read: of its authors nothing
 * can be said to be unknown. Problems carry line and column.
 */
export function parseAuthors(text: string, file: string, problems: Diagnostic[]): Map<string, Author> | null {
  const data = readTolerant(text, authorsSchema, { file }, problems);
  return data && new Map(Object.entries(data).map(([id, author]) => [id, { id, ...author }]));
}

/** Message and hint for an id that is not in `authors.yml`. */
export const unknownAuthor = (id: string, authors: ReadonlyMap<string, Author>): [message: string, hint: string] => [
  `There is no author "${id}" in authors.yml.`,
  nearestHint(id, authors.keys(), `Authors: ${[...authors.keys()].join(', ') || 'none'}.`),
];
