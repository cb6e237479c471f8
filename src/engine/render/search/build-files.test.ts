import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MANIFEST_NAME, SEARCH_FOLDER, type SearchManifest, type TextFile } from '../../../shared/search/files';
import type { SearchPage } from '../../../shared/search/model';
import { search } from '../../../shared/search/search';
import { randomPages } from '../../../shared/search/test-data';
import { buildSearchFiles } from './build-files';
import { readSearchIndex, readSearchPages } from './load-files';

const OPTIONS = {
  build: 'abc',
  maxHits: 12,
  highlight: true,
  vocabulary: null,
  terms: ['btf'],
};
const TIME = '1700000000';
/** Sections that are sent as they are. */
const withShortTexts = (page: SearchPage): SearchPage => ({
  ...page,
  sections: page.sections.map((section) => ({ ...section, text: section.text.slice(0, 80).trim() })),
});
const versioned = (version: string, seed: number): SearchPage[] =>
  randomPages(seed, 4).map((page) => ({
    ...withShortTexts(page),
    version,
    path: page.path.replace('latest', version),
  }));
const POSTS: SearchPage[] = randomPages(9, 2).map((page) => ({
  ...withShortTexts(page),
  version: null,
  kind: 'blog',
  path: page.path.replace('/docs/latest', '/blog'),
}));
const PAGES = [...versioned('main', 1), ...versioned('latest', 2), ...POSTS];

describe('buildSearchFiles', () => {
  test('names the files by time and version, and the manifest names them', () => {
    const files = buildSearchFiles(PAGES, OPTIONS, () => TIME);
    const manifest = JSON.parse(String(files[0]?.content)) as SearchManifest;
    expect(files[0]?.name).toBe(MANIFEST_NAME);
    expect(manifest).toMatchObject({
      build: 'abc',
      options: { maxHits: 12, highlight: true, suggested: [], terms: ['btf'] },
    });
    expect(files.slice(1).map((file) => file.name)).toEqual(
      manifest.files.flatMap((entry) => [entry.doc, entry.index, entry.text]),
    );
    expect(manifest.files[0]).toEqual({
      version: 'main',
      doc: 'search-doc-1700000000-main.json',
      index: 'search-index-1700000000-main.json',
      text: 'search-text-1700000000-main.json',
    });
    expect(manifest.files.map((entry) => entry.version)).toEqual(['main', 'latest', null]);
  });

  test('every file carries the build', () => {
    for (const file of buildSearchFiles(PAGES, OPTIONS, () => TIME))
      expect(JSON.parse(String(file.content))).toMatchObject({ build: 'abc' });
  });

  test('of posts only the start of each section is searched, of documentation every word', () => {
    const text = Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ');
    const [page] = randomPages(4, 1);
    if (!page) throw new Error('no page');
    const long = { ...page, sections: [{ id: 's', heading: 'S', level: 2, text }] };
    const files = buildSearchFiles([long, { ...long, version: null, kind: 'blog' }], OPTIONS, () => TIME);
    const counts = files
      .filter((file) => file.name.includes('-text-'))
      .map((file) => JSON.parse(String(file.content)) as TextFile)
      .map(({ sections, words }) => `${sections[0]?.join(' ')} ${words[0]?.join(' ')}`.match(/w\d+/g)?.length);
    expect(counts).toEqual([200, 25]);
  });

  test('refuses a timestamp that is no part of a file name, and a version that would hide the posts', () => {
    expect(() => buildSearchFiles(versioned('site', 1), OPTIONS, () => TIME)).toThrow(
      'A version cannot be called "site"',
    );
  });
});

describe('reading a built site', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'search-'));
    mkdirSync(join(root, SEARCH_FOLDER));
    for (const file of buildSearchFiles(PAGES, OPTIONS, () => TIME))
      writeFileSync(join(root, SEARCH_FOLDER, file.name), file.content);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('gives the pages of the version and the posts', () => {
    expect(readSearchPages(root, 'main')).toEqual([...versioned('main', 1), ...POSTS]);
    expect(
      search(readSearchIndex(root, 'main'), 'trace').hits.every((hit) => /^\/(?:docs\/main|blog)\//.test(hit.path)),
    ).toBe(true);
  });
});
