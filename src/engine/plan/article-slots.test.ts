import { expect, test } from 'vitest';
import { siteConfigSchema } from '../read/config/schema';
import { createImageStore } from './images';
import { type Article, EMPTY_ARTICLE, slot } from '../markdown/article';
import { placeArticle } from './article-slots';
import { planTestBlog } from './blog/test-blog';

/** Address and outgoing link of a target on the page `route` made from `guides/a.md`, on a site below a base. */
async function place(target: string, route = '/docs/v1/guides/a', base = '/base/', docs = {}) {
  const { site, context } = await planTestBlog({}, { base, docs });
  const article: Article = {
    ...EMPTY_ARTICLE,
    html: `<a href="${slot('L', 0)}">`,
    links: [{ target, line: 3, column: 7 }],
  };
  const files: Record<string, string> = {
    'guides/b.md': '/docs/v1/guides/b',
    // Below the page that the links stand on: what lies beside it comes first.
    'guides/a/b.md': '/docs/v1/guides/a/b',
    'guides/a/deep.md': '/docs/v1/guides/a/deep',
    'ü.mdx': '/docs/v1/ü',
    'guides/index.md': '/docs/v1/guides/',
    'elsewhere.md': '/docs/v1/slugged/b',
  };
  const images = createImageStore(site.root, null, siteConfigSchema.parse({ title: 'T' }));
  const { html, links, problems } = placeArticle({ ...context, images }, article, {
    file: 'docs/guides/a.md',
    contentPath: 'guides/a.md',
    route,
    context: 'v1',
    routeOfFile: (file) => files[file],
    placeOfTerm: () => null,
    routeOfSource: () => undefined,
    originalOf: () => undefined,
    latestAt: (path) => (path === '/docs/guides/b' ? '/docs/v1/guides/b' : undefined),
    hasRoute: (path) => Object.values(files).includes(path),
    variables: { EVIL: 'javascript:alert(1)', SCHEME: 'JavaScript', HOST: 'example.org' },
    rowVersions: new Map(),
    component: () => ({ html: '' }),
    componentTwin: () => '',
  });
  return { href: /href="([^"]*)"/.exec(html())?.[1], out: links.map((link) => [link.path, link.hash]), problems };
}

test.each([
  ['https://example.org/x', 'https://example.org/x', []],
  ['https://example.org/base/blog?q#x', 'https://example.org/base/blog?q#x', [['/blog', 'x']]],
  ['#part%20one', '#part%20one', [['/docs/v1/guides/a', 'part one']]],
  ['?os=linux#x', '/base/docs/v1/guides/a?os=linux#x', [['/docs/v1/guides/a', 'x']]],
  ['b.md#x', '/base/docs/v1/guides/b#x', [['/docs/v1/guides/b', 'x']]],
  ['./b.mdx?q=1', '/base/docs/v1/guides/b?q=1', [['/docs/v1/guides/b', null]]],
  ['../%C3%BC.mdx', '/base/docs/v1/%C3%BC', [['/docs/v1/ü', null]]],
  ['../%C3%BC.md', '/base/docs/v1/%C3%BC', [['/docs/v1/ü', null]]],
  // From the content folder and from the root, as other builders look, and by the whole path of the file.
  ['guides/b.md#x', '/base/docs/v1/guides/b#x', [['/docs/v1/guides/b', 'x']]],
  ['/guides/b.md', '/base/docs/v1/guides/b', [['/docs/v1/guides/b', null]]],
  ['/docs/guides/b.md', '/base/docs/v1/guides/b', [['/docs/v1/guides/b', null]]],
  ['@site/docs/guides/b.md', '/base/docs/v1/guides/b', [['/docs/v1/guides/b', null]]],
  ['../../docs/guides/b.md', '/base/docs/v1/guides/b', [['/docs/v1/guides/b', null]]],
  ['/docs/v1/guides/b.md', '/base/docs/v1/guides/b.md', [['/docs/v1/guides/b.md', null]]],
  // A folder, and a file without its ending.
  ['../guides', '/base/docs/v1/guides/', [['/docs/v1/guides/', null]]],
  ['./b', '/base/docs/v1/guides/b', [['/docs/v1/guides/b', null]]],
  ['deep', '/base/docs/v1/guides/a/deep', [['/docs/v1/guides/a/deep', null]]],
  ['../ü', '/base/docs/v1/%C3%BC', [['/docs/v1/ü', null]]],
  ['gone.md', 'gone.md', [[null, null]]],
  ['../../../out.md', '../../../out.md', [[null, null]]],
  ['/docs/guides/b/?q=1#x', '/base/docs/v1/guides/b?q=1#x', [['/docs/v1/guides/b', 'x']]],
  ['/blog', '/base/blog', [['/blog', null]]],
  ['/a%20b', '/base/a%20b', [['/a b', null]]],
  ['other', '/base/docs/v1/guides/other', [['/docs/v1/guides/other', null]]],
  ['../other', '/base/docs/v1/other', [['/docs/v1/other', null]]],
])('the link %s', async (target, href, out) => expect(await place(target)).toEqual({ href, out, problems: [] }));

