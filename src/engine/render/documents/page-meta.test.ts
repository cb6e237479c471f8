import { expect, test } from 'vitest';
import type { PlannedPage } from '../../plan/planned-page';
import { planTestBlog } from '../../plan/blog/test-blog';
import type { SiteConfigInput } from '../../read/config/schema';
import type { PageAssets } from '../bundle/assets';
import { pageMeta } from './page-meta';

const versions = {
  layers: ['v1', 'v2'],
  versions: [
    { name: 'latest', status: 'latest' as const, servesLayer: 'v2' },
    { name: 'v2', status: 'supported' as const },
    { name: 'v1', status: 'unmaintained' as const },
  ],
};

const assets: PageAssets = {
  script: 'entry.js',
  styles: { site: 'site.css', print: 'print.css', home: 'home.css', blog: 'blog.css' },
  preloads: [],
  fonts: [],
};

async function metaOf(page: Partial<PlannedPage>, config: Partial<SiteConfigInput> = {}) {
  const { site, plan } = await planTestBlog(
    { '2024-01-02-a.md': '---\ntitle: A\ndescription: D\n---\n\nText.\n' },
    { docs: versions, ...config },
  );
  const post = plan.pages.find(({ path }) => path.endsWith('/a'));
  if (!post) throw new Error('The post has a page.');
  return pageMeta({ site, build: 'mark', assets }, { ...post, ...page });
}

test.each([
  ['latest', 'A | Test site | latest (v2) | example.org'],
  ['v1', 'A | Test site | v1 | example.org'],
])('a print of a page of %s says which version it is, and of which host', async (version, foot) => {
  const docs = { set: 'default', version, absentIn: [] } as unknown as PlannedPage['docs'];
  expect((await metaOf({ ...(docs && { docs }) })).foot).toBe(foot);
});

test('a page of no version is printed under its title, and says what it is made by', async () => {
  expect(await metaOf({})).toMatchObject({
    foot: 'A | Test site | example.org',
    title: 'A | Test site',
    heading: 'A',
    build: 'mark',
    canonical: 'https://example.org/blog/2024/01/a',
    alternates: [],
  });
});

test('a page that no search engine may list names no other languages', async () => {
  const locale = (code: string) => ({ code, label: code, htmlLang: code, path: code });
  const two = { locales: [locale('en'), locale('de')] };
  expect((await metaOf({}, two)).alternates.map(({ lang }) => lang)).toEqual(['en', 'de', 'x-default']);
  expect((await metaOf({ unlisted: true }, two)).alternates).toEqual([]);
});
