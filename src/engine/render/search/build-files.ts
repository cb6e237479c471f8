/** Writes the search files of a build: three a version, three for what has none, and the manifest that names them. */

import {
  FORMAT,
  type FileHead,
  MANIFEST_NAME,
  type LanguagesFile,
  type ManifestEntry,
  type SearchManifest,
  type VocabularyFile,
} from '../../../shared/search/files';
import type { SearchPage, SearchSection } from '../../../shared/search/model';
import { encodeFiles } from '../../../shared/search/stored';
import type { SearchWords } from '../../../shared/search/vocabulary';
import { groupBy } from '../../model/group-by';
import { condenseAll, firstSentence } from './condense';

interface SearchBuildOptions {
  /** Mark of the application; the browser refuses files of another one. */
  build: string;
  maxHits: number;
  highlight: boolean;
  /** What phrases of readers mean. */
  vocabulary: SearchWords | null;
  /** Words that the glossary explains, in small letters. */
  terms: readonly string[];
}

interface SearchOutput {
  name: string;
  content: Buffer;
}

/**
 * Of a post's section this many characters are searched. Posts are found by what they are about, documentation by every
 * word: the full text of the posts alone would be a third of what a reader fetches. The text before the first
 * heading is kept; it summarises the post.
 */
const POST_TEXT_LENGTH = 60;

/** Name for the files of pages without a version. */
const UNVERSIONED = 'site';

/** Files that get their names together. `timestamp` is the time of a build as written in file names. */
export type SearchGroup = (timestamp: string) => SearchOutput[];

/**
 * Makes every search file. `timeOf` returns, for each group of files, the time of the build that made it first, because
 * files that a build has made before keep their names. Pages keep their order within a version. Throws when a version
 * has the name of the unversioned part.
 */
export function buildSearchFiles(
  pages: SearchPage[],
  options: SearchBuildOptions,
  timeOf: (group: SearchGroup) => string,
): SearchOutput[] {
  const { build, maxHits, highlight, vocabulary, terms } = options;
  const outputs: SearchOutput[] = [];
  const times: string[] = [];
  const add = (group: SearchGroup): string[] => {
    const time = timeOf(group);
    const files = group(time);
    times.push(time);
    outputs.push(...files);
    return files.map(({ name }) => name);
  };
  // Versions share most of their pages: without this, a writer waits two seconds longer for a build.
  const condensed = new Map<string, SearchSection[]>();
  const condenseOnce = ({ sections, rows }: SearchPage): SearchSection[] => {
    const names = rows.map((row) => row.name);
    const key = JSON.stringify([names, sections]);
    const found = condensed.get(key) ?? condenseAll(sections, names);
    condensed.set(key, found);
    return found;
  };
  const entries = groupBy(pages, ({ version }) => version).map(([version, group]): ManifestEntry => {
    if (version === UNVERSIONED)
      throw new Error(
        `A version cannot be called "${UNVERSIONED}": search uses this name for pages without a version.`,
      );
    // Passages show the start of a section; of the rest its words are kept that neither heading nor rows have.
    const pagesOf = group.map(shortened).map((page) => ({
      ...page,
      rows: page.rows.map((row) => ({ ...row, text: firstSentence(row.text) })),
      sections: condenseOnce(page),
    }));
    const { doc, index, text } = encodeFiles(pagesOf, { build, version });
    const names = add(grouped({ doc, index, text }, version));
    return { version, doc: names[0] ?? '', index: names[1] ?? '', text: names[2] ?? '' };
  });
  const words = vocabulary === null ? null : wordsGroup(vocabulary, { format: FORMAT, build, version: null });
  const [vocabularyName = null, languages = null] = words === null ? [] : add(words);
  const manifest: SearchManifest = {
    format: FORMAT,
    build,
    timestamp: times.sort().at(-1) ?? '',
    options: { maxHits, highlight, suggested: vocabulary?.suggested ?? [], terms },
    files: entries,
    vocabulary: vocabularyName,
    languages,
  };
  return [{ name: MANIFEST_NAME, content: Buffer.from(JSON.stringify(manifest)) }, ...outputs];
}

function grouped(parts: Record<string, object>, version: string | null): SearchGroup {
  const contents = Object.entries(parts).map(([part, data]) => [part, Buffer.from(JSON.stringify(data))] as const);
  return (timestamp) =>
    contents.map(([part, content]) => ({
      name: `search-${part}-${timestamp}-${version ?? UNVERSIONED}.json`,
      content,
    }));
}

function wordsGroup(vocabulary: SearchWords, head: FileHead): SearchGroup {
  const { suggested: _, languages, ...searched } = vocabulary;
  const words: VocabularyFile = { ...head, words: searched };
  const others: LanguagesFile = { ...head, languages };
  return grouped(languages.length === 0 ? { words } : { words, languages: others }, null);
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

function clip(text: string): string {
  return text.length <= POST_TEXT_LENGTH ? text : text.slice(0, text.lastIndexOf(' ', POST_TEXT_LENGTH));
}
