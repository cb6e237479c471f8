import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtFixture } from './support/fixture';

let dist: string;
beforeAll(async () => {
  dist = await builtFixture('fields');
});

const file = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
const page = (route: string): string => file(path.join(route, 'index.html'));
/** Contents of the `og:` elements of a page whose name begins like this, in order. */
const openGraph = (html: string, name: string): string[] =>
  [...html.matchAll(/<meta property="(og:[^"]*)" content="([^"]*)">/g)].flatMap(([, property = '', content = '']) =>
    property.startsWith(name) ? [content] : [],
  );

test('hide_title leaves the title to screen readers, unless the text says it', () => {
  expect(page('docs/shown-title')).toContain('<h1>Shown title</h1>');
  expect(page('docs/second')).toContain('<h1 class="visually-hidden">Second</h1>');
  expect(page('docs')).toContain('<h1>Start</h1>');
});

test('pagination_label names the page in the links of its neighbours', () =>
  expect(page('docs/second')).toMatch(/pagination__link--previous.*?pagination__title">Back to the start</s));

test('last_update says when a page was changed', () => {
  expect(page('docs/remote')).toMatch(/<time dateTime="2021-02-03">/i);
  expect(file('sitemap.xml')).toContain(
    '<loc>https://fields.example.org/docs/remote</loc>\n<lastmod>2021-02-03</lastmod>',
  );
});

test('class names of pages and categories stand in the sidebar', () => {
  const sidebar = file('_data/sidebar-docs-current.html');
  expect(sidebar).toContain('<li class="sidebar__item is-new"><a class="sidebar__link" href="/docs/second">');
  expect(sidebar).toContain('<li class="sidebar__item sidebar__item--category is-section">');
});

test('a category that cannot be closed has no control', () => {
  const sidebar = file('_data/sidebar-docs-current.html');
  const section = sidebar.slice(sidebar.indexOf('is-section'), sidebar.indexOf('/docs/linked'));
  expect(section).toContain('/docs/generated/below');
  expect(section.slice(0, section.indexOf('/docs/generated/below'))).not.toContain('<details');
});

test('a picture beside the page is published and stands for it where it is shared', () => {
  const [address = '', ...size] = openGraph(page('docs/second'), 'og:image');
  expect(address).toMatch(/^https:\/\/fields\.example\.org\/assets\/images\/card-[0-9a-f]{8}\.png$/);
  expect(size).toEqual(['600', '300', 'Second | Fields']);
  expect(existsSync(path.join(dist, new URL(address).pathname))).toBe(true);
});

test.each([
  ['a page with a picture of another site', 'docs/remote', ['https://example.org/picture.jpg', 'Remote | Fields']],
  [
    'a generated landing page',
    'docs/category/generated',
    ['https://fields.example.org/social.png', '800', '400', 'Generated | Fields'],
  ],
  ['a post', 'blog/2024/01/31/first', ['https://fields.example.org/social.png', '800', '400', 'First post | Fields']],
])('%s shares it', (_, route, expected) => expect(openGraph(page(route), 'og:image')).toEqual(expected));

test('structured data and feeds of a post name its picture', () => {
  const data = /"image":\{[^}]*\}/.exec(page('blog/2024/01/31/first'))?.[0];
  expect(data).toBe(
    '"image":{"@type":"ImageObject","url":"https://fields.example.org/social.png","width":800,"height":400}',
  );
  expect(file('blog/feed.json')).toContain('"image":"https://fields.example.org/social.png"');
});

test('name and description of the blog are on its page and in its feeds', () => {
  expect(page('blog')).toMatch(/<h1>News<\/h1>\s*<p class="page__lead">What happened here\.<\/p>/);
  expect(file('blog/rss.xml')).toContain('<title>Fields: News</title>');
  expect(file('blog/rss.xml')).toContain('<description>What happened here.</description>');
});

test('tags of a page are words that search finds it by', () => {
  const index = JSON.parse(file('_search/search-manifest.json')) as { files: { index: string; doc: string }[] };
  const texts = index.files.map(({ doc, index: name }) => file(`_search/${doc}`) + file(`_search/${name}`));
  expect(texts.join('')).toContain('shared-word');
});

test('title_meta names a page among all others, and its title stands over it', () => {
  const html = page('docs/7-numbers/404-not-found');
  expect(html).toContain('<title>What to do when nothing is found | Fields</title>');
  expect(openGraph(html, 'og:title')).toEqual(['What to do when nothing is found | Fields']);
  expect(html).toContain('<h1>Not found</h1>');
  expect(page('blog/2024/02/01/short')).toContain('<title>Short news | Fields</title>');
});

test('parse_number_prefixes keeps the numbers of a path', () => {
  expect(existsSync(path.join(dist, 'docs/numbers'))).toBe(false);
  expect(file('_data/sidebar-docs-current.html')).toContain('href="/docs/7-numbers/404-not-found"');
});

test('a page without a sidebar has no neighbours of one', () => {
  const html = page('docs/7-numbers/404-not-found');
  expect(html).not.toMatch(/class="sidebar|pagination__link/);
  expect(page('docs/second')).toMatch(/class="sidebar[\s\S]*pagination__link/);
});

test('hide_reading_time leaves it out of the page of a post and of the lists', () => {
  expect(page('blog/2024/01/31/first')).toContain('1 min read');
  expect(page('blog/2024/02/01/short')).not.toContain('min read');
  expect(page('blog').match(/min read/g)).toHaveLength(1);
});
