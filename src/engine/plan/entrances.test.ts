import { expect, test } from 'vitest';
import { entrances } from './entrances';
import type { Site } from './site';
import { emptySource } from './test-source';

/** A site with these pages, of which those below a version are in its sidebar. */
function waysOf(pages: readonly string[], more: { versions?: string[]; latest?: number; prefix?: string } = {}) {
  const { versions = ['/docs'], latest = 0, prefix = '' } = more;
  const source = emptySource({ title: 'Orchard', blog: { base: '/blog' } });
  const docs = versions.map((path, index) => ({
    path,
    isLast: index === latest,
    config: { name: path.split('/').at(-1) },
    docs: pages.filter((page) => page.startsWith(`${path}/`)).map((page) => ({ path: page })),
    landings: [],
    order: pages.filter((page) => page.startsWith(`${path}/`)).map((page) => ({ path: page, label: page })),
  })) as unknown as Site['docs'];
  const site: Site = {
    ...source,
    docs,
    language: { ...source.language, prefix },
  };
  return entrances(site, new Set(pages)).map(({ from, to, status = '' }) => `${from} ${to} ${status}`.trim());
}

test.each([
  ['a site with all of them has none of its own', ['/', '/docs', '/docs/a', '/blog'], []],
  ['the root leads to the documentation', ['/docs', '/docs/a', '/blog'], ['/ /docs']],
  ['and to its first page where it has no home', ['/docs/b', '/docs/a'], ['/docs /docs/b', '/ /docs/b']],
  ['without documentation it leads to the blog', ['/blog', '/blog/a'], ['/ /blog']],
  ['without either it leads nowhere', ['/about'], []],
])('%s', (_, pages, ways) => expect(waysOf(pages)).toEqual(ways));

test('each version has an entrance, and the root leads to the latest one', () =>
  expect(waysOf(['/docs/v2/a', '/docs/v1/b'], { versions: ['/docs/v2', '/docs/v1'] })).toEqual([
    '/docs/v2 /docs/v2/a',
    '/docs/v1 /docs/v1/b',
    '/ /docs/v2/a',
  ]));

test('the root leads to the latest version, wherever the configuration names it', () =>
  expect(waysOf(['/docs/v2/a', '/docs/v1/b'], { versions: ['/docs/v2', '/docs/v1'], latest: 1 })).toContain(
    '/ /docs/v1/b',
  ));

test('the root of a language is its prefix', () =>
  expect(waysOf(['/de/docs'], { versions: ['/de/docs'], prefix: '/de' })).toEqual(['/de /de/docs']));
