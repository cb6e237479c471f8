import path from 'node:path';
import type { MarkName } from '../../../shared/marks';
import type { Diagnostic } from '../../model/diagnostic';
import { markedDraft, parseDocument, type SourceDocument, placeInFrontMatter } from '../documents';
import { unknownAuthor, type Author, undeclaredTag, type Tag, type TagRegistry } from './tags';

/** A post as read: everything but its text is decided. */
export interface Post {
  /** Path relative to the site root. */
  file: string;
  /** Path below the blog folder. */
  contentPath: string;
  document: SourceDocument;
  title: string;
  path: string;
  date: PostDate;
  tags: Tag[];
  authors: Author[];
  /** Marks of its subjects, the main one first. */
  marks: readonly [MarkName, ...MarkName[]];
  /** Has a page, but no list, feed or sitemap names it. */
  unlisted: boolean;
}

export interface BlogFolder {
  /** Relative to the site root. */
  folder: string;
  base: string;
  /** Drafts are posts, marked in their titles. */
  withDrafts?: boolean;
}

interface PostContext {
  place: BlogFolder;
  /** `null` where `authors.yml` is missing or cannot be read. */
  authors: ReadonlyMap<string, Author> | null;
  /** `null` where `tags.yml` is missing or cannot be read. */
  registry: TagRegistry | null;
  problems: Diagnostic[];
}

/** A post, or nothing for drafts and for posts whose date is missing or wrong. */
export function readPost(
  text: string,
  contentPath: string,
  { place, authors, registry, problems }: PostContext,
): Omit<Post, 'marks'> | null {
  const file = `${place.folder}/${contentPath}`;
  const parsed = parseDocument(text, file, problems, { isPost: true });
  if (parsed.frontMatter.draft && !place.withDrafts) return null;
  const document = parsed.frontMatter.draft ? markedDraft(parsed) : parsed;
  const { frontMatter } = document;
  const report = (
    rule: string,
    [field, value]: [field: string, value?: string],
    message: string,
    hint: string,
    severity: Diagnostic['severity'] = 'error',
  ): void =>
    void problems.push({
      file,
      ...placeInFrontMatter(text, field, value),
      rule: `blog/${rule}`,
      severity,
      message,
      hint,
    });
  const { date: fileDate, name } = parsePostName(contentPath);
  const written = frontMatter.date ?? fileDate;
  const date = parsePostDate(written ?? '');
  if (!date) {
    report(
      'date',
      ['date'],
      written === null ? 'The post has no date.' : `"${written}" is not a date.`,
      'Write date: 2024-01-31 in the front matter, or start the file name with the date.',
    );
    return null;
  }
  if (frontMatter.date !== undefined && fileDate !== null && date.day !== fileDate)
    report(
      'date-name',
      ['date'],
      `The post is dated ${date.day}, but its file name says ${fileDate}.`,
      'Use the same date in both, or omit `date`.',
    );
  if (!frontMatter.draft && date.instant > new Date().toISOString())
    report(
      'future',
      ['date'],
      `The post is dated in the future: ${date.day}. It will be listed as the latest post as soon as it is published.`,
      'Publish it on that day, or write draft: true until then.',
      'warning',
    );
  const address = postAddress(frontMatter.slug, date.day, name);
  const tags = (frontMatter.tags ?? []).flatMap((spelling) => {
    const tag = registry?.find(spelling);
    if (registry && !tag) report('unknown-tag', ['tags', spelling], ...undeclaredTag(spelling, registry));
    return tag ?? [];
  });
  return {
    file,
    contentPath,
    document,
    date,
    title: frontMatter.title ?? name.replace(/[-_]/g, ' '),
    path: address === '' ? place.base : `${place.base}/${address}`,
    // A post may use two spellings of one tag.
    tags: [...new Set(tags)],
    authors: (frontMatter.authors ?? []).flatMap((id) => {
      const author = authors?.get(id);
      if (authors && !author) report('unknown-author', ['authors', id], ...unknownAuthor(id, authors));
      return author ?? [];
    }),
    unlisted: frontMatter.unlisted ?? false,
  };
}

interface PostDate {
  /** `2024-01-02` */
  day: string;
  /** Its midnight in UTC, ISO 8601. */
  instant: string;
}

/** Reads a date of front matter or of a file name; `null` when it is no day of the calendar. */
export function parsePostDate(text: string): PostDate | null {
  const midnight = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : NaN);
  // A 31st of February becomes a day of March instead of failing.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(text)) return null;
  return { day: text, instant: midnight.toISOString() };
}

interface PostName {
  /** ISO date; `null` when the name has none. */
  date: string | null;
  /** Last part of the address, unless the post sets a slug. */
  name: string;
}

const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** Reads the path of a post below the blog folder: `2024/2024-01-02-name.md`, with or without folders above it. */
export function parsePostName(contentPath: string): PostName {
  const name = path.posix.basename(contentPath, '.md');
  const [, date = null, rest = name] = DATED.exec(name) ?? [];
  return { date, name: rest };
}

/** Address of a post below the blog: its slug where it sets one, else year, month and name. */
export function postAddress(slug: string | undefined, day: string, name: string): string {
  if (slug !== undefined) return path.posix.join('/', slug).replace(/^\/|\/$/g, '');
  return `${day.slice(0, 7).replace('-', '/')}/${name}`;
}
