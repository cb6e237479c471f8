import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultVersion, readSearchIndex } from '../src/engine/render/search/load-files';
import type { SearchIndex } from '../src/shared/search/search-index';
import { search } from '../src/shared/search/search';
import { builtFixture, fixtureRoot } from './support/fixture';

/** A site about something else, without gadgets, vocabulary and keywords: what its texts say is all there is. */
const queries = parse(readFileSync(path.join(fixtureRoot('backup'), 'queries.yaml'), 'utf8')) as {
  q: string;
  expect: string[];
}[];

let index: SearchIndex;
beforeAll(async () => {
  const dist = await builtFixture('backup');
  index = readSearchIndex(dist, defaultVersion(dist));
});

/** Place of the first page that serves the reader, from 1; 0 when it is not among the ten. */
function placeOf({ q, expect: pages }: (typeof queries)[number]): number {
  const wanted = new Set(pages.map((page) => `/docs${page === '' ? '' : `/${page}`}`));
  return search(index, q).hits.findIndex((hit) => wanted.has(hit.path)) + 1;
}

test('a site without any words of its own has good results from the same engine', () => {
  expect(queries.length).toBeGreaterThan(40);
  const places = queries.map(placeOf);
  const share = (most: number): number => places.filter((place) => place >= 1 && place <= most).length / places.length;
  expect(share(1)).toBeGreaterThanOrEqual(0.88);
  expect(share(3)).toBe(1);
});

test('its sections and flags are opened', () => {
  const first = (query: string): string => {
    const [hit] = search(index, query).hits;
    return `${hit?.path}#${hit?.anchor}`;
  };
  expect(first('missed runs')).toBe('/docs/guides/schedule#missed-runs');
  expect(first('repository is locked')).toBe('/docs/troubleshooting#repository-is-locked');
  expect(first('--dry-run')).toMatch(/^\/docs\/reference\/commands#/);
});
