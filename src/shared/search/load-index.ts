/** Fetches the search files of one version and builds its index, what is needed for first answers before the rest. */

import { addPage, finish } from './build-index';
import { createIndex, type SearchIndex } from './search-index';
import { decodePages, type FileSet } from './decode';
import { entriesOf, FORMAT, MANIFEST_NAME, type DocFile, type IndexFile, type TextFile } from './files';
import type { LanguagesFile, ManifestEntry, SearchManifest, VocabularyFile } from './files';
import { hasUnknownWord } from './query';
import { readLanguage, type LanguageWords } from './translate';
import { NO_WORDS, readVocabulary, type Vocabulary } from './vocabulary';
import { decodeLanguages, decodeWords } from './words-file';

/** Where the search files are and which of them are wanted. */
export interface SearchSource {
  /** Address of the search folder, with a last slash. */
  folder: string;
  /** Mark of the application that asks. */
  build: string;
  version: string | null;
}

/** What loading needs from its surroundings. */
interface LoadTools {
  /** Gives the parsed JSON of an address; throws when it cannot be had. */
  fetchJson: (url: string) => Promise<unknown>;
  /** Ends the current task, so that queries in between are answered. */
  pause: () => Promise<void>;
}

/** An index that answers, and how to make a better one of it. */
export interface LoadedIndex {
  /** The best index so far. */
  readonly index: SearchIndex;
  options: SearchManifest['options'];
  /**
   * Fetches what is missing: identifiers and vocabulary, then full texts and posts; says when the index is a better
   * one. What comes is searched, whatever else fails; the first failure is thrown at the end. Another call fetches only
   * what failed.
   */
  addRest: (onBetter?: () => void) => Promise<void>;
  /**
   * Fetches the words of other languages for the first query that may be in one, once the rest is there: before that,
   * a word that is unknown may be one of the texts. A query is answered without them when they cannot be fetched.
   */
  prepare: (query: string) => Promise<void>;
}

/** The files belong to another build than the page. */
export class OtherBuildError extends Error {
  override name = 'OtherBuildError';
}

/** Pages that are added in one task: a few milliseconds of work. */
const PAGES_A_SLICE = 6;

/** Reads a file of the search folder; throws when it is of another build. */
type ReadFile = <T extends { build: string; format: number }>(name: string) => Promise<T>;

/**
 * Loads what answers first: titles, headings and keywords of the version; of a site without versions, of all pages.
 * Throws `OtherBuildError` when a file is of another build, else what `fetchJson` throws.
 */
export async function loadIndex(source: SearchSource, { fetchJson, pause }: LoadTools): Promise<LoadedIndex> {
  const { folder, build, version } = source;
  const read: ReadFile = async <T extends { build: string; format: number }>(name: string) => {
    const file = (await fetchJson(folder + name)) as T;
    if (file.build !== build || file.format !== FORMAT)
      throw new OtherBuildError(`${name} belongs to build ${file.build}, this page to ${build}.`);
    return file;
  };
  const manifest = await read<SearchManifest>(MANIFEST_NAME);
  const entries = entriesOf(manifest, version);
  const sets = new Map<ManifestEntry, FileSet>();
  const own = entries.filter((entry) => entry.version === version);
  await Promise.all(own.map(addDocument));
  let vocabulary: Vocabulary | null = null;
  let languages: Promise<readonly LanguageWords[]> | null = null;
  let hasRest = false;
  let index = await buildFrom();

  /** Indexes what is there, in the order of the entries: an index does not tell in which order its files came. */
  async function buildFrom(): Promise<SearchIndex> {
    const next = createIndex(vocabulary ?? readVocabulary(NO_WORDS));
    let pages = 0;
    for (const page of decodePages(entries.flatMap((entry) => sets.get(entry) ?? []))) {
      addPage(next, page);
      if (++pages % PAGES_A_SLICE === 0) await pause();
    }
    finish(next);
    return next;
  }

  async function addVocabulary(): Promise<void> {
    if (vocabulary !== null || manifest.vocabulary === null) return;
    vocabulary = readVocabulary(decodeWords((await read<VocabularyFile>(manifest.vocabulary)).words));
  }

  async function readLanguages(name: string): Promise<readonly LanguageWords[]> {
    try {
      return decodeLanguages(await read<LanguagesFile>(name));
    } catch {
      languages = null;
      return [];
    }
  }

  async function addDocument(entry: ManifestEntry): Promise<void> {
    if (!sets.has(entry)) sets.set(entry, { doc: await read<DocFile>(entry.doc), index: null, text: null });
  }

  async function addIdentifiers(entry: ManifestEntry): Promise<void> {
    if (!sets.get(entry)?.index) set(entry, { index: await read<IndexFile>(entry.index) });
  }

  async function addTexts(entry: ManifestEntry): Promise<void> {
    if (!sets.get(entry)?.text) set(entry, { text: await read<TextFile>(entry.text) });
  }

  function set(entry: ManifestEntry, files: Partial<FileSet>): void {
    const known = sets.get(entry);
    if (known) sets.set(entry, { ...known, ...files });
  }

  /** All files of an entry at once, and all or nothing. */
  async function addWhole(entry: ManifestEntry): Promise<void> {
    if (sets.has(entry)) return;
    const [doc, identifiers, text] = await Promise.all([
      read<DocFile>(entry.doc),
      read<IndexFile>(entry.index),
      read<TextFile>(entry.text),
    ]);
    sets.set(entry, { doc, index: identifiers, text });
  }

  return {
    get index() {
      return index;
    },
    options: manifest.options,
    async addRest(onBetter = () => undefined) {
      const texts = Promise.allSettled([
        ...own.map(addTexts),
        ...entries.filter((entry) => !own.includes(entry)).map(addWhole),
      ]);
      const small = await Promise.allSettled([addVocabulary(), ...own.map(addIdentifiers)]);
      index = await buildFrom();
      onBetter();
      const large = await texts;
      index = await buildFrom();
      hasRest = true;
      const failed = [...small, ...large].find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    async prepare(query) {
      if (!hasRest || manifest.languages === null || !hasUnknownWord(index, query)) return;
      languages ??= readLanguages(manifest.languages);
      const found = await languages;
      if (index.vocabulary.languages.length !== found.length)
        index.vocabulary = { ...index.vocabulary, languages: found.map(readLanguage) };
    },
  };
}
