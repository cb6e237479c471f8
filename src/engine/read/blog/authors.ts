import * as z from 'zod';
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
  /** Path below the blog of the page that other builders make of the author; left out where they make none. */
  page?: string;
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
  /** Whether the author has a page of their own, and where; here it is a section of the page of all. */
  page: z.union([z.boolean(), z.looseObject({ permalink: z.string().optional() })]).optional(),
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
      {
        id,
        name: author.name,
        description: author.description ?? author.title ?? '',
        url: author.url ?? null,
        ...pageOf(id, author.page),
      },
    ]),
  );
}

function pageOf(id: string, page: z.output<typeof authorSchema>['page']): Pick<Author, 'page'> {
  if (!page) return {};
  const own = typeof page === 'object' ? page.permalink : undefined;
  return { page: own === undefined ? `/authors/${tagSlug(id)}` : `/authors/${own.replace(/^\/+/, '')}` };
}

/** What came of an author of a post. */
type Named = { author: Author | null; problem: AuthorProblem | null };
type AuthorProblem = Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'>;

/**
 * An author of a post: one of `authors.yml`, one who is described in the post itself, or one of the file of whom the
 * post says other things. Without the file, `null`, a key is a name.
 */
export function authorOf(written: InlineAuthor | string, authors: ReadonlyMap<string, Author> | null): Named {
  const own: InlineAuthor = typeof written === 'string' ? { key: written } : written;
  if (own.key !== undefined && authors !== null) {
    const known = authors.get(own.key);
    if (!known) return { author: null, problem: unknownAuthor(own.key, authors) };
    return { author: typeof written === 'string' ? known : { ...known, ...saidOf(own) }, problem: null };
  }
  const name = own.name ?? own.key;
  if (name === undefined) return { author: null, problem: NAMELESS };
  const id = tagSlug(own.key ?? name);
  return { author: { id, name, description: '', url: null, ...saidOf(own) }, problem: null };
}

function saidOf({ name, description, title, url }: InlineAuthor): Partial<Author> {
  const text = description ?? title;
  return {
    ...(name === undefined ? {} : { name }),
    ...(text === undefined ? {} : { description: text }),
    ...(url === undefined ? {} : { url }),
  };
}

const NAMELESS: AuthorProblem = {
  rule: 'blog/nameless-author',
  severity: 'warning',
  message: 'An author has no name and is left out: by-lines have no pictures.',
  hint: 'Write name: …, or key: … for one of authors.yml.',
};

/** What is wrong with an id that is not in `authors.yml`. */
export function unknownAuthor(id: string, authors: ReadonlyMap<string, Author>): AuthorProblem {
  return {
    rule: 'blog/unknown-author',
    severity: 'error',
    message: `There is no author "${id}" in authors.yml.`,
    hint: nearestHint(id, authors.keys(), `Authors: ${[...authors.keys()].join(', ') || 'none'}.`),
  };
}
