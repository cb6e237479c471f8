import { existsSync } from 'node:fs';
import path from 'node:path';
import { firstDay } from '../git-dates';
import { readText } from '../read-text';
import type { MarkName } from '../../../shared/marks';
import { parseDocument, type FrontMatter, type InlineAuthor, type SourceDocument } from '../documents';
import { isPage, walkContent } from '../walk';
import type { Diagnostic } from '../../model/diagnostic';
import { lastReadings, lastResults } from '../../model/last-results';
import { inlineAuthor, parseAuthors, unknownAuthor, type Author } from './authors';
import { placeInFrontMatter } from '../front-matter';
import { parsePostDate, parsePostName, postAddress, type PostDate } from './post-name';
import {
  countTags,
  freeTags,
  marksOfTags,
  parseTags,
  tagNamed,
  type Tag,
  type TagRegistry,
  undeclaredTag,
} from './tags';

/** A post as read: everything but its text is decided. */
export interface Post {
  /** Path relative to the site root. */
  file: string;
  /** Path below the blog folder. */
  contentPath: string;
  document: SourceDocument;
  title: string;
  /** Route path. */
  path: string;
  date: PostDate;
  tags: Tag[];
  authors: Author[];
  /** Marks of its subjects, the main one first. */
  marks: readonly [MarkName, ...MarkName[]];
  /** Has a page, but no list, feed or sitemap names it. */
  unlisted: boolean;
}

/** The blog of a site. */
export interface Blog {
  /** Newest first. */
  posts: Post[];
  /** Authors of `authors.yml`, then those described in posts. */
  authors: Author[];
}

/** Files of a blog folder by path below it. */
type BlogSources = ReadonlyMap<string, string>;

/** Where a blog is. */
interface BlogPlace {
  /** Relative to the site root. */
  folder: string;
  /** Route path of the list. */
  base: string;
  /** What an address names of the date. */
  addresses?: 'month' | 'day';
  /** Whether posts may have tags that `tags.yml` does not declare; each of them is a warning then. */
  openTags?: boolean;
  /** Days of posts that say none themselves, by path below the folder; each of them is a warning then. */
  days?: Readonly<Record<string, string>>;
}

export const AUTHOR_FILES = ['authors.yml', 'authors.yaml'];
export const TAG_FILES = ['tags.yml', 'tags.yaml'];

/** Reads the blog of a site root. All problems go to `problems`; a post that cannot be placed is left out. */
export function loadBlog(root: string, place: BlogPlace, problems: Diagnostic[]): Blog {
  const directory = path.join(root, place.folder);
  const names = [
    ...walkContent(root, place.folder, isPage, problems),
    ...[...AUTHOR_FILES, ...TAG_FILES].filter((name) => existsSync(path.join(directory, name))),
  ];
  const sources = new Map(names.map((name) => [name, readText(root, `${place.folder}/${name}`, problems)]));
  const undated = place.openTags ? names.filter((name) => isUndated(name, sources.get(name) ?? '')) : [];
  const days = Object.fromEntries(undated.map((name) => [name, firstDay(root, `${place.folder}/${name}`)]));
  return parseBlog(sources, undated.length > 0 ? { ...place, days } : place, problems);
}

/** What is as it was is the same object, so that the steps behind see that nothing of it changed. */
const lastAuthors = lastReadings<Map<string, Author> | null>();
const lastTags = lastReadings<TagRegistry>();
const lastRead = lastReadings<Omit<Post, 'marks'> | null>();
const lastPosts = lastResults<Post>();

