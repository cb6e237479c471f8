/**
 * The stored form of the search: three JSON files a version, each of which makes answers better. Lists of short texts are joined by line breaks, which JSON
 * and brotli carry with less overhead than nested arrays. What other columns imply is left out: an anchor that equals
 * the slug of its heading, the id of a generated row. Rows of tables name their section by its number. The inverted
 * index is not stored: it is made from the texts when they arrive, which is faster than fetching it and gives passages
 * for the same bytes.
 */

import type { PageKind, RowKind, SearchPage, SearchRow, SearchSection } from './model';
import type { SearchWords } from './vocabulary';

/** Raised whenever a stored column changes its meaning. */
export const FORMAT = 5;

interface FileHead {
  format: number;
  /** Digest of the build; files of two builds are never mixed. */
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
  descriptions: string[];
  /** Distinct breadcrumbs, and which of them each page has. */
  trails: string[];
  trail: number[];
  /** Names of versions, and a bit set of them for each page. */
  versions: string[];
  versionSets: number[];
  /** Lines of a page's headings: level, heading, and after a tab the anchor where it is not the heading's slug. */
  headings: string[];
  /** Lines of keyword phrases, those of a section with its number after a tab. */
  keywords: string[];
}

/** Identifiers. */
export interface IndexFile extends FileHead {
  /** Lines of rows: kind letter, name, and after a tab the anchor where it is not the usual one (see `encodeAnchor`). */
  rows: string[];
}

/** Full text. */
export interface TextFile extends FileHead {
  /** Lines of section texts, in the order of the headings, each with its further words after a tab. */
  sections: string[];
  /** Lines of row texts, in the order of the rows. */
  rows: string[];
}

/** What phrases of readers mean: one file for all versions. */
export interface VocabularyFile extends FileHead {
  words: Omit<SearchWords, 'suggested'>;
}

interface SearchFiles {
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
}

/** What the browser reads first: which files there are and how to search them. */
export interface SearchManifest {
  format: number;
  build: string;
  /** Build time as in the file names. */
  timestamp: string;
  options: ShownOptions;
  files: ManifestEntry[];
  /** Name of the vocabulary's file; `null` for a site without one. */
  vocabulary: string | null;
}

const PAGE_KINDS: Record<PageKind, string> = { gadget: 'g', guide: 'u', reference: 'r', blog: 'b', other: 'o' };
const ROW_KINDS: Record<RowKind, string> = { flag: 'f', field: 'c', key: 'k' };
const ROW_PREFIXES: Record<RowKind, string> = { flag: 'param-', field: 'field-', key: 'key-' };

