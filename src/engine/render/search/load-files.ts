/** Reads the search files of a finished build, for the terminal and the bench. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../../../shared/search/build-index';
import type { SearchIndex } from '../../../shared/search/search-index';
import {
  entriesOf,
  MANIFEST_NAME,
  SEARCH_FOLDER,
  type LanguagesFile,
  type ManifestEntry,
  type SearchManifest,
  type VocabularyFile,
} from '../../../shared/search/files';
import type { SearchPage } from '../../../shared/search/model';
import { CommandError } from '../../model/errors';
import { decodePages, type FileSet } from '../../../shared/search/stored';
import { NO_WORDS, readVocabulary, type SearchWords } from '../../../shared/search/vocabulary';

/** The manifest of a built site. Throws `CommandError` with advice when there is none. */
export function readManifest(root: string): SearchManifest {
  const file = join(root, SEARCH_FOLDER, MANIFEST_NAME);
  if (!existsSync(file))
    throw new CommandError(
      `There are no search files in "${root}": ${file} is missing. Build the site first (npm run build).`,
    );
  return readJson<SearchManifest>(root, MANIFEST_NAME);
}

/** The version that is searched when none is named: `latest`, else the first. Throws `CommandError` without any. */
export function defaultVersion(root: string): string {
  const known = readManifest(root).files.flatMap((entry) => entry.version ?? []);
  const [first] = known;
  if (first === undefined) throw new CommandError(`The search files in "${root}" contain no version.`);
  return known.includes('latest') ? 'latest' : first;
}

/** Pages of a version and pages without one, texts included. Throws `CommandError` that lists the versions. */
export function readSearchPages(root: string, version: string): SearchPage[] {
  const manifest = readManifest(root);
  const known = manifest.files.flatMap((entry) => entry.version ?? []);
  if (!known.includes(version))
    throw new CommandError(
      `The search files contain no version "${version}". Versions: ${known.join(', ') || 'none'}.`,
    );
  return [...decodePages(entriesOf(manifest, version).map((entry) => readSet(root, entry)))];
}

/** The index that the search box has when everything is loaded. */
export function readSearchIndex(root: string, version: string): SearchIndex {
  return buildIndex(readSearchPages(root, version), readVocabulary(readWords(root)));
}

/** The vocabulary of a built site, with all languages. */
export function readWords(root: string): Omit<SearchWords, 'suggested'> {
  const { vocabulary, languages } = readManifest(root);
  return {
    ...(vocabulary === null ? NO_WORDS : readJson<VocabularyFile>(root, vocabulary).words),
    languages: languages === null ? [] : readJson<LanguagesFile>(root, languages).languages,
  };
}

const readSet = (root: string, { doc, index, text }: ManifestEntry): FileSet => {
  return { doc: readJson(root, doc), index: readJson(root, index), text: readJson(root, text) };
};

/** Files of this build: their shape is known. */
function readJson<T>(root: string, name: string): T {
  return JSON.parse(readFileSync(join(root, SEARCH_FOLDER, name), 'utf8')) as T;
}
