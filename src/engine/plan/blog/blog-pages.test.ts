import { expect, test } from 'vitest';
import { checkLinks } from '../../check/links';
import { blogList, blogTags } from '../../render/hosts/metadata';
import { pagePaths, tagFamilies } from './blog-lists';
import { manyPosts, planTestBlog } from './test-blog';

const html = (plan: { pages: { path: string; body: unknown }[] }, path: string): string => {
  const body = plan.pages.find((page) => page.path === path)?.body as { render?: () => string } | undefined;
  return body?.render?.() ?? '';
};

test.each([
  [0, ['/b']],
  [10, ['/b']],
  [11, ['/b', '/b/page/2']],
  [36, ['/b', '/b/page/2', '/b/page/3', '/b/page/4']],
])('%i posts have these pages', (count, paths) => expect(pagePaths('/b', count, 10)).toEqual(paths));

test.each([
  ['2024-03-01', '2024-03-01'],
  ['2023-12-31', '2024-01-02T00:00:00.000Z'],
])('a post whose file was last changed on %s says it was changed at %s', async (date, expected) => {
  const files = manyPosts(2);
  const name = Object.keys(files).find((file) => file.includes('post-2')) ?? '';
  const { plan } = await planTestBlog(files, {}, new Map([[`blog/${name}`, date]]));
  const page = plan.pages.find((one) => one.path === '/blog/2024/01/post-2');
  expect(page?.structuredData[0]).toMatchObject({ dateModified: expected });
});

test('an unlisted post has a page but is in no list, tag or search record', async () => {
  const { plan, site } = await planTestBlog({
    ...manyPosts(1),
    '2024-02-02-hidden.md': '---\ntitle: Hidden\nunlisted: true\ntags: [Secret]\n---\nText\n',
  });
  expect(plan.pages.map((page) => page.path)).toContain('/blog/2024/02/hidden');
  expect(plan.pages.map((page) => page.path)).not.toContain('/blog/tags/secret');
  expect(html(plan, '/blog')).not.toContain('Hidden');
  expect(plan.blog && JSON.stringify([blogList(site, plan.blog), blogTags(site, plan.blog)])).not.toMatch(
    /hidden|secret/i,
  );
});

test('the newest post leads the first page of the list, and each post has one link there', async () => {
  const { plan } = await planTestBlog(manyPosts(12));
  const first = html(plan, '/blog');
  expect([first.match(/post-item--lead/g)?.length, first.match(/post-item--card/g)?.length]).toEqual([1, 9]);
  expect(first.match(/href="\/blog\/2024\/01\/post-12/g)).toHaveLength(1);
  expect(html(plan, '/blog/page/2')).not.toContain('post-item--lead');
});

test('links between posts by file and by address are resolved and checked', async () => {
  const { plan } = await planTestBlog({
    '2024/2024-01-02-a.md':
      '---\ntitle: A\n---\n' +
      '[file](../2023/2023-01-02-b.md#here) [address](/blog/2023/01/b) [none](./none.md) [lost](/blog/lost) ' +
      '[anchor](/blog/2023/01/b#no) [feed](/blog/rss.xml)\n',
    '2023/2023-01-02-b.md': '---\ntitle: B\n---\n## Here\n',
  });
  expect(html(plan, '/blog/2024/01/a')).toContain('href="/blog/2023/01/b#here"');
  const problems = checkLinks({
    pages: plan.pages,
    redirects: [],
    hasFile: (file) => file === '/blog/rss.xml',
  });
  expect(problems.map((one) => `${one.line}:${one.column} ${one.rule}`)).toEqual([
    '4:65 link/broken-file',
    '4:83 link/broken',
    '4:102 link/broken-anchor',
  ]);
});

test('a post without a description is listed with its first paragraph', async () => {
  const { plan } = await planTestBlog({ '2024-01-02-a.md': '---\ntitle: A\n---\nFirst & only.\n\nSecond.\n' });
  expect(html(plan, '/blog')).toContain('First &amp; only.</p>');
  expect(html(plan, '/blog')).not.toContain('Second.');
});

type TagInUse = Parameters<typeof tagFamilies>[0][number];

const posts = Array.from({ length: 6 }, (_, index) => ({ number: index }) as unknown as TagInUse['posts'][number]);
const use = (slug: string, listedWith: string | null, ...numbers: number[]): TagInUse => ({
  tag: { slug, label: slug, description: '', mark: null, listedWith },
  posts: numbers.flatMap((number) => posts[number] ?? []),
});

test('tags are sorted by use; synonyms are counted as one tag, and each post once', () => {
  const families = tagFamilies([use('dns', null, 0, 1), use('go', null, 2, 3), use('golang', 'go', 2, 3, 4)]);
  expect(
    families.map(({ main, variants, uses }) => [main.tag.slug, variants.map(({ tag }) => tag.slug), uses]),
  ).toEqual([
    ['go', ['golang'], 3],
    ['dns', [], 2],
  ]);
});

test('a tag is listed alone when no post has the tag of its `listedWith`', () => {
  expect(tagFamilies([use('golang', 'go', 1)]).map(({ main }) => main.tag.slug)).toEqual(['golang']);
});
