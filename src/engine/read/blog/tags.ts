import * as z from 'zod';
import { type MarkName, MARKS } from '../../../shared/marks';
import { nearestHint } from '../../../shared/nearest';
import { readYaml } from '../yaml';
import { fileError, type Diagnostic } from '../../model/diagnostic';

/** A subject of the blog. */
export interface Tag {
  /** Address part below the tags. */
  slug: string;
  label: string;
  description: string;
  /** Mark of posts on this subject; `null` for a tag that most posts carry. */
  mark: MarkName | null;
  /** Slug of the tag next to which this tag is listed, as a synonym or a narrower subject. */
  listedWith: string | null;
}

/** An entry of `tags.yml`, by its slug. */
const tagSchema = z.strictObject({
  /** As readers see it; the key when left out. */
  label: z.string().optional(),
  /** One sentence on the tag's page. */
  description: z.string().optional(),
  /** Other spellings that posts may use. */
  aliases: z.array(z.string()).optional(),
  /** Mark on the pictures of posts whose first marked tag this is. */
  mark: z.enum(Object.keys(MARKS) as [MarkName, ...MarkName[]]).optional(),
  /** Slug of the tag next to which this tag is listed, as a synonym or a narrower subject. */
  listedWith: z.string().optional(),
});

const tagsSchema = z.record(z.string(), tagSchema.nullable());

/** The tags that posts may use. */
export interface TagRegistry {
  /** The tag of a spelling; `undefined` when none is declared for it. */
  find(spelling: string): Tag | undefined;
  /** Every legal spelling, for messages. */
  spellings: readonly string[];
}

/**
 * Reads `tags.yml`; `null` when it is unreadable, so that no tag is reported as unknown. Two tags with the same slug or
 * the same spelling are reported.
 */
export function parseTags(text: string, file: string, problems: Diagnostic[]): TagRegistry | null {
  const data = readYaml(text, tagsSchema, { file }, problems);
  if (data === null) return null;
  const bySpelling = new Map<string, Tag>();
  const bySlug = new Map<string, Tag>();
  for (const [key, entry] of Object.entries(data)) {
    const { label = key, description = '', mark = null, listedWith = null, aliases = [] } = entry ?? {};
    const tag: Tag = { slug: tagSlug(key), label, description, mark, listedWith };
    const report = (message: string): void =>
      void problems.push(fileError(file, 'blog/duplicate-tag', message, 'Keep one of them.', lineOfKey(text, key)));
    for (const spelling of new Set([label, key, ...aliases])) {
      const other = bySpelling.get(spelling);
      if (other) report(`"${spelling}" is already a spelling of "${other.label}".`);
      else bySpelling.set(spelling, tag);
    }
    const other = bySlug.get(tag.slug);
    if (other) report(`"${label}" and "${other.label}" both have the address "${tag.slug}".`);
    else bySlug.set(tag.slug, tag);
  }
  return {
    find: (spelling) => bySpelling.get(spelling),
    spellings: [...bySpelling.keys()],
  };
}

function lineOfKey(text: string, key: string): number {
  const line = text
    .split('\n')
    .findIndex((candidate) => candidate.replace(/^(['"])(.*?)\1:/, '$2:').startsWith(`${key}:`));
  return Math.max(0, line) + 1;
}

/** Message and hint for a tag that is not declared. */
export const undeclaredTag = (spelling: string, { spellings }: TagRegistry): [message: string, hint: string] => [
  `The tag "${spelling}" is not declared in tags.yml.`,
  nearestHint(spelling, spellings, 'Declare it in tags.yml with a label and a description, or use a declared tag.'),
];

/** Words of a label: capital runs end before the last capital of a capitalised word; digits are separate words. */
const WORD = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|\p{Lo}+/gu;

/**
 * Address part of a tag: its words in lower case, joined by hyphens. `eBPF` becomes `e-bpf`, `arm64` becomes `arm-64`.
 * The rule is that of lodash's `kebabCase`, which the published addresses were made with. Empty for a label without
 * letters and digits.
 */
export function tagSlug(label: string): string {
  const bare = label.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  return (bare.match(WORD) ?? []).join('-').toLowerCase();
}

const PLAIN_MARK: MarkName = 'blog';

/** How many posts have each tag, by slug. */
export function countTags(posts: readonly { tags: readonly Tag[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { slug } of posts.flatMap((post) => post.tags)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return counts;
}

/**
 * The marks of a post, each once: first the mark of the tag with the fewest posts, then the others. Tags that
 * nearly all posts carry have no mark.
 */
export function marksOfTags(tags: readonly Tag[], counts: ReadonlyMap<string, number>): [MarkName, ...MarkName[]] {
  const count = (tag: Tag): number => counts.get(tag.slug) ?? 0;
  const marked = [...tags].sort((a, b) => count(a) - count(b)).flatMap((tag) => tag.mark ?? []);
  const [main = PLAIN_MARK, ...others] = new Set(marked);
  return [main, ...others];
}

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
 * Reads `authors.yml`: authors by id, in the order of the file. `null` when it is unreadable, so that
 * no author is reported as unknown. Problems carry line and column.
 */
export function parseAuthors(text: string, file: string, problems: Diagnostic[]): Map<string, Author> | null {
  const data = readYaml(text, authorsSchema, { file }, problems);
  return data && new Map(Object.entries(data).map(([id, author]) => [id, { id, ...author }]));
}

/** Message and hint for an id that is not in `authors.yml`. */
export const unknownAuthor = (id: string, authors: ReadonlyMap<string, Author>): [message: string, hint: string] => [
  `There is no author "${id}" in authors.yml.`,
  nearestHint(id, authors.keys(), `Authors: ${[...authors.keys()].join(', ') || 'none'}.`),
];
