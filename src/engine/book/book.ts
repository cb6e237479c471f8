import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import type { AppData } from '../../shared/site-data';
import type { Page } from '../../shared/page-data';
import { normalizePath, pageDataPath, pageFile, stripBase, withBase } from '../../shared/urls';
import { PROJECT_ROOT } from '../model/cache';
import { exportedVersion } from '../offline/exported-version';
import { bookHtml, type BookChapter } from './book-html';
import { chapterOf } from './chapter';
import { sidebarPages } from './sidebar-pages';

/** What a book is made from. */
export interface BookSource {
  /** Folder of the built site. */
  dist: string;
  site: Pick<AppData, 'base' | 'docsSets' | 'title' | 'url'> & { strings: { lang: string } };
  /** Name of the version. */
  version: string;
  tagline: string;
  /** Heading of the list of contents. */
  contents: string;
}

/** A book before it is printed. */
interface Book {
  /** The document; `numbers` are those of the pages on which chapters begin, as far as they are known. */
  html(numbers: ReadonlyMap<string, number>): string;
  /** Number of its chapters. */
  chapters: number;
}

/**
 * Puts all pages of a version into one document, in the order of its sidebar. Throws `UsageError` for an unknown one.
 */
export function bookOf(source: BookSource): Book {
  const { dist, site, tagline, contents } = source;
  const { version, routes } = exportedVersion(source, source.version);
  const home = readPage(dist, version.path);
  const entries = sidebarPages(readFileSync(path.join(dist, '_data', sidebarOf(home)), 'utf8'));
  const known = new Set(routes);
  const chapters = new Map<string, string>();
  const listed = entries.map((entry, index) => {
    const route = entry.href === null ? null : routeOf(entry.href, site.base);
    const id = `p${index}`;
    if (route !== null && known.has(route)) chapters.set(route, id);
    return { ...entry, id, route: route !== null && known.has(route) ? route : null };
  });
  const made = listed.map(({ id, depth, label, route }): BookChapter => {
    if (route === null) return { id, depth, title: label, content: [] };
    const page = readPage(dist, route);
    const address = (href: string): string => bookAddress(href, { id, route }, chapters, site);
    const chapter = chapterOf(htmlOf(page), { id, depth, address });
    return { id, depth, ...chapter, title: chapter.title || label };
  });
  const css = readFileSync(path.join(PROJECT_ROOT, 'src/engine/book/book.css'), 'utf8');
  const url = site.url + withBase(version.path, site.base);
  const frame = {
    lang: site.strings.lang,
    title: site.title,
    tagline,
    release: version.release,
    url,
    contents,
    sheets: sheetsOf(dist, version.path),
    css,
  };
  return { html: (numbers) => bookHtml(frame, made, numbers), chapters: made.length };
}

/** Where a link of a page leads: to a place of the book, or out of it with its complete address. */
function bookAddress(
  href: string,
  from: { id: string; route: string },
  chapters: ReadonlyMap<string, string>,
  { base, url }: BookSource['site'],
): string {
  if (href.startsWith('#')) return href === '#' ? `#${from.id}` : `#${from.id}-${href.slice(1)}`;
  if (href.startsWith('?')) return url + withBase(from.route, base) + href;
  const local = href.startsWith(`${url}/`) ? href.slice(url.length) : href;
  if (!local.startsWith('/') || local.startsWith('//')) return href;
  const [, bare = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(local) ?? [];
  const id = query === '' ? chapters.get(routeOf(bare, base)) : undefined;
  if (id === undefined) return url + local;
  return hash.length > 1 ? `#${id}-${hash.slice(1)}` : `#${id}`;
}

const routeOf = (href: string, base: string): string =>
  normalizePath(decodeURI(stripBase(href, base) ?? href).replace(/[?#].*$/s, ''));

/** Style sheets that the document of a page links, for screen and paper. */
function sheetsOf(dist: string, route: string): string[] {
  const sheets: string[] = [];
  visit(fromHtml(readFileSync(path.join(dist, pageFile(route)), 'utf8')), 'element', ({ tagName, properties }) => {
    const { rel, href } = properties;
    if (tagName === 'link' && String(rel) === 'stylesheet') sheets.push(String(href));
  });
  return sheets;
}

function readPage(dist: string, route: string): Page {
  return JSON.parse(readFileSync(path.join(dist, pageDataPath(route)), 'utf8')) as Page;
}

function sidebarOf({ path: route, sidebar }: Page): string {
  if (!sidebar) throw new Error(`The page ${route} has no sidebar.`);
  return sidebar;
}

const htmlOf = (page: Page): string => (page.kind === 'html' ? page.html : '');
