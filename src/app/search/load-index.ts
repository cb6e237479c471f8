/** Fetches the search files of one version and builds its index, first stage first. */

import { addPages, addTexts, createIndex, finish, type SearchIndex } from '../../shared/search/build-index';
import type { ConceptGroup } from '../../shared/search/concepts';
import {
  decodePages,
  decodeTexts,
  FORMAT,
  MANIFEST_NAME,
  type DocFile,
  type IndexFile,
  type ManifestEntry,
  type SearchManifest,
  type TextFile,
  type VocabularyFile,
} from '../../shared/search/files';
import type { SearchPage } from '../../shared/search/model';
import type { SearchSource } from './messages';

/** What loading needs from its surroundings. */
interface LoadTools {
  /** Gives the parsed JSON of an address; throws when it cannot be had. */
  fetchJson: (url: string) => Promise<unknown>;
  /** Ends the current task, so that queries in between are answered. */
  pause: () => Promise<void>;
}

/** The index after the first stage, and how to add the second. */
export interface LoadedIndex {
  index: SearchIndex;
  options: SearchManifest['options'];
  /** Fetches and adds the posts and the full texts. */
  addFullText: () => Promise<void>;
}

/** The files belong to another build than the page. */
export class OtherBuildError extends Error {
  override name = 'OtherBuildError';
}

/** Pages whose texts are added in one task: a few milliseconds of work. */
const PAGES_A_SLICE = 6;

/** Reads a file of the search folder; throws when it is of another build. */
type ReadFile = <T extends { build: string; format: number }>(name: string) => Promise<T>;

/**
 * Loads the first stage: titles, headings, identifiers and keywords of the version. Posts come with the texts, so that
 * the documentation answers sooner; a site without versions has them at once.
 * Throws `OtherBuildError` when any file is of another build, else what `fetchJson` throws.
 */
export async function loadIndex(
  { folder, build, version }: SearchSource,
  { fetchJson, pause }: LoadTools,
): Promise<LoadedIndex> {
  const read: ReadFile = async <T extends { build: string; format: number }>(name: string) => {
    const file = (await fetchJson(folder + name)) as T;
    if (file.build !== build || file.format !== FORMAT)
      throw new OtherBuildError(`${name} belongs to build ${file.build}, this page to ${build}.`);
    return file;
  };
  const manifest = await read<SearchManifest>(`${MANIFEST_NAME}?b=${encodeURIComponent(build)}`);
  const versioned = manifest.files.filter((entry) => entry.version === version);
  const others = manifest.files.filter((entry) => entry.version === null && version !== null);
  const [groups, ...pages] = await Promise.all([
    readGroups(manifest, read),
    ...versioned.map((entry) => readPages(entry, read)),
  ]);
  const index = createIndex(groups);
  addPages(index, pages.flat());
  finish(index);
  return {
    index,
    options: manifest.options,
    async addFullText() {
      const [posts, texts] = await Promise.all([
        Promise.all(others.map((entry) => readPages(entry, read))),
        Promise.all([...versioned, ...others].map((entry) => read<TextFile>(entry.text))),
      ]);
      addPages(index, posts.flat());
      let page = 0;
      for (const text of texts) {
        for (let at = 0; at < text.sections.length; at++) {
          addTexts(index, page++, decodeTexts(text, at));
          if (page % PAGES_A_SLICE === 0) await pause();
        }
      }
      finish(index);
    },
  };
}

async function readGroups({ vocabulary }: SearchManifest, read: ReadFile): Promise<readonly ConceptGroup[]> {
  return vocabulary === null ? [] : (await read<VocabularyFile>(vocabulary)).groups;
}

async function readPages(entry: ManifestEntry, read: ReadFile): Promise<SearchPage[]> {
  const [doc, index] = await Promise.all([read<DocFile>(entry.doc), read<IndexFile>(entry.index)]);
  return decodePages(doc, index);
}
