/** Our engine and its rivals over the same pages. Each answers a query with places, best first, one a page. */

import { brotliCompressSync, gzipSync } from 'node:zlib';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type { SearchIndex } from '../../src/shared/search/search-index';
import type { SearchHit, SearchPage, SearchSection } from '../../src/shared/search/model';
import { search } from '../../src/shared/search/search';

/** A page, and the section that an engine opens it at; `null` for its top. */
export type Place = Pick<SearchHit, 'path' | 'anchor'>;

export interface Engine {
  name: string;
  places: (query: string) => Place[];
  /** What the browser has to fetch, part by part: the contents of files. */
  files: Record<string, string[]>;
}

const HITS = 10;

/** This site's engine; `files` are those of the build. */
export function ourEngine(index: SearchIndex, files: Engine['files'], name = 'ours'): Engine {
  return {
    name,
    places: (query) => search(index, query, { maxHits: HITS }).hits,
    files,
  };
}

const headingsOf = (page: SearchPage): string => page.sections.map((section) => section.heading).join('\n');
/** All that a section is searched by; rivals get the same. */
const wholeText = ({ text, words = '' }: SearchSection): string => `${text} ${words}`;
const textOf = (page: SearchPage): string =>
  [...page.sections.map(wholeText), ...page.rows.map((row) => `${row.name} ${row.text}`)].join('\n');

/** MiniSearch as it comes: default tokens, no prefixes, no fuzziness, no boosts. One document a page. */
export function miniSearchEngine(pages: SearchPage[]): Engine {
  const index = new MiniSearch({ fields: ['title', 'keywords', 'headings', 'text'] });
  const documents = pages.map((page, id) => ({
    id,
    title: page.title,
    keywords: page.keywords.join('\n'),
    headings: headingsOf(page),
    text: textOf(page),
  }));
  index.addAll(documents);
  return {
    name: 'MiniSearch defaults',
    places: (query) =>
      index
        .search(query)
        .slice(0, HITS)
        .map((result) => ({ path: pages[Number(result.id)]?.path ?? '', anchor: null })),
    files: { documents: [JSON.stringify(documents)], index: [JSON.stringify(index)] },
  };
}

/**
 * lunr as docusaurus-lunr-search sets it up: a document a page and one a section,
 * boosts 200, 100 and 2, trailing wildcard.
 */
export function lunrEngine(pages: SearchPage[]): Engine {
  const documents = pages.flatMap((page) => [
    {
      path: page.path,
      anchor: null as string | null,
      title: page.title,
      keywords: page.keywords.join(','),
      content: page.sections[0]?.heading === '' ? wholeText(page.sections[0]) : '',
    },
    ...page.sections
      .filter((section) => section.heading !== '')
      .map((section) => ({
        path: page.path,
        anchor: section.id,
        title: section.heading,
        keywords: '',
        content: `${wholeText(section)} ${page.rows
          .filter((row) => row.id === section.id)
          .map((row) => `${row.name} ${row.text}`)
          .join(' ')}`,
      })),
    ...page.rows
      .filter((row) => page.sections.every((section) => section.id !== row.id))
      .map((row) => ({ path: page.path, anchor: row.id, title: row.name, keywords: '', content: row.text })),
  ]);
  const index = lunr(function () {
    this.ref('id');
    this.field('title', { boost: 200 });
    this.field('content', { boost: 2 });
    this.field('keywords', { boost: 100 });
    this.metadataWhitelist = ['position'];
    documents.forEach((document, id) => this.add({ id, ...document }));
  });
  const places = (query: string): Place[] => {
    const tokens = lunr.tokenizer(query);
    const results = index.query((built) => {
      built.term(tokens, { boost: 10 });
      built.term(tokens, { wildcard: lunr.Query.wildcard.TRAILING });
    });
    const best = new Map<string, Place>();
    for (const { ref } of results) {
      const found = documents[Number(ref)];
      if (found && !best.has(found.path)) best.set(found.path, found);
    }
    return [...best.values()].slice(0, HITS);
  };
  return {
    name: 'lunr as in Docusaurus',
    places,
    files: { documents: [JSON.stringify(documents)], index: [JSON.stringify(index)] },
  };
}

/** Bytes of files as they are, over gzip, and over brotli, each by itself. */
export function sizes(files: readonly string[]): { raw: number; gzip: number; brotli: number } {
  const sum = (size: (content: string) => number): number => files.reduce((total, content) => total + size(content), 0);
  return {
    raw: sum((content) => Buffer.byteLength(content)),
    gzip: sum((content) => gzipSync(content, { level: 9 }).length),
    brotli: sum((content) => brotliCompressSync(content).length),
  };
}
