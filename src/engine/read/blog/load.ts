import path from 'node:path';
import type { Diagnostic } from '../../model/diagnostic';
import { linkStatOf } from '../../model/files';
import { textOf } from '../read-text';
import { parseAuthors, type Author, countTags, marksOfTags, parseTags } from './tags';
import { isPage, walkContent } from '../walk';
import { readPost, type BlogFolder, type Post } from './post';

export interface Blog {
  /** Newest first. */
  posts: Post[];
  /** In the order of `authors.yml`. */
  authors: Author[];
}

/** Texts of a blog folder by path below it; `null` for an unreadable file. */
type BlogSources = ReadonlyMap<string, string | null>;

const AUTHOR_FILE = 'authors.yml';
const TAG_FILE = 'tags.yml';

/** Reads the blog of a site root. All problems go to `problems`; a post that cannot be placed is left out. */
export function loadBlog(root: string, place: BlogFolder, problems: Diagnostic[]): Blog {
  const directory = path.join(root, place.folder);
  const names = [
    ...walkContent(root, place.folder, isPage, problems),
    ...[AUTHOR_FILE, TAG_FILE].filter((name) => linkStatOf(path.join(directory, name)) !== null),
  ];
  const sources = new Map(names.map((name) => [name, textOf(root, `${place.folder}/${name}`, problems)]));
  return parseBlog(sources, place, problems);
}

/** The same from texts in memory, all Markdown among which is posts. */
export function parseBlog(sources: BlogSources, place: BlogFolder, problems: Diagnostic[]): Blog {
  // A missing file declares nothing. With an unreadable file, nothing can be reported as unknown.
  const parsed = <T>(name: string, parse: (text: string, file: string, problems: Diagnostic[]) => T): T | null => {
    const text = sources.has(name) ? (sources.get(name) ?? null) : '{}';
    return text === null ? null : parse(text, `${place.folder}/${name}`, problems);
  };
  const authors = parsed(AUTHOR_FILE, parseAuthors);
  const registry = parsed(TAG_FILE, parseTags);
  const names = [...sources.keys()].filter(isPage);
  const read = names.flatMap(
    (name) => readPost(sources.get(name) ?? '', name, { place, authors, registry, problems }) ?? [],
  );
  const counts = countTags(read);
  const posts = read.map((post): Post => ({ ...post, marks: marksOfTags(post.tags, counts) }));
  // Posts of one moment keep one order on every machine.
  posts.sort((a, b) => b.date.instant.localeCompare(a.date.instant) || a.path.localeCompare(b.path));
  return { posts, authors: [...(authors?.values() ?? [])] };
}