function letterToKind<K extends string>(kinds: Record<K, string>, letter: string, fallback: K): K {
  for (const kind in kinds) if (kinds[kind] === letter) return kind;
  return fallback;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const lines = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Anchor of a generated row where nothing else is said. */
function usualRowId(kind: RowKind, name: string): string {
  return ROW_PREFIXES[kind] + name.replace(/^-+/, '');
}

/** Marks an anchor that stands there itself, not as the number of a heading. */
const LITERAL = '#';

/** Anchors of a page's headings, by number. */
const anchorsOf = (sections: readonly SearchSection[]): (string | null)[] => sections.map((section) => section.id);

/**
 * Stored form of a row's anchor: nothing when it is that of the row before (tables have many rows), the number of the
 * heading that has it, or the anchor itself. A fifth less for all rows than anchors written out.
 */
function encodeAnchor(id: string, before: string | null, anchors: readonly (string | null)[]): string {
  if (id === before) return '';
  const heading = anchors.indexOf(id);
  return heading < 0 ? LITERAL + id : String(heading);
}

function decodeAnchor(stored: string, before: string | null, anchors: readonly (string | null)[]): string {
  if (stored === '') return before ?? '';
  return stored.startsWith(LITERAL) ? stored.slice(LITERAL.length) : (anchors[Number(stored)] ?? '');
}

function encodeRows({ rows, sections }: SearchPage): string {
  const anchors = anchorsOf(sections);
  let before: string | null = null;
  return rows
    .map(({ kind, name, id }) => {
      const line = ROW_KINDS[kind] + oneLine(name);
      if (id === usualRowId(kind, oneLine(name))) return line;
      const stored = encodeAnchor(id, before, anchors);
      before = id;
      return `${line}\t${stored}`;
    })
    .join('\n');
}

function decodeRows(stored: string, sections: readonly SearchSection[]): SearchRow[] {
  const anchors = anchorsOf(sections);
  let before: string | null = null;
  return lines(stored).map((line) => {
    const kind = letterToKind(ROW_KINDS, line[0] ?? '', 'key');
    const tab = line.indexOf('\t');
    if (tab < 0) return { id: usualRowId(kind, line.slice(1)), name: line.slice(1), kind, text: '' };
    before = decodeAnchor(line.slice(tab + 1), before, anchors);
    return { id: before, name: line.slice(1, tab), kind, text: '' };
  });
}

function decodeSections(stored: string): SearchSection[] {
  return lines(stored).map((line) => {
    const { text, id } = splitId(line.slice(1));
    return { id, heading: text, level: Number(line[0]), text: '' };
  });
}

function withId(text: string, id: string | null, usual: string): string {
  return id === usual ? text : `${text}\t${id ?? ''}`;
}

function splitId(line: string): { text: string; id: string | null } {
  const tab = line.indexOf('\t');
  if (tab < 0) return { text: line, id: slug(line) };
  return { text: line.slice(0, tab), id: line.slice(tab + 1) || null };
}

function encodeKeywords({ keywords, sections }: SearchPage): string {
  return [
    ...keywords.map((phrase) => oneLine(phrase)).filter((phrase) => phrase !== ''),
    ...sections.flatMap((section, at) => (section.keywords ?? []).map((phrase) => `${oneLine(phrase)}\t${at}`)),
  ].join('\n');
}

/** The phrases of a page, and those of its sections by number. */
function decodeKeywords(stored: string): { page: string[]; sections: Map<number, string[]> } {
  const page: string[] = [];
  const sections = new Map<number, string[]>();
  for (const line of lines(stored)) {
    const [phrase = '', at] = line.split('\t');
    if (at === undefined) page.push(phrase);
    else sections.set(Number(at), [...(sections.get(Number(at)) ?? []), phrase]);
  }
  return { page, sections };
}

/** Encodes the pages of one version. White space in texts becomes single spaces. Throws for more than 30 versions. */
export function encodeFiles(pages: SearchPage[], head: { build: string; version: string | null }): SearchFiles {
  const prefix = commonPrefix(pages.map((page) => page.path));
  const versions = [...new Set(pages.flatMap((page) => page.versions))].sort();
  if (versions.length > 30)
    throw new Error(`The search stores at most 30 versions of a page; there are ${versions.length}.`);
  const trails = [...new Set(pages.map((page) => page.breadcrumb.map(oneLine).join('\n')))];
  const common: FileHead = { format: FORMAT, ...head };
  return {
    doc: {
      ...common,
      prefix,
      paths: pages.map((page) => page.path.slice(prefix.length)),
      kinds: pages.map((page) => PAGE_KINDS[page.kind]).join(''),
      titles: pages.map((page) => oneLine(page.title)),
      descriptions: pages.map((page) => oneLine(page.description)),
      trails,
      trail: pages.map((page) => trails.indexOf(page.breadcrumb.map(oneLine).join('\n'))),
      versions,
      versionSets: pages.map((page) => page.versions.reduce((set, name) => set | (1 << versions.indexOf(name)), 0)),
      headings: pages.map((page) =>
        page.sections
          .map(
            (section) => section.level + withId(oneLine(section.heading), section.id, slug(oneLine(section.heading))),
          )
          .join('\n'),
      ),
      keywords: pages.map(encodeKeywords),
    },
    index: { ...common, rows: pages.map(encodeRows) },
    text: {
      ...common,
      sections: pages.map((page) => page.sections.map(encodeText).join('\n')),
      rows: pages.map((page) => page.rows.map((row) => oneLine(row.text)).join('\n')),
    },
  };
}

/** The files of a version as far as they are there. */
export interface FileSet {
  doc: DocFile;
  /** `null` until it has come; then pages have no rows. */
  index: IndexFile | null;
  /** `null` until it has come; then sections and rows have no text. */
  text: TextFile | null;
}

/** Decodes pages one by one, in the order of the files. */
export function* decodePages(sets: readonly FileSet[]): Generator<SearchPage> {
  for (const set of sets) for (let at = 0; at < set.doc.paths.length; at++) yield decodePage(set, at);
}

function decodePage({ doc, index, text }: FileSet, at: number): SearchPage {
  const keywords = decodeKeywords(doc.keywords[at] ?? '');
  const texts = text === null ? [] : (text.sections[at] ?? '').split('\n').map(decodeText);
  const sections = decodeSections(doc.headings[at] ?? '').map((section, number): SearchSection => {
    const phrases = keywords.sections.get(number);
    return { ...section, ...texts[number], ...(phrases && { keywords: phrases }) };
  });
  const rowTexts = (text?.rows[at] ?? '').split('\n');
  return {
    path: doc.prefix + (doc.paths[at] ?? ''),
    version: doc.version,
    kind: letterToKind(PAGE_KINDS, doc.kinds[at] ?? '', 'other'),
    title: doc.titles[at] ?? '',
    description: doc.descriptions[at] ?? '',
    keywords: keywords.page,
    breadcrumb: lines(doc.trails[doc.trail[at] ?? 0] ?? ''),
    sections,
    rows: decodeRows(index?.rows[at] ?? '', sections).map((row, number) => ({ ...row, text: rowTexts[number] ?? '' })),
    versions: doc.versions.filter((_, bit) => ((doc.versionSets[at] ?? 0) & (1 << bit)) !== 0),
  };
}

/** Files that a version is searched with: its own first, then those of what belongs to no version. */
export function entriesOf({ files }: SearchManifest, version: string | null): ManifestEntry[] {
  const own = files.filter((entry) => entry.version === version);
  return version === null ? own : [...own, ...files.filter((entry) => entry.version === null)];
}

function encodeText({ text, words }: SearchSection): string {
  return words === undefined ? oneLine(text) : `${oneLine(text)}\t${oneLine(words)}`;
}

function decodeText(line: string): Pick<SearchSection, 'text' | 'words'> {
  const tab = line.indexOf('\t');
  return tab < 0 ? { text: line } : { text: line.slice(0, tab), words: line.slice(tab + 1) };
}

function commonPrefix(paths: string[]): string {
  let prefix = paths[0] ?? '';
  for (const path of paths) while (!path.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix.slice(0, prefix.lastIndexOf('/') + 1);
}

/** The anchor that a heading gets by default: lower case, punctuation dropped, spaces as hyphens (GitHub's rule). */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
