/** Reads pages from the stored form, see `files.ts`. */

import {
  LINE,
  LITERAL,
  PAGE_KINDS,
  ROW_KINDS,
  slug,
  usualRowId,
  type DocFile,
  type IndexFile,
  type TextFile,
} from './files';
import type { SearchPage, SearchRow, SearchSection } from './model';
import { decodeGaps } from './word-lists';

/** The files of a version as far as they are there. */
export interface FileSet {
  doc: DocFile;
  /** `null` until it has come; then pages have no descriptions and rows, and sections no keywords. */
  index: IndexFile | null;
  /** `null` until it has come; then sections and rows have no text. */
  text: TextFile | null;
}

/** Decodes pages one by one, in the order of the files. */
export function* decodePages(sets: readonly FileSet[]): Generator<SearchPage> {
  for (const set of sets) {
    const shared = set.text?.shared.split(' ') ?? [];
    for (let at = 0; at < set.doc.paths.length; at++) yield decodePage(set, at, shared);
  }
}

function decodePage({ doc, index, text }: FileSet, at: number, shared: readonly string[]): SearchPage {
  const keywords = decodeSectionKeywords(index?.keywords[at] ?? '');
  const gaps = (text?.gaps[at] ?? '').split(LINE);
  const texts =
    text === null
      ? []
      : (text.sections[at] ?? '').split(LINE).map((line, number) => decodeText(line, gaps[number] ?? '', shared));
  const sections = decodeSections(doc.headings[at] ?? '').map((section, number): SearchSection => {
    const phrases = keywords.get(number);
    return { ...section, ...texts[number], ...(phrases && { keywords: phrases }) };
  });
  const rowTexts = (text?.rows[at] ?? '').split(LINE);
  return {
    path: doc.prefix + (doc.paths[at] ?? ''),
    version: doc.version,
    kind: letterToKind(PAGE_KINDS, doc.kinds[at] ?? '', 'other'),
    title: doc.titles[at] ?? '',
    description: index?.descriptions[at] ?? '',
    keywords: lines(doc.keywords[at] ?? ''),
    breadcrumb: lines(doc.trails[doc.trail[at] ?? 0] ?? ''),
    sections,
    rows: decodeRows(index?.rows[at] ?? '', sections).map((row, number) => ({ ...row, text: rowTexts[number] ?? '' })),
  };
}

/** The phrases of sections, by the number of the section. */
function decodeSectionKeywords(stored: string): Map<number, string[]> {
  const sections = new Map<number, string[]>();
  for (const line of lines(stored)) {
    const [phrase = '', at] = line.split('\t');
    sections.set(Number(at), [...(sections.get(Number(at)) ?? []), phrase]);
  }
  return sections;
}

function decodeRows(stored: string, sections: readonly SearchSection[]): SearchRow[] {
  const anchors = sections.map(({ id }) => id);
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

function decodeAnchor(stored: string, before: string | null, anchors: readonly (string | null)[]): string {
  if (stored === '') return before ?? '';
  return stored.startsWith(LITERAL) ? stored.slice(LITERAL.length) : (anchors[Number(stored)] ?? '');
}

function decodeText(line: string, gaps: string, shared: readonly string[]): Pick<SearchSection, 'text' | 'words'> {
  const [text = '', others = ''] = line.split('\t');
  const words = [...others.split(' ').filter(Boolean), ...decodeGaps(gaps, shared)].sort();
  return words.length === 0 ? { text } : { text, words: words.join(' ') };
}

function splitId(line: string): { text: string; id: string | null } {
  const tab = line.indexOf('\t');
  if (tab < 0) return { text: line, id: slug(line) };
  return { text: line.slice(0, tab), id: line.slice(tab + 1) || null };
}

function letterToKind<K extends string>(kinds: Record<K, string>, letter: string, fallback: K): K {
  for (const kind in kinds) if (kinds[kind] === letter) return kind;
  return fallback;
}

const lines = (text: string): string[] => (text === '' ? [] : text.split(LINE));
