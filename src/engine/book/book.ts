import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import type { Element } from 'hast';
import type { AppData } from '../../shared/site-data';
import type { Page } from '../../shared/page-data';
import { pageDataPath, pageFile, withBase } from '../../shared/urls';
import { siteAddress, exportedVersion } from '../offline/addresses';
import { chapterOf, type Chapter, sidebarPages } from './chapter';
import { element, htmlDocument, text } from '../markdown/html/hast';

/** What a book is made from. */
export interface BookSource {
  dist: string;
  site: Pick<AppData, 'base' | 'docsSets' | 'title' | 'url'> & { strings: { lang: string } };
  version: string;
  tagline: string;
  contents: string;
}

/** A book before it is printed. */
interface Book {
  /** The document; `numbers` are the page numbers on which chapters begin, as far as they are known. */
  html(numbers: ReadonlyMap<string, number>): string;
  chapters: number;
}

/** Puts all pages of a version into one document, in sidebar order. Throws `UsageError` for an unknown version. */
export function bookOf(source: BookSource): Book {
  const { dist, site, tagline, contents } = source;
  const { version, routes } = exportedVersion(source, source.version);
  const { sidebar } = readPage(dist, version.path);
  if (!sidebar) throw new Error(`The page ${version.path} has no sidebar.`);
  const entries = sidebarPages(readFileSync(path.join(dist, '_data', sidebar), 'utf8')).map((entry, index) => {
    const route = entry.href === null ? undefined : siteAddress(entry.href, site)?.route;
    return { ...entry, id: `p${index}`, route: routes.find((known) => known === route) ?? null };
  });
  const chapters = new Map(entries.flatMap(({ route, id }) => (route === null ? [] : [[route, id] as const])));
  const made = entries.map(({ id, depth, label, route }): BookChapter => {
    if (route === null) return { id, depth, title: label, content: [] };
    const page = readPage(dist, route);
    const address = (href: string): string => bookAddress(href, { id, route }, chapters, site);
    const chapter = chapterOf(page.kind === 'html' ? page.html : '', { id, depth, address });
    return { id, depth, ...chapter, title: chapter.title || label };
  });
  const frame = {
    lang: site.strings.lang,
    title: site.title,
    tagline,
    release: version.release,
    url: site.url + withBase(version.path, site.base),
    contents,
    sheets: sheetsOf(dist, version.path),
    css: readFileSync(new URL('book.css', import.meta.url), 'utf8'),
  };
  return { html: (numbers) => bookHtml(frame, made, numbers), chapters: made.length };
}

function bookAddress(
  href: string,
  from: { id: string; route: string },
  chapters: ReadonlyMap<string, string>,
  site: BookSource['site'],
): string {
  if (href.startsWith('#')) return href === '#' ? `#${from.id}` : `#${from.id}-${href.slice(1)}`;
  if (href.startsWith('?')) return site.url + withBase(from.route, site.base) + href;
  const local = siteAddress(href, site);
  const id = local?.query === '' ? chapters.get(local.route) : undefined;
  if (id === undefined) return local?.complete ?? href;
  return local && local.hash.length > 1 ? `#${id}-${local.hash.slice(1)}` : `#${id}`;
}

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

interface BookChapter extends Chapter {
  id: string;
  depth: number;
}

interface BookFrame {
  lang: string;
  title: string;
  tagline: string;
  release: string;
  url: string;
  contents: string;
  sheets: readonly string[];
  css: string;
}

/** The whole book as one document. `numbers` are the page numbers on which chapters begin. */
function bookHtml(frame: BookFrame, chapters: readonly BookChapter[], numbers: ReadonlyMap<string, number>): string {
  const name = `${frame.title} ${frame.release}`;
  const head = [
    element('meta', { charSet: 'utf-8' }),
    element('title', {}, [text(name)]),
    ...frame.sheets.map((href) => element('link', { rel: ['stylesheet'], href })),
    element('style', {}, [text(frame.css)]),
  ];
  const body = [front(frame), contents(frame, chapters, numbers), ...chapters.map(chapterElement)];
  const properties = { lang: frame.lang, dataTheme: 'light', dataFoot: name };
  return htmlDocument(properties, head, element('body', { className: ['book'] }, body));
}

function front({ title, tagline, release, url }: BookFrame): Element {
  return element('header', { className: ['book__front'] }, [
    element('p', { className: ['book__name'] }, [text(title)]),
    element('p', { className: ['book__release'] }, [text(release)]),
    element('p', {}, [text(tagline)]),
    element('p', {}, [element('a', { href: url }, [text(url)])]),
  ]);
}

function contents(frame: BookFrame, chapters: readonly BookChapter[], numbers: ReadonlyMap<string, number>): Element {
  const items = chapters.map(({ id, title, depth }) => {
    const number = element('span', { className: ['book__number'] }, [text(String(numbers.get(id) ?? ''))]);
    return element('li', { dataDepth: depth }, [
      element('a', { href: `#${id}` }, [element('span', {}, [text(title)]), number]),
    ]);
  });
  return element('nav', { className: ['book__contents'] }, [
    element('h1', { dataLevel: 1 }, [text(frame.contents)]),
    element('ol', {}, items),
  ]);
}

function chapterElement({ id, depth, title, content }: BookChapter): Element {
  const heading = element(`h${depth}`, { id, dataLevel: 1 }, [text(title)]);
  return element('section', { className: ['book__chapter'] }, [heading, ...content]);
}
