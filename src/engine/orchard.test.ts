import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtOrchard } from './test-orchard';

/** The build bundles an application where no build has before. */
const PATIENCE = 120_000;

let dist = '';
beforeAll(async () => {
  ({ dist } = await builtOrchard());
}, PATIENCE);

/** What differs from build to build, or with every change of the application, is no part of a file's meaning. */
function settled(text: string): string {
  return text
    .replace(/\b\d{8}-\d{6}\b/g, 'TIME')
    .replace(/("build":"|data-build="|\?b=)\w+/g, '$1BUILD')
    .replace(/"bytes":\d+/g, '"bytes":0')
    .replace(/'sha256-[^']*'/g, "'sha256-HASH'")
    .replace(/assets\/cards\/\w+\.png/g, 'assets/cards/HASH.png')
    .replace(/(workers\/worker)-[\w-]{8}/g, '$1-HASH')
    .replace(/(assets\/images\/\w+)-[0-9a-f]{8}/g, '$1-HASH')
    .replace(/(assets\/[\w-]+?)-[\w-]{8,10}\.(js|css|woff2)/g, '$1-HASH.$2');
}
const read = (file: string): string => settled(readFileSync(path.join(dist, file), 'utf8'));

/** A tag in each line, so that a change is seen where it is. */
const lined = (html: string): string => html.replaceAll('><', '>\n<');

/** Expected content of a file, stored next to the site; `vitest -u` rewrites it after an intended change. */
const expected = (name: string): string => `fixtures/orchard.out/${name}`;

test('a build writes these files', async () => {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => settled(path.relative(dist, path.join(entry.parentPath, entry.name))))
    .filter((name) => !name.startsWith('assets/'));
  await expect(`${names.sort().join('\n')}\n`).toMatchFileSnapshot(expected('files.txt'));
});

test.each([
  'sitemap.xml',
  'robots.txt',
  '_redirects',
  '_headers',
  'llms.txt',
  'blog/atom.xml',
  'blog/rss.xml',
  'blog/feed.json',
  'docs/changes.xml',
  'docs/index.html',
  'old/plant/index.html',
  'de/old/plant/index.html',
  '_data/blog.json',
  '_data/blog-list.json',
  '_data/blog-tags.json',
  '_data/docs-versions.json',
  '_data/glossary.json',
  '_data/history.json',
  '_data/hosting.json',
  '_data/i18n.json',
  '_data/routes-de.json',
  '_data/site-metadata.json',
  '_data/sidebar-docs-v0.44.1.html',
  '_data/de/docs/latest/guides/plant.json',
  '_data/docs/v0.44.1/guides/prune.json',
  '_data/blog/2024/02/second.json',
  '_search/search-manifest.json',
])('the file %s is as it was', (file) => expect(read(file)).toMatchFileSnapshot(expected(file)));

test.each([
  'docs/v0.45.0.md',
  'docs/latest/llms.txt',
  'docs/latest/guides/plant.md',
  'docs/latest/guides.md',
  'docs/latest/guides/garden.md',
  'docs/latest/gadgets/trace_bind.md',
  'de/docs/latest/guides/plant.md',
  'blog/2024/02/second.md',
  'blog/2025/03/third.md',
])('the text for programs %s is as it was', (file) =>
  expect(read(file)).toMatchFileSnapshot(expected(file.replace(/md$/, 'txt'))),
);

test.each([
  'docs/latest/guides/garden',
  'docs/latest/guides/plant',
  'docs/v0.44.1/guides/gone',
  'de/docs/latest/guides/plant',
  'blog/2024/02/second',
  'blog/2025/03/third',
  'blog/tags/oak',
])('the head of %s is as it was', async (route) => {
  const [head = ''] = /<head>[\s\S]*<\/head>/.exec(read(`${route}/index.html`)) ?? [];
  // Scripts belong to the application.
  await expect(`${lined(head.replace(/<script>[\s\S]*?<\/script>\n?/g, ''))}\n`).toMatchFileSnapshot(
    expected(`${route}.head.html`),
  );
});

