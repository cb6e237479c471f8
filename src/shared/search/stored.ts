/** Writes pages in the stored form and reads them, see `files.ts`. */

import { singleSpaces } from '../text';
import {
  FORMAT,
  slug,
  usualRowId,
  type DocFile,
  type FileHead,
  type IndexFile,
  type SearchFiles,
  type StoredHeading,
  type StoredRow,
  type TextFile,
} from './files';
import type { SearchPage, SearchRow, SearchSection } from './model';

const oneLine = (text: string): string => singleSpaces(text).trim();

/** Encodes the pages of one version. White space in texts becomes single spaces. */
export function encodeFiles(
  pages: readonly SearchPage[],
  head: { build: string; version: string | null },
): SearchFiles {
  const common: FileHead = { format: FORMAT, ...head };
  return {
    doc: {
      ...common,
      paths: pages.map(({ path }) => path),
      kinds: pages.map(({ kind }) => kind),
      titles: pages.map(({ title }) => oneLine(title)),
      trails: pages.map(({ breadcrumb }) => breadcrumb.map(oneLine)),
      headings: pages.map(({ sections }) => sections.map(encodeHeading)),
      keywords: pages.map(({ keywords }) => keywords.map(oneLine)),
    },
    index: {
      ...common,
      descriptions: pages.map(({ description }) => oneLine(description)),
      keywords: pages.map(({ sections }) =>
        Object.fromEntries(sections.flatMap(({ keywords }, at) => (keywords ? [[at, keywords.map(oneLine)]] : []))),
      ),
      rows: pages.map(({ rows, sections }) => rows.map((row) => encodeRow(row, sections))),
    },
    text: {
      ...common,
      sections: pages.map(({ sections }) => sections.map(({ text }) => oneLine(text))),
      words: pages.map(({ sections }) => sections.map(({ words = '' }) => words)),
      rows: pages.map(({ rows }) => rows.map(({ text }) => oneLine(text))),
    },
  };
}

function encodeHeading({ level, heading, id }: SearchSection): StoredHeading {
  const text = oneLine(heading);
  return id === slug(text) ? [level, text] : [level, text, id];
}

/** Tables have many rows, whose anchor is that of their section. */
function encodeRow({ kind, name, id }: SearchRow, sections: readonly SearchSection[]): StoredRow {
  const text = oneLine(name);
  if (id === usualRowId(kind, text)) return [kind, text];
  const section = sections.findIndex((one) => one.id === id);
  return [kind, text, section < 0 ? id : section];
}

/** The files of a version that have come. */
export interface FileSet {
  doc: DocFile;
  /** Without it pages have no descriptions and rows, and sections no keywords. */
  index: IndexFile | null;
  /** Without it sections and rows have no text. */
  text: TextFile | null;
}

/** Decodes pages one by one, in the order of the files. */
export function* decodePages(sets: readonly FileSet[]): Generator<SearchPage> {
  for (const set of sets) for (const at of set.doc.paths.keys()) yield decodePage(set, at);
}

function decodePage({ doc, index, text }: FileSet, at: number): SearchPage {
  const sections = (doc.headings[at] ?? []).map(([level, heading, id = slug(heading)], number): SearchSection => {
    const keywords = index?.keywords[at]?.[number];
    const words = text?.words[at]?.[number] ?? '';
    const shown = text?.sections[at]?.[number] ?? '';
    return { id, heading, level, text: shown, ...(words !== '' && { words }), ...(keywords && { keywords }) };
  });
  return {
    path: doc.paths[at] ?? '',
    version: doc.version,
    kind: doc.kinds[at] ?? 'other',
    title: doc.titles[at] ?? '',
    description: index?.descriptions[at] ?? '',
    keywords: doc.keywords[at] ?? [],
    breadcrumb: doc.trails[at] ?? [],
    sections,
    rows: (index?.rows[at] ?? []).map(([kind, name, id = usualRowId(kind, name)], number) => ({
      id: typeof id === 'number' ? (sections[id]?.id ?? '') : id,
      name,
      kind,
      text: text?.rows[at]?.[number] ?? '',
    })),
  };
}
