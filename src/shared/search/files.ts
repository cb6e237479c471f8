/**
 * The stored form of the search: three JSON files a version, each of which makes answers better; `encode.ts` writes
 * them, `decode.ts` reads them. Lists of short texts are joined to lines, which JSON and brotli carry with less
 * overhead than nested arrays. What other columns imply is left out: an anchor that equals the slug of its heading, the
 * id of a generated row. Rows of tables name their section by its number. The inverted index is not stored: it is made
 * from the texts when they arrive, which is faster than fetching it and gives passages for the same bytes.
 */

import type { PageKind, RowKind } from './model';
import type { ReadingWords } from './vocabulary';

/** Raised whenever a stored column changes its meaning. */
export const FORMAT = 9;

/** Ends the lines of a column: a letter that no text has and that JSON carries as it is, unlike a line break. */
export const LINE = '\x7f';

export interface FileHead {
  format: number;
  /** Mark of the application that made the file and that reads it. */
  build: string;
  /** `null` for what belongs to no version. */
  version: string | null;
}

/** What answers first: one entry a page in every column. */
export interface DocFile extends FileHead {
  /** Start of every path. */
  prefix: string;
  paths: string[];
  /** One letter a page. */
  kinds: string;
  titles: string[];
  /** Distinct breadcrumbs, and which of them each page has. */
  trails: string[];
  trail: number[];
  /** Lines of a page's headings: level, heading, and after a tab the anchor where it is not the heading's slug. */
  headings: string[];
  /** Lines of keyword phrases of the page. */
  keywords: string[];
}

/** Descriptions, identifiers, and what leads to single sections. */
export interface IndexFile extends FileHead {
  descriptions: string[];
  /** Lines of keyword phrases of sections, each with the number of its section after a tab. */
  keywords: string[];
  /**
   * Lines of rows: kind letter, name, and after a tab the anchor where it is not the usual one (see `encodeAnchor`).
   */
  rows: string[];
}

/** Full text. */
export interface TextFile extends FileHead {
  /**
   * Lines of section texts, in the order of the headings, each with those of its
   * further words after a tab that few have.
   */
  sections: string[];
  /** Further words that several sections have, and lines of the gaps by which sections name them (`word-lists.ts`). */
  shared: string;
  gaps: string[];
  /** Lines of row texts, in the order of the rows. */
  rows: string[];
}

/** What phrases of readers mean: one file for all versions. */
export interface VocabularyFile extends FileHead {
  words: StoredWords;
}

/** The words of other languages: half as much as all else in the vocabulary, and few readers need them. */
export interface LanguagesFile extends FileHead {
  /** Lines of the words between words, a line for each language. */
  fillers: string;
  /** Lines of a word of the site and what it is called in each language. */
  translations: string;
}

export interface SearchFiles {
  doc: DocFile;
  index: IndexFile;
  text: TextFile;
}

/** Folder of the search files below the site's base. */
export const SEARCH_FOLDER = '_search';
/** Name of the manifest in the search folder. */
export const MANIFEST_NAME = 'search-manifest.json';

/** Names of one version's files. */
export interface ManifestEntry {
  version: string | null;
  doc: string;
  index: string;
  text: string;
}

/** How the box shows answers, and what it proposes before a query. */
export interface ShownOptions {
  maxHits: number;
  highlight: boolean;
  suggested: readonly string[];
  /** Words that the glossary explains, in small letters. */
  terms: readonly string[];
}

/** What the browser reads first: which files there are and how to search them. */
export interface SearchManifest {
  format: number;
  build: string;
  /** Time of the build that made the newest of the files, as in its name. */
  timestamp: string;
  options: ShownOptions;
  files: ManifestEntry[];
  /** Names of the files of the vocabulary and of other languages; `null` for a site without them. */
  vocabulary: string | null;
  languages: string | null;
}

/** Files that a version is searched with: its own first, then those of what belongs to no version. */
export function entriesOf({ files }: SearchManifest, version: string | null): ManifestEntry[] {
  const own = files.filter((entry) => entry.version === version);
  return version === null ? own : [...own, ...files.filter((entry) => entry.version === null)];
}

/** Letters that stand for kinds of pages and rows. */
export const PAGE_KINDS: Record<PageKind, string> = { gadget: 'g', guide: 'u', reference: 'r', blog: 'b', other: 'o' };
export const ROW_KINDS: Record<RowKind, string> = { flag: 'f', field: 'c', key: 'k' };
const ROW_PREFIXES: Record<RowKind, string> = { flag: 'param-', field: 'field-', key: 'key-' };

/** Anchor of a generated row where nothing else is said. */
export function usualRowId(kind: RowKind, name: string): string {
  return ROW_PREFIXES[kind] + name.replace(/^-+/, '');
}

/** Marks an anchor that stands there itself, not as the number of a heading. */
export const LITERAL = '#';

/** The anchor that a heading gets by default: lower case, punctuation dropped, spaces as hyphens (GitHub's rule). */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/** These words as they are stored. */
export interface StoredWords extends Omit<ReadingWords, 'groups'> {
  /** Lines of groups: weight, what is meant, what is said. */
  groups: string;
}