test.each([
  ['/base/docs/v1/guides/b#x', '/base/', '/base/docs/v1/guides/b#x', '/docs/v1/guides/b'],
  ['/base', '/base/', '/base/', '/'],
  ['/basement', '/base/', '/base/basement', '/basement'],
  // A route of the site itself begins like its base.
  ['/docs/other', '/docs/', '/docs/docs/other', '/docs/other'],
  ['/blog/docs/v1/guides/b', '/blog/', '/blog/blog/docs/v1/guides/b', '/blog/docs/v1/guides/b'],
])('the link %s on a site below %s', async (target, base, href, path) => {
  const { href: found, out } = await place(target, '/docs/v1/guides/a', base);
  expect([found, out[0]?.[0]]).toEqual([href, path]);
});

test.each(['../../../../base/docs/v1/guides/b', '../../../../../../base/docs/v1/guides/b'])(
  'the link %s climbs above the site and comes back below its base',
  async (target) => expect((await place(target)).href).toBe('/base/docs/v1/guides/b'),
);

test('a base that begins like a further docs set is a part of its addresses', async () => {
  const docs = { sets: [{ id: 'api', base: '/api' }] };
  expect((await place('/api/call', '/docs/v1/guides/a', '/api/', docs)).href).toBe('/api/api/call');
});

test('a page where a browser would look comes before the file of that name', async () =>
  expect((await place('./b', '/docs/v1/slugged/a')).href).toBe('/base/docs/v1/slugged/b'));

test('a landing page is a folder for relative links', async () =>
  expect((await place('x', '/docs/v1/guides/')).href).toBe('/base/docs/v1/guides/x'));

test('a landing page is a page beside its folder where a link leads nowhere else', async () => {
  expect((await place('guides/b', '/docs/v1/guides/')).href).toBe('/base/docs/v1/guides/b');
  expect((await place('./gone/b', '/docs/v1/guides/')).href).toBe('/base/docs/v1/guides/gone/b');
});

test('a name of a table says with which version it came, where that is known', async () => {
  const { context } = await planTestBlog({});
  const article: Article = { ...EMPTY_ARTICLE, html: `${slot('N', 0)}|${slot('N', 1)}`, names: ['--new', '--old'] };
  const { html } = placeArticle(context, article, {
    file: 'docs/a.md',
    contentPath: 'a.md',
    route: '/docs/a',
    context: null,
    routeOfFile: () => undefined,
    placeOfTerm: () => null,
    routeOfSource: () => undefined,
    originalOf: () => undefined,
    latestAt: () => undefined,
    hasRoute: () => false,
    variables: { EVIL: 'javascript:alert(1)', SCHEME: 'JavaScript', HOST: 'example.org' },
    rowVersions: new Map([['--new', 'v2']]),
    component: () => ({ html: '' }),
    componentTwin: () => '',
  });
  expect(html()).toBe(' <small class="since">Since v2</small>|');
});

test.each(['%EVIL%', '%SCHEME%:run()'])('a variable cannot make a link of code: %s', async (target) => {
  const { href, problems } = await place(target);
  expect(href).toBe('#');
  expect(problems).toMatchObject([{ file: 'docs/guides/a.md', line: 3, column: 7, rule: 'markdown/script-link' }]);
});

test('a variable may be a part of an address', async () => {
  expect(await place('https://%HOST%/x')).toEqual({ href: 'https://example.org/x', out: [], problems: [] });
});