test.each(['docs/latest/guides/plant', 'de/docs/v0.44.1/guides/prune', 'blog/2024/02/second'])(
  'what is around the article of %s is as it was',
  async (route) => {
    const [body = ''] = /<body[\s\S]*<\/body>/.exec(read(`${route}/index.html`)) ?? [];
    const around = body
      .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/, '$1</main>')
      .replace(/<script>[\s\S]*?<\/script>\n?/g, '');
    await expect(`${lined(around)}\n`).toMatchFileSnapshot(expected(`${route}.frame.html`));
  },
);

test.each(['404.html', 'blog/index.html', 'docs/latest/guides/garden/index.html', 'de/docs/latest/index.html'])(
  'every file that %s asks for is there, below the base of the site',
  (file) => {
    const named = [...readFileSync(path.join(dist, file), 'utf8').matchAll(/="([^"\s]*assets\/[^"\s]*)/g)];
    const addresses = named.map(([, address = '']) => address.replace('https://orchard.example.org', ''));
    expect(addresses.length).toBeGreaterThan(4);
    const missing = addresses.filter(
      (address) => !address.startsWith('/trees/') || !existsSync(path.join(dist, address.slice('/trees/'.length))),
    );
    expect(missing).toEqual([]);
  },
);

test.each([
  '404',
  'blog',
  'blog/2024/02/second',
  'blog/2025/03/third',
  'blog/archive',
  'blog/authors',
  'blog/page/2',
  'blog/tags',
  'blog/tags/oak',
  'de/docs/v0.44.1/guides/plant',
  'docs/latest',
  'docs/latest/gadgets',
  'docs/latest/gadgets/trace_bind',
  'docs/latest/gadgets/trace_dns',
  'docs/latest/guides',
  'docs/latest/guides/garden',
  'docs/latest/guides/plant',
  'docs/main/guides/below',
  'docs/v0.44.1/guides/gone',
])('the page %s is as it was', async (route) => {
  const file = route === '404' ? '404.html' : `${route}/index.html`;
  const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(read(file)) ?? [];
  await expect(`${lined(main)}\n`).toMatchFileSnapshot(expected(`${route}.page.html`));
});

test('a copy to keep names the pages of its version, their data and the sidebar, and nothing of another version', () => {
  const { files } = JSON.parse(read('_data/keep-v0.44.1.json')) as { files: string[] };
  const own = files.filter((file) => !file.startsWith('/assets/'));
  expect(own).toMatchInlineSnapshot(`
    [
      "/docs/v0.44.1/gadgets/",
      "/docs/v0.44.1/gadgets/trace_bind",
      "/docs/v0.44.1/gadgets/trace_dns",
      "/docs/v0.44.1/guides/gone",
      "/docs/v0.44.1/guides/plant",
      "/docs/v0.44.1/guides/prune",
      "/docs/v0.44.1",
      "/docs/v0.44.1/guides/below",
      "/docs/v0.44.1/guides/",
      "/workers/worker-HASH.js",
      "/_data/docs/v0.44.1/gadgets.json",
      "/_data/docs/v0.44.1/gadgets/trace_bind.json",
      "/_data/docs/v0.44.1/gadgets/trace_dns.json",
      "/_data/docs/v0.44.1/guides/gone.json",
      "/_data/docs/v0.44.1/guides/plant.json",
      "/_data/docs/v0.44.1/guides/prune.json",
      "/_data/docs/v0.44.1.json",
      "/_data/docs/v0.44.1/guides/below.json",
      "/_data/docs/v0.44.1/guides.json",
      "/_data/sidebar-docs-v0.44.1.html",
      "/_search/search-manifest.json",
      "/_search/search-doc-TIME-v0.44.1.json",
      "/_search/search-index-TIME-v0.44.1.json",
      "/_search/search-text-TIME-v0.44.1.json",
      "/_search/search-doc-TIME-site.json",
      "/_search/search-index-TIME-site.json",
      "/_search/search-text-TIME-site.json",
      "/_data/commands-v0.44.1.json",
      "/docs/v0.44.1/gadgets.json",
      "/_data/routes.json",
      "/_data/glossary.json",
    ]
  `);
});
