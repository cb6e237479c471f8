import { expect, test } from 'vitest';
import { siteConfigSchema } from '../read/config/schema';
import { createImageStore } from './images';
import { type Article, slot } from '../markdown/article';
import { EMPTY_ARTICLE } from '../markdown/test-article';
import { placeArticle } from './article-slots';
import { planTestBlog } from './blog/test-blog';

const FILES: Record<string, string> = {
  'guides/b.md': '/docs/v1/guides/b',
  'ü.md': '/docs/v1/ü',
  'guides/index.md': '/docs/v1/guides/',
};
const PAGE = {
  file: 'docs/guides/a.md',
  contentPath: 'guides/a.md',
  route: '/docs/v1/guides/a',
  context: 'v1',
  routeOfFile: (file: string) => FILES[file],
  variables: { EVIL: 'javascript:alert(1)', SCHEME: 'JavaScript', HOST: 'example.org' },
  rowVersions: new Map([['--new', 'v2']]),
  component: () => ({ html: '' }),
  componentTwin: () => '',
};

/** Address and outgoing link of a target on the page `route` made from `guides/a.md`, on a site below a base. */
async function place(target: string, route = PAGE.route) {
  const { site, context } = await planTestBlog({}, { base: '/base/' });
  const article: Article = {
    ...EMPTY_ARTICLE,
    html: `<a href="${slot('L', 0)}">`,
    links: [{ target, line: 3, column: 7 }],
  };
  const images = createImageStore(site.root, siteConfigSchema.parse({ title: 'T' }));
  const { html, links, problems } = placeArticle({ ...context, images }, article, { ...PAGE, route });
  return { href: /href="([^"]*)"/.exec(html())?.[1], out: links.map((link) => [link.path, link.hash]), problems };
}

test.each([
  ['https://example.org/x', 'https://example.org/x', []],
  ['https://example.org/base/blog?q#x', 'https://example.org/base/blog?q#x', [['/blog', 'x']]],
  ['#part%20one', '#part%20one', [['/docs/v1/guides/a', 'part one']]],
  ['?os=linux#x', '/base/docs/v1/guides/a?os=linux#x', [['/docs/v1/guides/a', 'x']]],
  ['b.md#x', '/base/docs/v1/guides/b#x', [['/docs/v1/guides/b', 'x']]],
  ['./b.md?q=1', '/base/docs/v1/guides/b?q=1', [['/docs/v1/guides/b', null]]],
  ['../%C3%BC.md', '/base/docs/v1/%C3%BC', [['/docs/v1/ü', null]]],
  // A folder, and a file without its ending.
  ['../guides', '/base/docs/v1/guides', [['/docs/v1/guides', null]]],
  ['../ü', '/base/docs/v1/%C3%BC', [['/docs/v1/ü', null]]],
  ['missing.md', 'missing.md', [[null, null]]],
  ['../../../out.md', '../../../out.md', [[null, null]]],
  ['/docs/guides/b/?q=1#x', '/base/docs/guides/b?q=1#x', [['/docs/guides/b', 'x']]],
  ['/blog', '/base/blog', [['/blog', null]]],
  ['/a%20b', '/base/a%20b', [['/a b', null]]],
  ['other', '/base/docs/v1/guides/other', [['/docs/v1/guides/other', null]]],
])('the link %s', async (target, href, out) => expect(await place(target)).toEqual({ href, out, problems: [] }));

test('a landing page is a folder for relative links', async () =>
  expect((await place('x', '/docs/v1/guides/')).href).toBe('/base/docs/v1/guides/x'));

test('a name in a table shows the version that introduced it, if known', async () => {
  const { context } = await planTestBlog({});
  const article: Article = { ...EMPTY_ARTICLE, html: `${slot('N', 0)}|${slot('N', 1)}`, names: ['--new', '--old'] };
  const { html } = placeArticle(context, article, PAGE);
  expect(html()).toBe(' <small class="since">Since v2</small>|');
});

test.each(['%EVIL%', '%SCHEME%:run()'])('a variable cannot turn a link into code: %s', async (target) => {
  const { href, problems } = await place(target);
  expect(href).toBe('#');
  expect(problems).toMatchObject([{ file: 'docs/guides/a.md', line: 3, column: 7, rule: 'markdown/script-link' }]);
});

test('a variable may be a part of an address', async () => {
  expect(await place('https://%HOST%/x')).toEqual({ href: 'https://example.org/x', out: [], problems: [] });
});
