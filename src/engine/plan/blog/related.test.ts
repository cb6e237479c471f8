import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { parseBlog } from '../../read/blog/load';
import { marksOfTags, type Tag } from '../../read/blog/tags';
import { relatedPosts } from './related';

const files = Object.entries({
  '2024-01-01-a.md': 'common, rare',
  '2024-01-02-b.md': 'common',
  '2024-01-03-c.md': 'common, rare',
  '2024-01-04-d.md': 'common, other',
  '2024-01-05-e.md': 'alone',
  '2024-01-06-f.md': 'rare',
}).map(([name, tags]) => [name, `---\ntitle: ${name}\ntags: [${tags}]\n---\nText\n`] as const);
const problems: Diagnostic[] = [];
const { posts } = parseBlog(new Map(files), { folder: 'blog', base: '/blog' }, problems);
const named = (letter: string) => posts.find((post) => post.path.endsWith(`/${letter}`));

test('a rare shared tag weighs more than a common one, nearness in time decides between equals', () => {
  const post = named('a');
  expect(post && relatedPosts(post, posts).map((other) => other.path.at(-1))).toEqual(['c', 'f', 'b']);
});

test('a post that shares nothing has no related posts', () => {
  const post = named('e');
  expect(post && relatedPosts(post, posts)).toEqual([]);
});

test('the mark of the tag with the fewest posts comes first, each mark once, a plain one where there is none', () => {
  const tag = (slug: string, mark: Tag['mark']): Tag => ({ slug, label: slug, description: '', mark, beside: null });
  const counts = new Map([
    ['a', 9],
    ['b', 1],
    ['c', 3],
  ]);
  expect(marksOfTags([tag('a', 'project'), tag('b', null), tag('c', 'trace')], counts)).toEqual(['trace', 'project']);
  expect(marksOfTags([tag('a', 'top'), tag('c', 'top')], counts)).toEqual(['top']);
  expect(marksOfTags([], counts)).toEqual(['blog']);
});
