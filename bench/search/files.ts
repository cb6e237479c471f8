/** The search files of a built site as the browser fetches them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_NAME, SEARCH_FOLDER } from '../../src/shared/search/files';
import { readManifest } from '../../src/engine/render/search/load-files';

/** Contents of the files of one version: those that answer the first keystroke, and what follows, posts included. */
export function searchFiles(
  root: string,
  version: string,
): Record<'first answer' | 'identifiers' | 'vocabulary' | 'the rest', string[]> {
  const { files, vocabulary } = readManifest(root);
  const read = (name: string): string => readFileSync(join(root, SEARCH_FOLDER, name), 'utf8');
  const own = files.filter((entry) => entry.version === version);
  const posts = files.filter((entry) => entry.version === null);
  return {
    'first answer': [MANIFEST_NAME, ...own.map(({ doc }) => doc)].map(read),
    identifiers: own.map(({ index }) => read(index)),
    vocabulary: (vocabulary === null ? [] : [vocabulary]).map(read),
    'the rest': [...own.map(({ text }) => text), ...posts.flatMap(({ doc, index, text }) => [doc, index, text])].map(
      read,
    ),
  };
}
