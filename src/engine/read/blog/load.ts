import path from 'node:path';
import type { Diagnostic } from '../../model/diagnostic';
import { lastReadings, lastResults } from '../../model/last-results';
import { firstDay } from '../git-dates';
import { placeOfField } from '../documents';
import { stands } from '../file-kind';
import { freeSlugs, slugHint } from '../free-slug';
import { textOf } from '../read-text';
import { isMarkdown, isPage, type PageFilter } from '../page-filter';
import { walkContent } from '../walk';
import { parseAuthors, type Author } from './authors';
import { parsePostName } from './post-name';
import { isUndated, readPost, type BlogPlace, type Post } from './post';
import { splitFrontMatter } from '../front-matter';
import { countTags, freeTags, marksOfTags, parseTags, type TagRegistry } from './tags';

/** The blog of a site. */
export interface Blog {
  /** Newest first. */
  posts: Post[];
  /** Authors of `authors.yml`, then those described in posts. */
  authors: Author[];
}

/** Texts of a blog folder by path below it; `null` for one that cannot be read. */
type BlogSources = ReadonlyMap<string, string | null>;

export const AUTHOR_FILES = ['authors.yml', 'authors.yaml'];
export const TAG_FILES = ['tags.yml', 'tags.yaml'];

/**
 * Reads the blog of a site root, of which `pages` says what is a post. All problems go to `problems`; a
 * post that cannot be placed is left out.
 */
export function loadBlog(root: string, place: BlogPlace, problems: Diagnostic[], pages: PageFilter = isPage): Blog {
  const directory = path.join(root, place.folder);
  const names = [
    ...walkContent(root, place.folder, pages, problems),
    ...[...AUTHOR_FILES, ...TAG_FILES].filter((name) => stands(path.join(directory, name))),
  ];
  const sources = new Map(names.map((name) => [name, textOf(root, `${place.folder}/${name}`, problems)]));
  const undated = place.openTags ? names.filter((name) => isUndated(name, sources.get(name) ?? '')) : [];
  const days = Object.fromEntries(undated.map((name) => [name, firstDay(root, `${place.folder}/${name}`)]));
  return parseBlog(sources, undated.length > 0 ? { ...place, days } : place, problems);
}

/** What is as it was is the same object, so that the steps behind see that nothing of it changed. */
const lastAuthors = lastReadings<Map<string, Author> | null>();
const lastTags = lastReadings<TagRegistry>();
const lastFreeTags = lastResults<TagRegistry>();
const lastRead = lastReadings<Omit<Post, 'marks'> | null>();
const lastPosts = lastResults<Post>();

/** The same from texts in memory, all Markdown among which is posts. */
export function parseBlog(sources: BlogSources, place: BlogPlace, problems: Diagnostic[]): Blog {
  const yaml = (names: string[]): { text: string; file: string } | null => {
    const name = names.find((candidate) => sources.has(candidate));
    const text = name === undefined ? null : sources.get(name);
    return typeof text === 'string' ? { text, file: `${place.folder}/${name}` } : null;
  };
  const authorFile = yaml(AUTHOR_FILES);
  const tagFile = yaml(TAG_FILES);
  const authors =
    authorFile &&
    lastAuthors(authorFile.file, [authorFile.text], problems, (own) =>
      parseAuthors(authorFile.text, authorFile.file, own),
    );
  const before = problems.length;
  const declared = tagFile
    ? lastTags(tagFile.file, [tagFile.text], problems, (own) => parseTags(tagFile.text, tagFile.file, own))
    : lastFreeTags(place.folder, [headsOf(sources)], freeTags);
  // Of tags that cannot be read, nothing can be said to be unknown.
  const registry = problems.slice(before).some(({ rule }) => rule.startsWith('yaml/')) ? freeTags() : declared;
  const beforePosts = problems.length;
  const read = [...sources.keys()].filter(isMarkdown).flatMap((contentPath) => {
    const text = sources.get(contentPath) ?? '';
    const inputs = [text, JSON.stringify(place), authors, registry];
    const post = lastRead(`${place.folder}/${contentPath}`, inputs, problems, (own) =>
      readPost(text, contentPath, { place, authors, registry, problems: own }),
    );
    return post ?? [];
  });
  const counts = countTags(read);
  const posts = read.map((post): Post => {
    const marks = marksOfTags(post.tags, counts);
    return lastPosts(post.file, [post, marks.join()], () => ({ ...post, marks }));
  });
  // Posts of one moment keep one order on every machine.
  posts.sort((a, b) => b.date.instant.localeCompare(a.date.instant) || a.path.localeCompare(b.path));
  reportDuplicates(posts, place.base, problems);
  // A post that cannot be read, or names a tag wrongly, may be the one that uses it.
  const isWhole = problems.length === beforePosts && ![...sources.values()].includes(null);
  if (tagFile && isWhole) reportUnusedTags(registry, posts, tagFile.file, problems);
  return { posts, authors: collectAuthors(authors, posts) };
}

/** The heads of all posts: a tag that nobody declares is called as the first post with it spells it. */
function headsOf(sources: BlogSources): string {
  const heads = [...sources].filter(([name]) => isMarkdown(name)).map(([, text]) => splitFrontMatter(text ?? '').yaml);
  return JSON.stringify(heads);
}

/** Posts that want one address: all but the oldest are told of, with slugs that are free. */
function reportDuplicates(posts: readonly Post[], base: string, problems: Diagnostic[]): void {
  const seen = new Map<string, Post>();
  const taken = new Set(posts.map((post) => post.path.slice(base.length + 1).toLowerCase()));
  for (const post of [...posts].reverse()) {
    const key = post.path.toLowerCase();
    const first = seen.get(key);
    if (!first) {
      seen.set(key, post);
      continue;
    }
    const slugs = freeSlugs(post.path.slice(base.length), parsePostName(post.contentPath).name, taken);
    problems.push({
      ...placeOfField(post.document, 'slug', post.document.frontMatter.slug),
      rule: 'blog/duplicate-slug',
      severity: 'error',
      message: `${post.path} is already the address of ${first.file}.`,
      hint: slugHint('Give one of the two another slug', post.file, slugs),
    });
  }
}

function reportUnusedTags(registry: TagRegistry, posts: readonly Post[], file: string, problems: Diagnostic[]): void {
  const used = new Set(posts.flatMap((post) => post.tags));
  for (const tag of registry.tags) {
    if (used.has(tag)) continue;
    problems.push({
      file,
      line: registry.lineOf(tag),
      column: 1,
      rule: 'blog/unused-tag',
      severity: 'warning',
      message: `No post has the tag "${tag.label}", so it gets no page.`,
      hint: 'Remove it, or use it.',
    });
  }
}

function collectAuthors(declared: ReadonlyMap<string, Author> | null, posts: readonly Post[]): Author[] {
  const all = new Map(declared ?? []);
  for (const author of posts.flatMap((post) => post.authors)) if (!all.has(author.id)) all.set(author.id, author);
  return [...all.values()];
}
