/** Writes pages in the stored form, see `files.ts`. */

import { singleSpaces } from '../single-spaces';
import { FORMAT, LINE, LITERAL, PAGE_KINDS, ROW_KINDS, slug, usualRowId } from './files';
import type { FileHead, SearchFiles, TextFile } from './files';
import type { SearchPage, SearchSection } from './model';
import { encodeList, sharedWords } from './word-lists';

const oneLine = (text: string): string => singleSpaces(text.includes(LINE) ? text.replaceAll(LINE, ' ') : text).trim();

/** Encodes the pages of one version. White space in texts becomes single spaces. */
export function encodeFiles(pages: SearchPage[], head: { build: string; version: string | null }): SearchFiles {
  const prefix = commonPrefix(pages.map((page) => page.path));
  const trails = [...new Set(pages.map((page) => page.breadcrumb.map(oneLine).join(LINE)))];
  const common: FileHead = { format: FORMAT, ...head };
  return {
    doc: {
      ...common,
      prefix,
      paths: pages.map((page) => page.path.slice(prefix.length)),
      kinds: pages.map((page) => PAGE_KINDS[page.kind]).join(''),
      titles: pages.map((page) => oneLine(page.title)),
      trails,
      trail: pages.map((page) => trails.indexOf(page.breadcrumb.map(oneLine).join(LINE))),
      headings: pages.map((page) =>
        page.sections
          .map(
            (section) => section.level + withId(oneLine(section.heading), section.id, slug(oneLine(section.heading))),
          )
          .join(LINE),
      ),
      keywords: pages.map(encodeKeywords),
    },
    index: {
      ...common,
      descriptions: pages.map((page) => oneLine(page.description)),
      keywords: pages.map(encodeSectionKeywords),
      rows: pages.map(encodeRows),
    },
    text: {
      ...common,
      ...encodeTexts(pages),
      rows: pages.map((page) => page.rows.map((row) => oneLine(row.text)).join(LINE)),
    },
  };
}

function encodeKeywords({ keywords }: SearchPage): string {
  return keywords
    .map(oneLine)
    .filter((phrase) => phrase !== '')
    .join(LINE);
}

function encodeSectionKeywords({ sections }: SearchPage): string {
  return sections
    .flatMap((section, at) => (section.keywords ?? []).map((phrase) => `${oneLine(phrase)}\t${at}`))
    .join(LINE);
}

function encodeRows({ rows, sections }: SearchPage): string {
  const anchors = sections.map(({ id }) => id);
  let before: string | null = null;
  return rows
    .map(({ kind, name, id }) => {
      const line = ROW_KINDS[kind] + oneLine(name);
      if (id === usualRowId(kind, oneLine(name))) return line;
      const stored = encodeAnchor(id, before, anchors);
      before = id;
      return `${line}\t${stored}`;
    })
    .join(LINE);
}

/**
 * Stored form of a row's anchor: nothing when it is that of the row before (tables have many rows), the number of the
 * heading that has it, or the anchor itself. A fifth less for all rows than anchors written out.
 */
function encodeAnchor(id: string, before: string | null, anchors: readonly (string | null)[]): string {
  if (id === before) return '';
  const heading = anchors.indexOf(id);
  return heading < 0 ? LITERAL + id : String(heading);
}

function withId(text: string, id: string | null, usual: string): string {
  return id === usual ? text : `${text}\t${id ?? ''}`;
}

const wordsOf = ({ words = '' }: SearchSection): string[] => oneLine(words).split(' ').filter(Boolean);

function encodeTexts(pages: readonly SearchPage[]): Pick<TextFile, 'sections' | 'shared' | 'gaps'> {
  const words = pages.map(({ sections }) => sections.map(wordsOf));
  const shared = sharedWords(words.flat());
  const numbers = new Map(shared.map((word, at) => [word, at]));
  const encoded = pages.map(({ sections }, page) =>
    sections.map(({ text }, at) => ({ text: oneLine(text), ...encodeList(words[page]?.[at] ?? [], numbers) })),
  );
  return {
    sections: encoded.map((texts) =>
      texts.map(({ text, others }) => (others.length === 0 ? text : `${text}\t${others.join(' ')}`)).join(LINE),
    ),
    shared: shared.join(' '),
    gaps: encoded.map((texts) => texts.map(({ gaps }) => gaps).join(LINE)),
  };
}

function commonPrefix(paths: string[]): string {
  let prefix = paths[0] ?? '';
  for (const path of paths) while (!path.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix.slice(0, prefix.lastIndexOf('/') + 1);
}
