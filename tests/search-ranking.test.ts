import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { measure, readQueries, SETS } from '../bench/search/measure';
import { readManifest, readSearchIndex } from '../src/engine/render/search/load-files';
import { SEARCH_FOLDER } from '../src/shared/search/files';
import { loadIndex, type LoadedIndex } from '../src/shared/search/load-index';
import { search } from '../src/shared/search/search';
import type { SearchIndex } from '../src/shared/search/search-index';
import { DIST } from './support/site';

/**
 * Least shares of queries whose page comes first, whose page is among the first three, and of pages that open at the
 * right section: a point and a half below what the engine reaches, so that a page more or less does not matter and a
 * worse ranking does. `npm run bench:search` shows the rest.
 */
const LEAST = { first: 0.94, three: 0.972, section: 0.92 };
/** Lowest share for a kind of query; some kinds are harder for every engine. */
const LEAST_OF_A_KIND = 0.88;
const LEAST_OF_HARD_KINDS: Readonly<Record<string, number>> = { misspelt: 0.8, vague: 0.75 };

const queries = readQueries('queries');
const index = readSearchIndex(DIST, 'latest');
const ask = (query: string) => search(index, query, { maxHits: 10, highlight: false }).hits;

describe('the right page comes first', () => {
  const { overall, kinds } = measure(ask, queries, 'latest');

  test('for more than nine in ten of the queries of the bench', () => {
    expect(overall.queries).toBeGreaterThan(1000);
    expect(overall.first).toBeGreaterThanOrEqual(LEAST.first);
    expect(overall.three).toBeGreaterThanOrEqual(LEAST.three);
    expect(overall.section).toBeGreaterThanOrEqual(LEAST.section);
  });

  test.each(Object.entries(kinds))('for queries of the kind %s', (kind, { first }) =>
    expect(first).toBeGreaterThanOrEqual(LEAST_OF_HARD_KINDS[kind] ?? LEAST_OF_A_KIND),
  );
});

describe('sets whose misses were looked at keep their floor', () => {
  // A floor under what the engine reaches.
  test.each([
    ['hard', 0.88, 0.92],
    ['mixed', 0.95, 0.965],
    ['blind', 0.83, 0.895],
    ['strangers', 0.95, 0.96],
    ['readers', 0.88, 0.92],
    ['visitors', 0.88, 0.92],
    ['askers', 0.86, 0.91],
    ['newcomers', 0.8, 0.85],
    ['guests', 0.83, 0.88],
    ['callers', 0.88, 0.92],
  ])('%s', (set, first, mrr) => {
    const { overall } = measure(ask, readQueries(set), 'latest');
    expect(overall.queries).toBeGreaterThanOrEqual(60);
    expect(overall.first).toBeGreaterThanOrEqual(first);
    expect(overall.mrr).toBeGreaterThanOrEqual(mrr);
  });
});

describe('what a reader pastes finds the page of the gadget first', () => {
  const image = 'ghcr.io/inspektor-gadget/gadget/NAME';
  const names = index.pages.filter(({ kind }) => kind === 'gadget').map(({ path }) => path.replace(/^.*\//, ''));

  test.each([
    image,
    `${image}:v0.46.0`,
    'NAME',
    'NAME:latest',
    `docker pull ${image}:latest`,
    'kubectl gadget run NAME',
    'kubectl gadget run NAME:latest',
    'kubectl gadget NAME',
    'sudo ig run NAME:v0.46.0',
    'gadgets/NAME/program.bpf.c',
    'https://inspektor-gadget.io/docs/v0.45.0/gadgets/NAME#limits',
  ])('%s', (form) => {
    expect(names.length).toBeGreaterThanOrEqual(36);
    const misses = names.filter(
      (name) => search(index, form.replace('NAME', name)).hits[0]?.path !== `/docs/latest/gadgets/${name}`,
    );
    expect(misses).toEqual([]);
  });
});

describe('the search box', () => {
  let loaded: LoadedIndex;
  beforeAll(async () => {
    const source = { folder: '', build: readManifest(DIST).build, version: 'latest' };
    loaded = await loadIndex(source, {
      pause: () => Promise.resolve(),
      fetchJson: async (url) =>
        JSON.parse(readFileSync(join(DIST, SEARCH_FOLDER, url.replace(/\?.*/, '')), 'utf8')) as unknown,
    });
    await loaded.addRest();
  });

  test('gives the ten results of the terminal and the MCP server for every tenth query of the bench', async () => {
    const places = (of: SearchIndex, query: string): (string | null)[][] =>
      search(of, query, { highlight: false }).hits.map(({ path, anchor }) => [path, anchor]);
    for (const { q } of SETS.flatMap(readQueries).filter((_, at) => at % 10 === 0)) {
      await loaded.prepare(q);
      expect(places(loaded.index, q), q).toEqual(places(index, q));
    }
  });
});
