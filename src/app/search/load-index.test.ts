import { describe, expect, test } from 'vitest';
import { encodeFiles, FORMAT, MANIFEST_NAME } from '../../shared/search/files';
import type { SearchPage } from '../../shared/search/model';
import { search } from '../../shared/search/search';
import { randomPages } from '../../shared/search/test-data';
import { loadIndex, OtherBuildError } from './load-index';
import type { SearchSource } from './messages';

const SOURCE: SearchSource = { folder: '/base/_search/', build: 'b1', version: 'latest' };
const PAGES = randomPages(1, 9).map((page, at): SearchPage => ({
  ...page,
  title: `page ${at}`,
  sections: [{ id: 's', heading: 'S', level: 2, text: 'needle in the text' }],
}));

/** A site's search folder; `broken` files cannot be had, `stale` ones are of another build. */
function site({ broken = [], stale = [] }: { broken?: string[]; stale?: string[] } = {}) {
  const files = new Map<string, { build: string }>();
  for (const version of ['latest', 'main', null]) {
    const encoded = encodeFiles(PAGES, { build: 'b1', version });
    for (const part of ['doc', 'index', 'text'] as const) files.set(`${part}-${version}.json`, encoded[part]);
  }
  const entries = ['latest', 'main', null].map((version) => ({
    version,
    doc: `doc-${version}.json`,
    index: `index-${version}.json`,
    text: `text-${version}.json`,
  }));
  files.set(
    MANIFEST_NAME,
    Object.assign(
      { build: 'b1' },
      {
        format: FORMAT,
        timestamp: '1',
        options: { maxHits: 7, highlight: true },
        files: entries,
        vocabulary: 'words.json',
      },
    ),
  );
  const groups = [{ says: ['no space left'], means: ['text'] }];
  files.set('words.json', Object.assign({ build: 'b1' }, { format: FORMAT, version: null, groups }));
  const asked: string[] = [];
  return {
    asked,
    tools: {
      pause: () => Promise.resolve(),
      fetchJson: async (url: string) => {
        const name = url.replace('/base/_search/', '').replace(/\?.*$/, '');
        asked.push(name);
        const file = files.get(name);
        if (!file || broken.includes(name)) throw new Error(`${name} is not there`);
        return stale.includes(name) ? { ...file, build: 'b0' } : file;
      },
    },
  };
}

describe('loadIndex', () => {
  test('fetches the first stage of the version, then what has no version and the texts', async () => {
    const { asked, tools } = site();
    const loaded = await loadIndex(SOURCE, tools);
    expect(asked).toEqual([MANIFEST_NAME, 'words.json', 'doc-latest.json', 'index-latest.json']);
    expect(loaded.options).toEqual({ maxHits: 7, highlight: true });
    expect(loaded.index.pages).toHaveLength(9);
    expect(search(loaded.index, 'needle').total).toBe(0);
    await loaded.addFullText();
    expect(asked.slice(4).sort()).toEqual(['doc-null.json', 'index-null.json', 'text-latest.json', 'text-null.json']);
    expect(search(loaded.index, 'needle').total).toBe(18);
  });

  test('phrases of the vocabulary find the pages that speak of their subject', async () => {
    const { tools } = site();
    const loaded = await loadIndex(SOURCE, tools);
    await loaded.addFullText();
    expect(search(loaded.index, 'no space left').total).toBe(18);
    expect(search(loaded.index, 'no room left').total).toBe(0);
  });

  test('a site without versions has everything in the first stage but the texts', async () => {
    const { asked, tools } = site();
    const loaded = await loadIndex({ ...SOURCE, version: null }, tools);
    expect(asked).toEqual([MANIFEST_NAME, 'words.json', 'doc-null.json', 'index-null.json']);
    await loaded.addFullText();
    expect(asked.slice(4)).toEqual(['text-null.json']);
    expect(search(loaded.index, 'needle').total).toBe(9);
  });

  test.each([MANIFEST_NAME, 'doc-latest.json', 'index-latest.json'])('refuses %s of another build', async (name) => {
    await expect(loadIndex(SOURCE, site({ stale: [name] }).tools)).rejects.toBeInstanceOf(OtherBuildError);
  });

  test.each(['text-latest.json', 'text-null.json', 'index-null.json'])(
    'refuses %s of another build and keeps the first stage as it was',
    async (name) => {
      const loaded = await loadIndex(SOURCE, site({ stale: [name] }).tools);
      await expect(loaded.addFullText()).rejects.toBeInstanceOf(OtherBuildError);
      expect(search(loaded.index, 'needle').total).toBe(0);
    },
  );

  test('passes on what the network says', async () => {
    await expect(loadIndex(SOURCE, site({ broken: ['doc-latest.json'] }).tools)).rejects.toThrow(
      'doc-latest.json is not there',
    );
  });
});
