/** Fetches the search files of one version and builds its index, first stage first. */

import { addPages, addTexts, createIndex, finish, type SearchIndex } from '../../shared/search/build-index';
import { decodePages, decodeTexts, FORMAT, MANIFEST_NAME, type DocFile, type IndexFile, type ManifestEntry, type SearchManifest, type TextFile } from '../../shared/search/files';
import type { SearchSource } from './messages';

/** What loading needs from its surroundings. */
export interface LoadTools {
  /** Gives the parsed JSON of an address; throws when it cannot be had. */
  fetchJson: (url: string) => Promise<unknown>;
  /** Ends the current task, so that queries in between are answered. */
  pause: () => Promise<void>;
}

/** The index after the first stage, and how to add the second. */
export interface LoadedIndex {
  index: SearchIndex;
  options: SearchManifest['options'];
  /** Fetches and adds the full texts. */
  addFullText: () => Promise<void>;
}

/** The files belong to another build than the page. */
export class OtherBuildError extends Error {
  override name = 'OtherBuildError';
}

/** Pages whose texts are added in one task: a few milliseconds of work. */
const PAGES_A_SLICE = 6;

/** Loads the first stage. Throws `OtherBuildError` when any file is of another build, else what `fetchJson` throws. */
export async function loadIndex({ folder, build, version }: SearchSource, { fetchJson, pause }: LoadTools): Promise<LoadedIndex> {
  const read = async <T extends { build: string; format: number }>(name: string): Promise<T> => {
    const file = (await fetchJson(folder + name)) as T;
    if (file.build !== build || file.format !== FORMAT) throw new OtherBuildError(`${name} belongs to build ${file.build}, this page to ${build}.`);
    return file;
  };
  const manifest = await read<SearchManifest>(`${MANIFEST_NAME}?b=${encodeURIComponent(build)}`);
  const entries = manifest.files.filter((entry) => entry.version === version || entry.version === null);
  const stages = await Promise.all(entries.map((entry) => Promise.all([read<DocFile>(entry.doc), read<IndexFile>(entry.index)])));
  const index = createIndex();
  const starts = stages.map(([doc, file]) => {
    const start = index.pages.length;
    addPages(index, decodePages(doc, file));
    return start;
  });
  finish(index);
  return { index, options: manifest.options, addFullText: () => addFullText(index, entries, starts, read, pause) };
}

async function addFullText(
  index: SearchIndex, entries: readonly ManifestEntry[], starts: readonly number[],
  read: (name: string) => Promise<TextFile>, pause: () => Promise<void>,
): Promise<void> {
  const texts = await Promise.all(entries.map((entry) => read(entry.text)));
  for (const [at, text] of texts.entries()) {
    for (let page = 0; page < text.sections.length; page++) {
      addTexts(index, (starts[at] ?? 0) + page, decodeTexts(text, page));
      if (page % PAGES_A_SLICE === PAGES_A_SLICE - 1) await pause();
    }
  }
  finish(index);
}