/** The same from texts in memory. */
export function parseBlog(sources: BlogSources, place: BlogPlace, problems: Diagnostic[]): Blog {
  const yaml = (names: string[]): { text: string; file: string } | null => {
    const name = names.find((candidate) => sources.has(candidate));
    return name === undefined ? null : { text: sources.get(name) ?? '', file: `${place.folder}/${name}` };
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
    : freeTags();
  // Of tags that cannot be read, nothing can be said to be unknown.
  const registry = problems.slice(before).some(({ rule }) => rule.startsWith('yaml/')) ? freeTags() : declared;
  const beforePosts = problems.length;
  const read = [...sources.keys()].filter(isPage).flatMap((contentPath) => {
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
  reportDuplicates(posts, problems);
  // A post that cannot be read, or names a tag wrongly, may be the one that uses it.
  if (tagFile && problems.length === beforePosts) reportUnusedTags(registry, posts, tagFile.file, problems);
  return { posts, authors: collectAuthors(authors, posts) };
}

/** Whether neither the head of a post nor the name of its file says a date. */
function isUndated(name: string, text: string): boolean {
  return (
    isPage(name) && parsePostName(name).date === null && parseDocument(text, name, []).frontMatter.date === undefined
  );
}

interface PostContext {
  place: BlogPlace;
  /** `null` without `authors.yml`. */
  authors: ReadonlyMap<string, Author> | null;
  registry: TagRegistry;
  problems: Diagnostic[];
}

/** A post, or nothing for drafts and for posts whose date is missing or wrong. */
function readPost(
  text: string,
  contentPath: string,
  { place, authors, registry, problems }: PostContext,
): Omit<Post, 'marks'> | null {
  const file = `${place.folder}/${contentPath}`;
  const document = parseDocument(text, file, problems);
  const { frontMatter } = document;
  if (frontMatter.draft) return null;
  const report = (
    field: string,
    value: string,
    problem: Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'>,
  ): void => void problems.push({ file, ...placeInFrontMatter(text, field, value), ...problem });
  const { date: fileDate, name } = parsePostName(contentPath);
  const written = frontMatter.date ?? fileDate;
  const first = written === null ? place.days?.[contentPath] : undefined;
  const date = parsePostDate(written ?? first ?? '');
  if (!date || first !== undefined) {
    const known = first === undefined ? '' : ` It stands under ${first}, the day its file came.`;
    report('date', '', {
      rule: 'blog/date',
      severity: date ? 'warning' : 'error',
      message: written === null ? `The post has no date.${known}` : `"${written}" is no date.`,
      hint: 'Write date: 2024-01-31 in the front matter, or begin the name of the file with it.',
    });
  }
  if (!date) return null;
  const address = postAddress(frontMatter.slug, date.day, name, place.addresses);
  return {
    file,
    contentPath,
    document,
    date,
    title: frontMatter.title ?? name.replace(/[-_]/g, ' '),
    path: address === '' ? place.base : `${place.base}/${address}`,
    tags: readTags(frontMatter.tags ?? [], registry, (tag) => {
      const severity = place.openTags ? ('warning' as const) : ('error' as const);
      report('tags', tag, { ...undeclaredTag(tag, registry), severity });
      const own = place.openTags ? tagNamed(tag) : undefined;
      return registry.tags.find(({ slug }) => slug === own?.slug) ?? own;
    }),
    authors: (frontMatter.authors ?? onlyAuthor(frontMatter)).flatMap((entry) => {
      if (authors === null || typeof entry !== 'string') return [inlineAuthor(entry)];
      const author = authors.get(entry);
      if (!author) report('authors', entry, unknownAuthor(entry, authors));
      return author ? [author] : [];
    }),
    unlisted: frontMatter.unlisted ?? false,
  };
}

/** The author whom the fields of older posts describe. */
function onlyAuthor({ author, author_title: title, author_url: url }: FrontMatter): InlineAuthor[] {
  if (author === undefined) return [];
  return [{ name: author, ...(title === undefined ? {} : { title }), ...(url === undefined ? {} : { url }) }];
}

/** The tags of a post, each once, whatever spellings it uses. `unknown` gives one for a spelling that has none, or not. */
function readTags(
  spellings: readonly string[],
  registry: TagRegistry,
  unknown: (spelling: string) => Tag | undefined,
): Tag[] {
  const found = new Map<string, Tag>();
  for (const spelling of spellings) {
    const tag = registry.find(spelling) ?? unknown(spelling);
    if (tag) found.set(tag.slug, tag);
  }
  return [...found.values()];
}

function reportDuplicates(posts: readonly Post[], problems: Diagnostic[]): void {
  const seen = new Map<string, Post>();
  for (const post of [...posts].reverse()) {
    const key = post.path.toLowerCase();
    const first = seen.get(key);
    if (first)
      problems.push({
        file: post.file,
        line: 1,
        column: 1,
        rule: 'blog/duplicate-slug',
        severity: 'error',
        message: `${post.path} is already the address of ${first.file}.`,
        hint: 'Give one of the two another slug.',
      });
    else seen.set(key, post);
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
