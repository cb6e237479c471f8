import type { MarkName } from '../../../shared/marks';
import type { Diagnostic } from '../../model/diagnostic';
import { shortAddress } from '../../model/short-name';
import {
  isAddress,
  labelOf,
  parseDocument,
  type FrontMatter,
  type InlineAuthor,
  type SourceDocument,
  type WrittenTag,
} from '../documents';
import { shortenedAddress } from '../long-address';
import { placeInFrontMatter } from '../front-matter';
import { isMarkdown } from '../page-filter';
import { authorOf, type Author } from './authors';
import {
  countedOn,
  parsePostDate,
  parsePostName,
  wantedPostAddress,
  type PostAddresses,
  type PostDate,
} from './post-name';
import {
  givenAddress,
  longSpelling,
  tagNamed,
  undeclaredTag,
  wrongTagAddress,
  type Tag,
  type TagRegistry,
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

/** Where a blog is. */
export interface BlogPlace {
  /** Relative to the site root. */
  folder: string;
  /** Route path of the list. */
  base: string;
  addresses?: PostAddresses;
  /**
   * Whether posts may have tags that `tags.yml` does not declare, and dates beyond the end of a month; each of them is
   * a warning then.
   */
  openTags?: boolean;
  /** Days of posts that say none themselves, by path below the folder; each of them is a warning then. */
  days?: Readonly<Record<string, string>>;
}

/** Whether neither the head of a post nor the name of its file says a date. */
export function isUndated(name: string, text: string): boolean {
  return (
    isMarkdown(name) &&
    parsePostName(name).date === null &&
    parseDocument(text, name, []).frontMatter.date === undefined
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
export function readPost(
  text: string,
  contentPath: string,
  { place, authors, registry, problems }: PostContext,
): Omit<Post, 'marks'> | null {
  const file = `${place.folder}/${contentPath}`;
  const document = parseDocument(text, file, problems, { isPost: true });
  const { frontMatter } = document;
  if (frontMatter.draft) return null;
  const report = (
    field: string,
    value: string,
    problem: Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'>,
  ): void => void problems.push({ file, ...placeInFrontMatter(text, field, value), ...problem });
  const named = parsePostName(contentPath);
  const { date: fileDate, name } = named;
  const written = frontMatter.date ?? fileDate;
  const first = written === null ? place.days?.[contentPath] : undefined;
  const counted = written !== null && place.openTags ? countedOn(written) : null;
  const day = parsePostDate(written ?? first ?? '');
  const date = day ?? parsePostDate(counted ?? '');
  if (!day || first !== undefined) {
    const known =
      first !== undefined
        ? ` It stands under ${first}, the day its file came.`
        : date
          ? ` It is counted on to ${date.day}.`
          : '';
    report('date', '', {
      rule: 'blog/date',
      severity: date ? 'warning' : 'error',
      message: `${written === null ? 'The post has no date.' : `"${written}" is no date.`}${known}`,
      hint: 'Write date: 2024-01-31 in the front matter, or begin the name of the file with it.',
    });
  }
  if (!date) return null;
  const wanted = wantedPostAddress(frontMatter.slug, date.day, named, place.addresses);
  const address = shortAddress(wanted);
  const shortened = shortenedAddress(document, wanted, address);
  if (shortened) problems.push(shortened);
  const undeclared = (spelling: string, address?: string): Tag | undefined => {
    const severity = place.openTags ? ('warning' as const) : ('error' as const);
    // A declared tag may be given another address.
    if (!registry.spellings.includes(spelling))
      report('tags', spelling, { ...undeclaredTag(spelling, registry), severity });
    const own = place.openTags ? tagNamed(spelling, address) : undefined;
    return registry.tags.find(({ slug }) => slug === own?.slug) ?? own;
  };
  return {
    file,
    contentPath,
    document,
    date,
    title: frontMatter.title ?? name.replace(/[-_]/g, ' '),
    path: address === '' ? place.base : `${place.base}/${address}`,
    tags: readTags(frontMatter.tags ?? [], (written) => {
      const spelling = labelOf(written);
      const permalink = place.openTags && typeof written === 'object' ? written.permalink : undefined;
      const isUsable = permalink === undefined || isAddress(permalink);
      if (!isUsable) report('tags', permalink, wrongTagAddress(spelling, permalink));
      const address = isUsable ? givenAddress(permalink) : undefined;
      const tag = registry.find(spelling, address) ?? undeclared(spelling, address);
      const problem = address === undefined && tag && longSpelling(spelling, tag, registry);
      if (problem) report('tags', spelling, problem);
      return tag;
    }),
    authors: (frontMatter.authors ?? onlyAuthor(frontMatter)).flatMap((entry) => {
      const { author, problem } = authorOf(entry, authors);
      if (problem) report('authors', typeof entry === 'string' ? entry : (entry.key ?? ''), problem);
      return author ?? [];
    }),
    unlisted: frontMatter.unlisted ?? false,
  };
}

/** The author whom the fields of older posts describe, in either of their spellings. */
function onlyAuthor(head: FrontMatter): InlineAuthor[] {
  const { author, author_title: title = head.authorTitle, author_url: url = head.authorURL } = head;
  if (author === undefined) return [];
  return [{ name: author, ...(title === undefined ? {} : { title }), ...(url === undefined ? {} : { url }) }];
}

/** The tags of a post, each once, whatever spellings it uses. `find` gives the one that is written so, or none. */
function readTags(all: readonly WrittenTag[], find: (written: WrittenTag) => Tag | undefined): Tag[] {
  const found = new Map<string, Tag>();
  for (const written of all) {
    const tag = find(written);
    if (tag) found.set(tag.slug, tag);
  }
  return [...found.values()];
}
