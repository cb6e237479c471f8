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

test('a category that cannot be closed has no control', () => {
  const sidebar = file('_data/sidebar-docs-current.html');
  expect(sidebar).toContain('/docs/generated/below');
  expect(sidebar).not.toContain('<details');
});

test('a picture beside the page is published and stands for it where it is shared', () => {
  const [address = '', ...size] = openGraph(page('docs/second'), 'og:image');
  expect(address).toMatch(/^https:\/\/fields\.example\.org\/assets\/images\/card-[0-9a-f]{8}\.png$/);
  expect(size).toEqual(['600', '300', 'Second | Fields']);
  expect(existsSync(path.join(dist, new URL(address).pathname))).toBe(true);
});

test.each([
  ['a page with a picture of another site', 'docs/remote', ['https://example.org/picture.jpg', 'Remote | Fields']],
  ['a post', 'blog/2024/01/first', ['https://fields.example.org/social.png', '800', '400', 'First post | Fields']],
])('%s shares it', (_, route, expected) => expect(openGraph(page(route), 'og:image')).toEqual(expected));

test('structured data and feeds of a post name its picture', () => {
  const data = /"image":\{[^}]*\}/.exec(page('blog/2024/01/first'))?.[0];
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
