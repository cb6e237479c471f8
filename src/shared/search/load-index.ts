/** Fetches the search files of one version and builds its index, what is needed for first answers before the rest. */

import { addPage, finish } from './build-index';
import { createIndex, type SearchIndex } from './search-index';
import { decodePages } from './stored';
import { entriesOf, FORMAT, MANIFEST_NAME, type DocFile, type IndexFile, type TextFile } from './files';
import type { FileHead, LanguagesFile, SearchManifest, VocabularyFile } from './files';
import { hasUnknownWord } from './query';
import { readLanguage } from './translate';
import { NO_WORDS, readVocabulary } from './vocabulary';

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
  /** Returns the parsed JSON of an address; throws when it is unavailable. */
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
   * Fetches what is missing: identifiers and vocabulary, then full texts and posts; calls `onBetter` when the index has
   * improved. Whatever arrives is searched, even if the rest fails; the first failure is thrown at the end. Another call
   * fetches only what failed.
   */
  addRest: (onBetter?: () => void) => Promise<void>;
  /**
   * Fetches the words of other languages for the first query that may be in one, once the rest is there: before that,
   * an unknown word may be in one of the texts. If they are unavailable, the query is answered without them.
   */
  prepare: (query: string) => Promise<void>;
}

/** The files belong to another build than the page. */
export class OtherBuildError extends Error {
  override name = 'OtherBuildError';
}

/** Pages that are added in one task: a few milliseconds of work. */
const PAGES_A_SLICE = 6;

/**
 * Loads what answers first: titles, headings and keywords of the version; of a site without versions, of all pages.
 * Throws `OtherBuildError` when a file is of another build, else what `fetchJson` throws.
 */
export async function loadIndex(source: SearchSource, { fetchJson, pause }: LoadTools): Promise<LoadedIndex> {
  const { folder, build, version } = source;
  /** The files that have come, by name. */
  const files = new Map<string, unknown>();
  const known = <T>(name: string | null): T | null => (files.get(name ?? '') as T | undefined) ?? null;

  async function load(name: string): Promise<void> {
    if (files.has(name)) return;
    const file = (await fetchJson(folder + name)) as FileHead;
    if (file.build !== build || file.format !== FORMAT)
      throw new OtherBuildError(`${name} belongs to build ${file.build}, this page to ${build}.`);
    files.set(name, file);
  }

  await load(MANIFEST_NAME);
  const manifest = known<SearchManifest>(MANIFEST_NAME);
  if (!manifest) throw new Error(`${MANIFEST_NAME} is empty.`);
  const { vocabulary, languages, options } = manifest;
  const entries = entriesOf(manifest, version);
  const own = entries.filter((entry) => entry.version === version);
  await Promise.all(own.map(({ doc }) => load(doc)));
  let hasRest = false;
  let index = await buildFrom();

  /** Indexes the pages in the order of the entries: the order in which files come does not matter. */
  async function buildFrom(): Promise<SearchIndex> {
    const next = createIndex(readVocabulary(known<VocabularyFile>(vocabulary)?.words ?? NO_WORDS));
    const sets = entries.flatMap(({ doc, index: identifiers, text }) => {
      const first = known<DocFile>(doc);
      return first ? [{ doc: first, index: known<IndexFile>(identifiers), text: known<TextFile>(text) }] : [];
    });
    let pages = 0;
    for (const page of decodePages(sets)) {
      addPage(next, page);
      if (++pages % PAGES_A_SLICE === 0) await pause();
    }
    finish(next);
    return next;
  }

  return {
    get index() {
      return index;
    },
    options,
    async addRest(onBetter = () => undefined) {
      const others = entries.filter((entry) => !own.includes(entry));
      const large = [
        ...own.map(({ text }) => text),
        ...others.flatMap(({ doc, index: identifiers, text }) => [doc, identifiers, text]),
      ];
      const texts = Promise.allSettled(large.map(load));
      const small = await Promise.allSettled(
        [...(vocabulary ? [vocabulary] : []), ...own.map((entry) => entry.index)].map(load),
      );
      index = await buildFrom();
      onBetter();
      const results = [...small, ...(await texts)];
      index = await buildFrom();
      hasRest = true;
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    async prepare(query) {
      if (!hasRest || languages === null || index.vocabulary.languages.length > 0 || !hasUnknownWord(index, query))
        return;
      await load(languages).catch(() => undefined);
      const found = known<LanguagesFile>(languages)?.languages ?? [];
      index.vocabulary = { ...index.vocabulary, languages: found.map(readLanguage) };
    },
  };
}
