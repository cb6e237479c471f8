/**
 * The stored form of the search: three JSON files a version, each of which makes answers better; `stored.ts` writes and
 * reads them. An anchor that equals the slug of its heading or the usual id of its row is left out. The inverted index is
 * not stored: it is made from the texts when they arrive, which is faster than fetching it and gives passages for the
 * same bytes.
 */

import type { PageKind, RowKind } from './model';
import type { LanguageWords } from './translate';
import type { ReadingWords } from './vocabulary';

/** Raised whenever a stored column changes its meaning. */
export const FORMAT = 10;

export interface FileHead {
  format: number;
  /** Mark of the application that made the file and that reads it. */
  build: string;
  /** `null` for what belongs to no version. */
  version: string | null;
}

/** A heading: its level, its text, and its anchor where that is not its slug. */
export type StoredHeading = [level: number, heading: string, id?: string | null];
/** An identifier: its kind, its name, and where it is not the usual one its anchor, or the number of its section. */
export type StoredRow = [kind: RowKind, name: string, id?: string | number];

/** What answers first: one entry a page in every column. */
export interface DocFile extends FileHead {
  paths: string[];
  kinds: PageKind[];
  titles: string[];
  trails: string[][];
  headings: StoredHeading[][];
  keywords: string[][];
}

/** Descriptions, identifiers, and what leads to single sections. */
export interface IndexFile extends FileHead {
  descriptions: string[];
  /** Phrases of each section that has some, by its number. */
  keywords: Record<number, string[]>[];
  rows: StoredRow[][];
}

/** Full text. */
export interface TextFile extends FileHead {
  sections: string[][];
  /** Words of each section that its text leaves out. */
  words: string[][];
  rows: string[][];
}

/** What phrases of readers mean: one file for all versions. */
export interface VocabularyFile extends FileHead {
  words: ReadingWords;
}

/** The words of other languages: half as much as all else in the vocabulary, and few readers need them. */
export interface LanguagesFile extends FileHead {
  languages: readonly LanguageWords[];
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

/** Index files for searching a version: its own files first, then the unversioned ones. */
export function entriesOf({ files }: SearchManifest, version: string | null): ManifestEntry[] {
  const own = files.filter((entry) => entry.version === version);
  return version === null ? own : [...own, ...files.filter((entry) => entry.version === null)];
}

const ROW_PREFIXES: Record<RowKind, string> = { flag: 'param-', field: 'field-', key: 'key-' };

/** Anchor of a generated row where nothing else is said. */
export function usualRowId(kind: RowKind, name: string): string {
  return ROW_PREFIXES[kind] + name.replace(/^-+/, '');
}

/** The anchor that a heading gets by default: lower case, punctuation dropped, spaces as hyphens (GitHub's rule). */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
