import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readManifest } from '../src/engine/render/search/load-files';
import { MANIFEST_NAME, SEARCH_FOLDER } from '../src/shared/search/files';
import { DIST, VERSIONS } from './support/site';

const KB = 1000;
const manifest = readManifest(DIST);
const versions = manifest.files.flatMap(({ version }) => version ?? []);

/** The scripts and the sheet of the search, without React. The folder may also contain assets of the build before. */
const code = ['assets/search-*.js', 'workers/worker-*.js', 'assets/search-*.css', 'assets/islands-*.js'].map((file) => {
  const folder = join(DIST, dirname(file));
  const [start = '', end = ''] = basename(file).split('*');
  const files = readdirSync(folder)
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => join(folder, name));
  const [newest = ''] = files.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return readFileSync(newest, 'utf8');
});

const brotli = (files: readonly string[]): number =>
  files.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);

/** Contents of the files of one version: those that answer the first keystroke, and what follows, posts included. */
function searchFiles(version: string): { first: string[]; rest: string[] } {
  const read = (name: string): string => readFileSync(join(DIST, SEARCH_FOLDER, name), 'utf8');
  const own = manifest.files.filter((entry) => entry.version === version);
  const posts = manifest.files.filter((entry) => entry.version === null);
  return {
    first: [MANIFEST_NAME, ...own.map(({ doc }) => doc)].map(read),
    rest: [
      ...own.flatMap(({ index, text }) => [index, text]),
      ...(manifest.vocabulary === null ? [] : [manifest.vocabulary]),
      ...posts.flatMap(({ doc, index, text }) => [doc, index, text]),
    ].map(read),
  };
}

test('every version has search files named by the time of the build', () => {
  expect(versions).toEqual(VERSIONS.map(({ name }) => name));
  expect(manifest.timestamp).toMatch(/^\d{8}-\d{6}$/);
  for (const { version, doc, index, text } of manifest.files) {
    for (const [part, name] of Object.entries({ doc, index, text }))
      expect(name.replace(/\d{8}-\d{6}/, 'TIME')).toBe(`search-${part}-TIME-${version ?? 'site'}.json`);
  }
});

test.each(['latest', 'main'])('search files of %s stay within their budgets', (version) => {
  const { first, rest } = searchFiles(version);
  expect(brotli([...first, ...code]), 'the first answer with its code').toBeLessThanOrEqual(40 * KB);
  expect(brotli([...first, ...rest]), 'the whole version').toBeLessThanOrEqual(175 * KB);
});
