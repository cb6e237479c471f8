import { expect, test } from 'vitest';
import { post, read, site, told } from './test-posts';

test('with an unreadable authors.yml, no author is unknown', () => {
  const { problems } = read({ 'authors.yml': 'a: [\n', '2024-01-02-a.md': post('authors: [a]\n') });
  expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['yaml/syntax']));
  const named = site({ 'authors.yml': 'jùnliàng:\n  name: Huáng\n', '2024-01-02-a.md': post('authors: jùnliàng\n') });
  expect(named.problems.filter(({ rule }) => rule === 'blog/unknown-author')).toEqual([]);
});

test('a misspelt field of an author is an error, and the author is read', () => {
  const { blog, problems } = read({
    'authors.yml': 'a:\n  name: Anna\n  organization: The Orchard\n',
    '2024-01-02-a.md': post('authors: [a]\n'),
  });
  expect(blog.posts[0]?.authors.map(({ name }) => name)).toEqual(['Anna']);
  expect(problems.filter(({ rule }) => rule.startsWith('yaml/')).map(({ severity, line }) => [severity, line])).toEqual(
    [['error', 3]],
  );
});

test('without authors.yml and tags.yml nothing is declared', () => {
  const { problems } = read({ '2024-01-02-a.md': post('authors: [jane]\ntags: [Hello]\n') });
  expect(told(problems)).toEqual([
    'content/blog/2024-01-02-a.md:4 error blog/unknown-tag',
    'content/blog/2024-01-02-a.md:3 error blog/unknown-author',
  ]);
});

test.each([
  ['{}\n', 'Authors: none.'],
  ['a:\n  name: A\nb:\n  name: B\n', 'Authors: a, b.'],
])('with authors.yml %j the hint for an unknown author is: %s', (authors, hint) => {
  const { problems } = read({ 'authors.yml': authors, '2024-01-02-a.md': post('authors: somebody\n') });
  expect(problems.map((one) => one.hint)).toEqual([hint]);
});

test('with unreadable tags or authors, no tag or author is reported as unknown', () => {
  const { problems } = read({
    'authors.yml': 'team: 1\n',
    'tags.yml': 'dns: 1\n',
    '2024-01-02-a.md': post('authors: [x]\ntags: [y]\n'),
  });
  expect(told(problems)).toEqual([
    'content/blog/authors.yml:1 error yaml/schema',
    'content/blog/tags.yml:1 error yaml/schema',
  ]);
});
