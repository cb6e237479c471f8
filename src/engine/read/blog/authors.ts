import { z } from 'zod';
import { nearestHint } from '../../../shared/nearest';
import type { InlineAuthor } from '../documents';
import { readTolerant } from '../yaml';
import type { Diagnostic } from '../../model/diagnostic';
import { tagSlug } from './tags';

/** Who posts. */
export interface Author {
  /** Id of the author's section on the authors page. */
  id: string;
  name: string;
  description: string;
  url: string | null;
}

/** An entry of `authors.yml`. Other builders let it have fields of a site's own, which only warnings tell of. */
const authorSchema = z.strictObject({
  name: z.string().min(1),
  /** What the author does, in a sentence or two. */
  description: z.string().optional(),
  /** Shown when there is no description. */
  title: z.string().optional(),
  url: z.url().optional(),
  /** Read by other tools; by-lines here have no pictures. */
  image_url: z.string().optional(),
  email: z.string().optional(),
  page: z.union([z.boolean(), z.looseObject({})]).optional(),
  socials: z.record(z.string(), z.string()).optional(),
});

const authorsSchema = z.record(z.string().min(1), authorSchema);

/**
 * Reads `authors.yml`: authors by id, in the order of the file. `null` when it cannot be read: of its authors nothing
 * can be said to be unknown. Problems carry line and column.
 */
export function parseAuthors(text: string, file: string, problems: Diagnostic[]): Map<string, Author> | null {
  const { data, problems: found } = readTolerant(text, authorsSchema, file);
  problems.push(...found);
  if (data === null) return null;
  return new Map(
    Object.entries(data).map(([id, author]) => [
      id,
      { id, name: author.name, description: author.description ?? author.title ?? '', url: author.url ?? null },
    ]),
  );
}

/** An author who is described in the post itself; one who only has a name where there is no `authors.yml`. */
export function inlineAuthor(author: InlineAuthor | string): Author {
  if (typeof author === 'string') return { id: tagSlug(author), name: author, description: '', url: null };
  return {
    id: tagSlug(author.name),
    name: author.name,
    description: author.description ?? author.title ?? '',
    url: author.url ?? null,
  };
}

/** What is wrong with an id that is not in `authors.yml`. */
export function unknownAuthor(
  id: string,
  authors: ReadonlyMap<string, Author>,
): Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'> {
  return {
    rule: 'blog/unknown-author',
    severity: 'error',
    message: `There is no author "${id}" in authors.yml.`,
    hint: nearestHint(id, authors.keys(), `Authors: ${[...authors.keys()].join(', ') || 'none'}.`),
  };
}
