/** Fetches the search files of one version and builds its index, what is needed for first answers before the rest. */

import { addPage, createIndex, finish, type SearchIndex } from './build-index';
import { readVocabulary, type Vocabulary } from './concepts';
import {
  decodePages,
  entriesOf,
  FORMAT,
  MANIFEST_NAME,
  type FileSet,
  type ManifestEntry,
  type SearchManifest,
  type VocabularyFile,
} from './files';

/** Where the search files are and which of them are wanted. */
export interface SearchSource {
  /** Address of the search folder, with a last slash. */
  folder: string;
  /** Digest of the build of the page. */
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
   * Fetches what is missing: vocabulary, rows, full texts and posts. What comes is searched, whatever else fails; the
   * first failure is thrown at the end. Another call fetches only what failed.
   */
  addRest: () => Promise<void>;
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
 * Loads the first stage: titles, headings and keywords of the version. A site without versions has its pages there.
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
  const manifest = await read<SearchManifest>(`${MANIFEST_NAME}?b=${encodeURIComponent(build)}`);
  const entries = entriesOf(manifest, version);
  const sets = new Map<ManifestEntry, FileSet>();
  await Promise.all(
    entries
      .filter((entry) => entry.version === version)
      .map(async (entry) => sets.set(entry, await readFirst(entry, read))),
  );
  let vocabulary: Vocabulary | null = null;
  let index = await buildFrom(sets, vocabulary);

  /** Indexes what is there, in the order of the entries: an index does not tell in which order its files came. */
  async function buildFrom(from: ReadonlyMap<ManifestEntry, FileSet>, words: Vocabulary | null): Promise<SearchIndex> {
    const next = createIndex(words ?? readVocabulary([]));
    let pages = 0;
    for (const page of decodePages(entries.flatMap((entry) => from.get(entry) ?? []))) {
      addPage(next, page);
      if (++pages % PAGES_A_SLICE === 0) await pause();
    }
    finish(next);
    return next;
  }

  async function addVocabulary(): Promise<void> {
    if (vocabulary !== null || manifest.vocabulary === null) return;
    vocabulary = readVocabulary((await read<VocabularyFile>(manifest.vocabulary)).groups);
    index.vocabulary = vocabulary;
  }

  async function addEntry(entry: ManifestEntry): Promise<void> {
    const known = sets.get(entry);
    if (known?.text) return;
    const [first, text] = await Promise.all([
      known ?? readFirst(entry, read),
      read<NonNullable<FileSet['text']>>(entry.text),
    ]);
    sets.set(entry, { ...first, text });
  }

  return {
    get index() {
      return index;
    },
    options: manifest.options,
    async addRest() {
      const results = await Promise.allSettled([addVocabulary(), ...entries.map(addEntry)]);
      index = await buildFrom(sets, vocabulary);
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}

async function readFirst(entry: ManifestEntry, read: ReadFile): Promise<FileSet> {
  const [doc, index] = await Promise.all([read<FileSet['doc']>(entry.doc), read<FileSet['index']>(entry.index)]);
  return { doc, index, text: null };
}
