import { expect, test } from 'vitest';
import { search } from './search';
import { indexOf, page, PAGES } from './test-site';

const index = indexOf(PAGES);

test.each([
  ['a file', 'failed to open paths.registry'],
  ['a quoted name', 'cannot open "registry"'],
  ['a thing with a number', 'cannot open registry-paths-31452'],
  ['a release in the tag of an image', 'cannot open image:v0.46.0 now'],
  ['a release in a sentence', 'why can it not open with v0.46.0 since yesterday, cannot open'],
])('the name of %s is less than what a message says', (_, message) => {
  const few = indexOf([
    page('open', { keywords: ['failed to open', 'cannot open'] }),
    page('registry', { keywords: ['registry', 'paths'] }),
    page('news', { kind: 'blog', title: 'What v0.46.0 brings', keywords: ['v0.46.0'] }),
  ]);
  expect(search(few, message).hits[0]?.path).toBe('/docs/latest/open');
});

test('of a long text beginning and end are read', () => {
  const noise = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
  for (const text of [`${noise} uninstall`, `uninstall ${noise}`])
    expect(search(index, text).hits.map(({ path }) => path)).toContain('/docs/latest/reference/install-kubernetes');
});

test('a thousand characters of a query are read', () => {
  const found = (query: string) => search(index, query).hits;
  expect(found(`${' '.repeat(991)}uninstall`)).toEqual(found('uninstall'));
  expect(found(`${' '.repeat(992)}uninstall`)).toEqual(found('uninstal'));
  expect(found(`${' '.repeat(1000)}uninstall`)).toEqual([]);
});
