import { expect, test } from 'vitest';
import { DEFAULT_EXCLUDE, DEFAULT_INCLUDE, isPage, pageFilter } from './page-filter';

test.each([
  ['a.md', true],
  ['deep/er/a b (c).mdx', true],
  ['a.test.md', true],
  ['_a.md', false],
  ['deep/_a.mdx', false],
  ['_deep/er/a.md', false],
  ['__tests__/a.md', false],
  ['a.MD', false],
  ['a.txt', false],
])('without lists %s is a page: %s', (file, expected) => expect(isPage(file)).toBe(expected));

test.each([
  [{ exclude: ['**/*.partial.mdx'] }, ['_a.md', 'b.md', 'deep/_c/d.mdx']],
  [{ exclude: ['deep/**', '_*.md'] }, ['b.md', 'b.partial.mdx']],
  [{ include: ['**/*.mdx'] }, ['b.partial.mdx', 'deep/e.partial.mdx']],
  [{ include: ['{b,_a}.md', '*.txt'] }, ['b.md']],
  [{ exclude: ['**/[a-c]*.md*'] }, ['_a.md', 'deep/_c/d.mdx', 'deep/e.partial.mdx']],
])('with %j these are pages: %j', (lists, expected) => {
  const files = ['_a.md', 'b.md', 'b.partial.mdx', 'b.txt', 'deep/_c/d.mdx', 'deep/e.partial.mdx'];
  expect(files.filter(pageFilter({ include: DEFAULT_INCLUDE, exclude: DEFAULT_EXCLUDE, ...lists }))).toEqual(expected);
});
