import { expect, test } from 'vitest';
import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { searchedIndex } from './searched-index';

const version = (name: string, isLast = false) => ({ name, isLast });
const site = {
  base: '/tool/',
  prefix: '/de',
  docsSets: [{ id: 'default', versions: [version('main'), version('v2', true), version('v1')] }],
} as unknown as SiteData;
const page = (docs?: object): PageMeta => ({ docs, build: 'b' }) as unknown as PageMeta;

test.each([
  ['of a version is that version', { set: 'default', version: 'v1' }, 'v1'],
  ['of a version that no longer exists is the first one', { set: 'default', version: 'v0' }, 'main'],
  ['of no version is the newest release', undefined, 'v2'],
])('what is searched from a page %s', (_, docs, name) => {
  const { source, version: found } = searchedIndex(site, page(docs));
  expect(found?.name).toBe(name);
  expect(source).toMatchObject({ folder: '/tool/_search/de/', build: 'b', version: expect.stringContaining(name) });
});

test('a site without documentation has its pages searched', () => {
  const { source, version: found } = searchedIndex({ ...site, docsSets: [] }, page());
  expect([found, source.version]).toEqual([null, null]);
});
