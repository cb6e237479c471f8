import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtFixture } from './support/fixture';

let dist: string;
beforeAll(async () => {
  dist = await builtFixture('fields');
});

const file = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
const page = (route: string): string => file(path.join(route, 'index.html'));
test('a category that cannot be closed has no control', () => {
  const sidebar = file('_data/sidebar-docs-current.html');
  expect(sidebar).toContain('/docs/generated/below');
  expect(sidebar).not.toContain('<details');
});

test('name and description of the blog are on its page and in its feeds', () => {
  expect(page('blog')).toMatch(/<h1>News<\/h1>\s*<p class="page__lead">What happened here\.<\/p>/);
  expect(file('blog/rss.xml')).toContain('<title>Fields: News</title>');
  expect(file('blog/rss.xml')).toContain('<description>What happened here.</description>');
});
