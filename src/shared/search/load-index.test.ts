import { describe, expect, test } from 'vitest';
import { FORMAT, MANIFEST_NAME } from './files';
import { loadIndex, OtherBuildError, type SearchSource } from './load-index';
import type { SearchPage } from './model';
import { search } from './search';
import { encodeFiles } from './stored';
import { randomPages } from './test-data';
import { NO_WORDS } from './vocabulary';

const SOURCE: SearchSource = { folder: '/base/_search/', build: 'b1', version: 'latest' };
const PAGES = randomPages(1, 9).map((page, at): SearchPage => ({
  ...page,
  title: `page ${at}`,
  sections: [{ id: 's', heading: 'S', level: 2, text: 'needle in the text' }],
  rows: [{ id: 'param-only', name: '--only', kind: 'flag', text: '' }],
}));

/** A site's search folder; `broken` files fail to load, `stale` files are from another build. */
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
        options: { maxHits: 7, highlight: true, suggested: [], terms: [] },
        files: entries,
        vocabulary: 'words.json',
        languages: 'languages.json',
      },
    ),
  );
  const groups = [{ says: ['no space left'], means: ['text'] }];
  files.set(
    'words.json',
    Object.assign({ build: 'b1' }, { format: FORMAT, version: null, words: { ...NO_WORDS, groups } }),
  );
  const languages = [{ fillers: ['der'], words: { nadel: 'needle' } }];
  files.set('languages.json', Object.assign({ build: 'b1' }, { format: FORMAT, version: null, languages }));
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
  test('fetches other languages for the first query with an unknown word, and answers without them when it cannot', async () => {
    const broken = ['languages.json'];
    const { asked, tools } = site({ broken });
    const loaded = await loadIndex(SOURCE, tools);
    await loaded.prepare('der Nadel');
    await loaded.addRest();
    await loaded.prepare('needle in the tex');
    expect(asked).not.toContain('languages.json');
    await loaded.prepare('der Nadel');
    expect(search(loaded.index, 'der Nadel').total).toBe(0);
    broken.pop();
    await loaded.prepare('der Nadel');
    expect(search(loaded.index, 'der Nadel').suggestion).toBe('needle');
  });

  test.each([MANIFEST_NAME, 'doc-latest.json'])('refuses %s of another build', async (name) => {
    await expect(loadIndex(SOURCE, site({ stale: [name] }).tools)).rejects.toBeInstanceOf(OtherBuildError);
  });

  test.each([
    ['text-latest.json', 9],
    ['text-null.json', 9],
    ['doc-null.json', 9],
    ['index-null.json', 18],
    ['words.json', 18],
    ['index-latest.json', 18],
  ])('says that %s is of another build, and answers from the rest', async (name, found) => {
    const loaded = await loadIndex(SOURCE, site({ stale: [name] }).tools);
    await expect(loaded.addRest()).rejects.toBeInstanceOf(OtherBuildError);
    expect(search(loaded.index, 'needle').total).toBe(found);
  });

  test('fetches at the second try what failed at the first, and nothing else', async () => {
    const broken = ['text-null.json'];
    const { asked, tools } = site({ broken });
    const loaded = await loadIndex(SOURCE, tools);
    await expect(loaded.addRest()).rejects.toThrow('text-null.json is not there');
    broken.pop();
    asked.length = 0;
    await loaded.addRest();
    expect(asked).toEqual(['text-null.json']);
    expect(search(loaded.index, 'needle').total).toBe(18);
  });

  test('makes the same index in whatever order files come', async () => {
    const straight = await loadIndex(SOURCE, site().tools);
    await straight.addRest();
    const { tools } = site();
    const rest = new Set(['index-null.json', 'text-null.json', 'index-latest.json', 'words.json']);
    let othersAreThere = (): void => undefined;
    const others = new Promise<void>((resolve) => (othersAreThere = resolve));
    const crooked = await loadIndex(SOURCE, {
      ...tools,
      fetchJson: async (url) => {
        const file = await tools.fetchJson(url);
        if (['text-latest.json', 'doc-null.json'].some((name) => url.endsWith(name))) await others;
        for (const name of rest) if (url.endsWith(name)) rest.delete(name);
        if (rest.size === 0) othersAreThere();
        return file;
      },
    });
    await crooked.addRest();
    expect(crooked.index).toEqual(straight.index);
  });
});
