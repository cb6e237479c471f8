/** Reads the search files of a finished build, for the terminal and the bench. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPages, createIndex, finish, type SearchIndex } from '../../../shared/search/build-index';
import type { ConceptGroup } from '../../../shared/search/concepts';
import {
  decodePages,
  decodeTexts,
  MANIFEST_NAME,
  SEARCH_FOLDER,
  type DocFile,
  type IndexFile,
  type ManifestEntry,
  type SearchManifest,
  type TextFile,
  type VocabularyFile,
} from '../../../shared/search/files';
import type { SearchPage } from '../../../shared/search/model';

/** The manifest of a built site. Throws and says what to do when there is none. */
export function readManifest(root: string): SearchManifest {
  const file = join(root, SEARCH_FOLDER, MANIFEST_NAME);
  if (!existsSync(file))
    throw new Error(
      `There are no search files in "${root}": ${file} is missing. Build the site first (npm run build).`,
    );
  return readJson<SearchManifest>(file);
}

/** The version that is searched when none is named: `latest`, else the first. Throws when the build has no version. */
export function defaultVersion(root: string): string {
  const known = readManifest(root).files.flatMap((entry) => entry.version ?? []);
  const [first] = known;
  if (first === undefined) throw new Error(`The search files in "${root}" hold no version.`);
  return known.includes('latest') ? 'latest' : first;
}

/** Pages of a version with what belongs to no version, texts included. Throws and names the versions when there is none. */
export function readSearchPages(root: string, version: string): SearchPage[] {
  const manifest = readManifest(root);
  const known = manifest.files.flatMap((entry) => entry.version ?? []);
  if (!known.includes(version))
    throw new Error(`The search knows no version "${version}". Versions: ${known.join(', ') || 'none'}.`);
  return manifest.files
    .filter((entry) => entry.version === version || entry.version === null)
    .flatMap((entry) => readEntry(root, entry));
}

/** The index over `readSearchPages`. */
export function readSearchIndex(root: string, version: string): SearchIndex {
  const index = createIndex(readGroups(root));
  addPages(index, readSearchPages(root, version));
  finish(index);
  return index;
}

/** The vocabulary of a built site. */
export function readGroups(root: string): readonly ConceptGroup[] {
  const { vocabulary } = readManifest(root);
  return vocabulary === null ? [] : readJson<VocabularyFile>(join(root, SEARCH_FOLDER, vocabulary)).groups;
}

function readEntry(root: string, entry: ManifestEntry): SearchPage[] {
  const read = <T>(name: string): T => readJson<T>(join(root, SEARCH_FOLDER, name));
  const pages = decodePages(read<DocFile>(entry.doc), read<IndexFile>(entry.index));
  const text = read<TextFile>(entry.text);
  return pages.map((page, at) => {
    const texts = decodeTexts(text, at);
    return {
      ...page,
      sections: page.sections.map((section, i) => ({ ...section, ...texts.sections[i] })),
      rows: page.rows.map((row, i) => ({ ...row, text: texts.rows[i] ?? '' })),
    };
  });
}

/** Files of our own build: their shape is known. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
