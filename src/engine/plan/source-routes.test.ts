import { expect, test } from 'vitest';
import type { Site } from './site';
import { sourceRoutes } from './source-routes';
import { emptySource } from './test-source';

const doc = (file: string, path: string) => ({ path, document: { file } });
const version = (set: string, isLast: boolean, docs: ReturnType<typeof doc>[]) => ({ set: { id: set }, isLast, docs });

/** A site with a file that two versions show, the older one first, and with posts and a page of Markdown. */
function siteOf(prefix: string): Site {
  const source = emptySource({ title: 'Orchard' });
  return {
    ...source,
    language: { ...source.language, prefix },
    docs: [
      version('default', false, [doc('docs/v1/a.md', `${prefix}/docs/v1/a`)]),
      version('default', true, [doc('docs/v1/a.md', `${prefix}/docs/v2/a`)]),
      version('api', true, [doc('api/call.md', `${prefix}/api/call`)]),
    ],
    blog: { posts: [{ file: 'blog/one.md', path: `${prefix}/blog/one` }] },
    texts: [{ file: 'src/pages/about.md', path: `${prefix}/about` }],
  } as unknown as Site;
}

const site = siteOf('');
const { routeOf, originalOf } = sourceRoutes(site, [site]);

test.each([
  ['a file of several versions is that of the latest', 'docs/v1/a.md', 'api', '/docs/v2/a'],
  ['files of the own docs set are looked up in the version', 'docs/v1/a.md', 'default', undefined],
  ['another docs set', 'api/call.md', 'default', '/api/call'],
  ['a post, from a page', 'blog/one.md', 'default', '/blog/one'],
  ['a post, from what belongs to no docs set either', 'blog/one.md', null, '/blog/one'],
  ['a page of Markdown, from a post', 'src/pages/about.md', null, '/about'],
  ['no page', 'docs/none.md', null, undefined],
])('%s', (_, file, ownSet, route) => expect(routeOf(file, ownSet)).toBe(route));

test('a page knows its file', () => {
  expect(originalOf('/blog/one')).toBe('blog/one.md');
  expect(originalOf('/none')).toBeUndefined();
});

test('a language leads to its own pages, and shows the originals at addresses of its own', () => {
  const german = { ...siteOf('/de'), texts: [] };
  const routes = sourceRoutes(german, [site, german]);
  expect(routes.routeOf('blog/one.md', null)).toBe('/de/blog/one');
  expect(routes.routeOf('src/pages/about.md', null)).toBe('/de/about');
  expect(routes.originalOf('/de/blog/one')).toBe('blog/one.md');
});
