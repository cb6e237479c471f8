/** Writes the search files of a build: three a version, three for what has none, and the manifest that names them. */

import { encodeFiles } from '../../../shared/search/encode';
import {
  FORMAT,
  MANIFEST_NAME,
  type ManifestEntry,
  type SearchManifest,
  type VocabularyFile,
} from '../../../shared/search/files';
import type { SearchPage } from '../../../shared/search/model';
import type { SearchWords } from '../../../shared/search/vocabulary';
import { encodeWords } from '../../../shared/search/words-file';
import { createCondenser, firstSentence } from './condense';

interface SearchBuildOptions {
  /** Digest of the build; the browser refuses files of another one. */
  build: string;
  /** Build time as it stands in file names, letters, digits and hyphens only. */
  timestamp: string;
  maxHits: number;
  highlight: boolean;
  /** What phrases of readers mean. */
  vocabulary: SearchWords | null;
  /** Words that the glossary explains, in small letters. */
  terms: readonly string[];
}

/** A file below the search folder. */
interface SearchOutput {
  name: string;
  content: string;
}

/**
 * Of a post's section this many characters are searched. Posts are found by what they are about, documentation by every
 * word: the full text of the posts alone would be a third of what a reader fetches. What stands before the first
 * heading is kept, it says what the post is about.
 */
const POST_TEXT_LENGTH = 90;

/** Name for the files of pages without a version. */
const UNVERSIONED = 'site';

/**
 * Makes the content of every search file. Pages keep their order within a version.
 * Throws when the timestamp cannot stand in a file name or a version has the name of the unversioned part.
 */
export function buildSearchFiles(pages: SearchPage[], options: SearchBuildOptions): SearchOutput[] {
  const { build, timestamp, maxHits, highlight, vocabulary, terms } = options;
  if (!/^[\w-]+$/.test(timestamp))
    throw new Error(`The search timestamp "${timestamp}" may hold letters, digits, "_" and "-" only.`);
  const condensed = createCondenser();
  const outputs: SearchOutput[] = [];
  const entries: ManifestEntry[] = [];
  for (const [version, group] of byVersion(pages)) {
    if (version === UNVERSIONED)
      throw new Error(
        `A version cannot be called "${UNVERSIONED}": the search uses this name for pages without a version.`,
      );
    // Passages show the start of a section; of the rest its words are kept that neither heading nor rows have.
    const pagesOf = group.map(shortened).map((page) => ({
      ...page,
      rows: page.rows.map((row) => ({ ...row, text: firstSentence(row.text) })),
      sections: condensed(
        page.sections,
        page.rows.map((row) => row.name),
      ),
    }));
    const files = encodeFiles(pagesOf, { build, version });
    const name = (part: string): string => `search-${part}-${timestamp}-${version ?? UNVERSIONED}.json`;
    const entry = { version, doc: name('doc'), index: name('index'), text: name('text') };
    entries.push(entry);
    outputs.push(
      { name: entry.doc, content: JSON.stringify(files.doc) },
      { name: entry.index, content: JSON.stringify(files.index) },
      { name: entry.text, content: JSON.stringify(files.text) },
    );
  }
  const words = vocabulary === null ? null : `search-words-${timestamp}-${UNVERSIONED}.json`;
  if (vocabulary !== null && words !== null) {
    const { suggested: _, ...searched } = vocabulary;
    const file: VocabularyFile = { format: FORMAT, build, version: null, words: encodeWords(searched) };
    outputs.push({ name: words, content: JSON.stringify(file) });
  }
  const manifest: SearchManifest = {
    format: FORMAT,
    build,
    timestamp,
    options: { maxHits, highlight, suggested: vocabulary?.suggested ?? [], terms },
    files: entries,
    vocabulary: words,
  };
  return [{ name: MANIFEST_NAME, content: JSON.stringify(manifest) }, ...outputs];
}

function shortened(page: SearchPage): SearchPage {
  if (page.kind !== 'blog') return page;
  return {
    ...page,
    sections: page.sections.map((section) =>
      section.id === null ? section : { ...section, text: clip(section.text) },
    ),
  };
}

/** The start of a text, cut between words. */
function clip(text: string): string {
  return text.length <= POST_TEXT_LENGTH ? text : text.slice(0, text.lastIndexOf(' ', POST_TEXT_LENGTH));
}

function byVersion(pages: SearchPage[]): Map<string | null, SearchPage[]> {
  const groups = new Map<string | null, SearchPage[]>();
  for (const page of pages) {
    const group = groups.get(page.version);
    if (group) group.push(page);
    else groups.set(page.version, [page]);
  }
  return groups;
}
