import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { shortAddress } from '../model/short-name';
import { titleOfName } from './docs/doc-address';
import { readDocument, type SourceDocument } from './documents';
import { shortenedAddress } from './long-address';
import { isPage } from './page-filter';
import { translate, withoutOriginal } from './translation';
import { pageTranslations, type TranslationFolder } from './translation-folders';
import { walkContent } from './walk';

/** A page of the folder of React pages that is written in Markdown. */
export interface TextPage {
  /** Relative to the root. */
  file: string;
  /** Path below the folder of pages. */
  contentPath: string;
  /** Route path. */
  path: string;
  title: string;
  document: SourceDocument;
}

/** Reads the Markdown of a folder of pages. Drafts, and names that begin with an underscore, make no page. */
export function readTextPages(root: string, folder: string, problems: Diagnostic[]): TextPage[] {
  return walkContent(root, folder, isPage, problems).flatMap((contentPath) => {
    const document = readDocument(root, path.posix.join(folder, contentPath), problems);
    if (document.frontMatter.draft) return [];
    const name = contentPath.replace(/\.mdx?$/, '');
    const title = document.frontMatter.title ?? titleOfName(name);
    const wanted = routeOf(name, document.frontMatter.slug);
    const route = `/${shortAddress(wanted.slice(1))}`;
    const shortened = shortenedAddress(document, wanted, route);
    if (shortened) problems.push(shortened);
    return [{ file: document.file, contentPath, path: route, title, document }];
  });
}

/** Route of a page: its slug, relative to its folder without a slash in front, else the path of its file. */
function routeOf(name: string, slug: string | undefined): string {
  if (slug === undefined) return `/${name}`.replace(/\/index$/, '') || '/';
  const folder = slug.startsWith('/') ? '/' : path.posix.join('/', path.posix.dirname(name));
  return path.posix.join(folder, slug);
}

/** Where the pages of another language are. */
interface TranslatedPages {
  /** Folder of the language, relative to the root; `null` for a language without one. */
  folder: string | null;
  language: string;
  /** Put in front of all addresses. */
  prefix: string;
}

/** All pages of the default language, in another one where a folder of it has a file of the same name. */
export function translateTextPages(
  root: string,
  pages: readonly TextPage[],
  { folder, language, prefix }: TranslatedPages,
  problems: Diagnostic[],
): TextPage[] {
  const moved = pages.map((page) => ({ ...page, path: page.path === '/' ? prefix || '/' : prefix + page.path }));
  const folders = folder === null ? [] : pageTranslations(root, folder);
  return folders.reduce((known, own) => translateFolder(root, known, own, language, problems), moved);
}

function translateFolder(
  root: string,
  pages: TextPage[],
  { folder, isForeign }: TranslationFolder,
  language: string,
  problems: Diagnostic[],
): TextPage[] {
  const files = walkContent(root, folder, isPage, problems);
  const known = pages.map(({ contentPath }) => contentPath);
  for (const file of files)
    if (!known.includes(file)) problems.push(withoutOriginal(`${folder}/${file}`, file, known, isForeign));
  return pages.map((page): TextPage => {
    if (!files.includes(page.contentPath)) return page;
    const own = readDocument(root, `${folder}/${page.contentPath}`, problems);
    const document = translate(page.document, own, language);
    return { ...page, file: document.file, document, title: own.frontMatter.title ?? page.title };
  });
}
