import type { MarkName } from '../../../shared/marks';
import type { Diagnostic } from '../../model/diagnostic';
import { markedDraft, parseDocument, type SourceDocument } from '../documents';
import { placeInFrontMatter } from '../front-matter';
import { unknownAuthor, type Author } from './authors';
import { parsePostDate, parsePostName, postAddress, type PostDate } from './post-name';
import { undeclaredTag, type Tag, type TagRegistry } from './tags';

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

export interface BlogPlace {
  /** Relative to the site root. */
  folder: string;
  base: string;
  /** Drafts are posts, marked in their titles. */
  withDrafts?: boolean;
}

interface PostContext {
  place: BlogPlace;
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
      written === null ? 'The post has no date.' : `"${written}" is no date.`,
      'Write date: 2024-01-31 in the front matter, or begin the name of the file with it.',
    );
    return null;
  }
  if (frontMatter.date !== undefined && fileDate !== null && date.day !== fileDate)
    report(
      'date-name',
      ['date'],
      `The post is of ${date.day}, and the name of its file says ${fileDate}.`,
      'Write the same day in both, or leave `date` out.',
    );
  if (!frontMatter.draft && date.instant > new Date().toISOString())
    report(
      'future',
      ['date'],
      `The post is dated in the future: ${date.day}. It is listed as the latest one as soon as it is published.`,
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
