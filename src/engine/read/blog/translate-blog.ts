import path from 'node:path';
import type { Diagnostic } from '../../model/diagnostic';
import { readDocument } from '../documents';
import { stands } from '../file-kind';
import { readText } from '../read-text';
import { translate, withoutOriginal } from '../translation';
import { blogTranslations, type TranslationFolder } from '../translation-folders';
import type { PageFilter } from '../page-filter';
import { walkContent } from '../walk';
import { parseAuthors, type Author } from './authors';
import { AUTHOR_FILES, TAG_FILES, type Blog } from './load';
import type { Post } from './post';
import { parseTags, type Tag } from './tags';

/** Where the blog of another language is. */
interface TranslatedBlogPlace {
  /** Folder of the language, relative to the root. */
  folder: string;
  language: string;
  /** Put in front of all addresses. */
  prefix: string;
  /** Which files are posts. */
  pages: PageFilter;
}

/**
 * The blog of another language: all posts of the default one, in the language where a folder of it has a file of the
 * same name. Tags and authors take names and descriptions from the `tags.yml` and `authors.yml` there.
 */
export function translateBlog(root: string, blog: Blog, place: TranslatedBlogPlace, problems: Diagnostic[]): Blog {
  const { folder, prefix } = place;
  return blogTranslations(root, folder).reduce(
    (known, own) => translateFolder(root, known, own, place, problems),
    moveBlog(blog, prefix),
  );
}

function translateFolder(
  root: string,
  blog: Blog,
  { folder, isForeign }: TranslationFolder,
  { language, pages }: TranslatedBlogPlace,
  problems: Diagnostic[],
): Blog {
  const files = walkContent(root, folder, pages, problems);
  const known = blog.posts.map((post) => post.contentPath);
  for (const file of files)
    if (!known.includes(file)) problems.push(withoutOriginal(`${folder}/${file}`, file, known, isForeign));
  const words = readWords(root, folder, problems);
  const posts = blog.posts.map((post): Post => {
    const named: Post = { ...post, tags: post.tags.map(words.tag), authors: post.authors.map(words.author) };
    if (!files.includes(post.contentPath)) return named;
    const own = readDocument(root, `${folder}/${post.contentPath}`, problems, { isPost: true });
    const document = translate(post.document, own, language);
    return { ...named, file: document.file, document, title: own.frontMatter.title ?? post.title };
  });
  return { posts, authors: blog.authors.map(words.author) };
}

/** The same blog at other addresses. */
export function moveBlog(blog: Blog, prefix: string): Blog {
  return { ...blog, posts: blog.posts.map((post) => ({ ...post, path: prefix + post.path })) };
}

/** Names and descriptions of tags and authors in the language; those it does not have stay. */
function readWords(
  root: string,
  folder: string,
  problems: Diagnostic[],
): { tag: (tag: Tag) => Tag; author: (author: Author) => Author } {
  const find = (names: readonly string[]): string | undefined =>
    names.map((name) => `${folder}/${name}`).find((file) => stands(path.join(root, file)));
  const tagFile = find(TAG_FILES);
  const authorFile = find(AUTHOR_FILES);
  const tags = new Map(
    (tagFile === undefined ? [] : parseTags(readText(root, tagFile, problems), tagFile, problems).tags).map(
      (tag) => [tag.slug, tag] as const,
    ),
  );
  const authors =
    authorFile === undefined
      ? new Map<string, Author>()
      : parseAuthors(readText(root, authorFile, problems), authorFile, problems);
  return {
    tag(tag) {
      const own = tags.get(tag.slug);
      return own ? { ...tag, label: own.label, description: own.description || tag.description } : tag;
    },
    author(author) {
      const own = authors?.get(author.id);
      return own ? { ...author, name: own.name, description: own.description || author.description } : author;
    },
  };
}
