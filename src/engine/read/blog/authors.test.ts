import { expect, test } from 'vitest';
import { post, read, site, told } from './test-posts';

test('of authors whose file cannot be read none is unknown', () => {
  const { blog, problems } = read({ 'authors.yml': 'a: [\n', '2024-01-02-a.md': post('authors: [a]\n') });
  expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['yaml/syntax']));
  expect(blog.posts[0]?.authors.map(({ name }) => name)).toEqual(['a']);
  const named = site({ 'authors.yml': 'jùnliàng:\n  name: Huáng\n', '2024-01-02-a.md': post('authors: jùnliàng\n') });
  expect(named.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a field of its own that an author has is a warning, and its author is read', () => {
  const { blog, problems } = read({
    'authors.yml': 'a:\n  name: Anna\n  organization: The Orchard\n',
    '2024-01-02-a.md': post('authors: [a]\n'),
  });
  expect(blog.posts[0]?.authors.map(({ name }) => name)).toEqual(['Anna']);
  expect(problems.filter(({ rule }) => rule.startsWith('yaml/')).map(({ severity, line }) => [severity, line])).toEqual(
    [['warning', 3]],
  );
});

test('without authors.yml and tags.yml authors stand in the post and tags are free', () => {
  const { blog, problems } = read({
    '2024-01-02-a.md': post(
      'authors:\n  - name: Jane Doe\n    title: Writer\n    url: https://example.org\n  - plain\ntags: [Hello, {label: hello, permalink: /x}]\n',
    ),
  });
  expect(problems).toEqual([]);
  expect(blog.posts[0]?.authors).toEqual([
    { id: 'jane-doe', name: 'Jane Doe', description: 'Writer', url: 'https://example.org' },
    { id: 'plain', name: 'plain', description: '', url: null },
  ]);
  expect(blog.posts[0]?.tags).toEqual([{ slug: 'hello', label: 'Hello', description: '', mark: null, beside: null }]);
  expect(blog.authors.map((author) => author.id)).toEqual(['jane-doe', 'plain']);
});

test('authors who are described in a post come after those of the file, with what is said of them', () => {
  const { blog, problems } = site({
    '2024-01-02-a.md': post(
      'tags: [eBPF, DNS]\nauthors:\n  - team\n  - { name: Ann Lee, title: Writer }\n' +
        '  - { name: Bo, title: T, description: D, url: https://e.org }\n  - { name: Cy }\n',
    ),
  });
  expect(problems).toEqual([]);
  expect(blog.authors).toEqual([
    { id: 'team', name: 'The team', description: 'Writes.', url: null },
    { id: 'ann-lee', name: 'Ann Lee', description: 'Writer', url: null },
    { id: 'bo', name: 'Bo', description: 'D', url: 'https://e.org' },
    { id: 'cy', name: 'Cy', description: '', url: null },
  ]);
});

test('of an author of the file a post may say other things; the list of authors keeps what the file says', () => {
  const { blog, problems } = site({
    '2024-01-02-a.md': post(
      'tags: [eBPF, DNS]\nauthors:\n  - { key: team, title: Founders, image_url: ./team.png }\n' +
        '  - { key: team, name: The old team, url: https://e.org }\n',
    ),
  });
  expect(problems).toEqual([]);
  expect(blog.posts[0]?.authors).toEqual([
    { id: 'team', name: 'The team', description: 'Founders', url: null },
    { id: 'team', name: 'The old team', description: 'Writes.', url: 'https://e.org' },
  ]);
  expect(blog.authors).toEqual([{ id: 'team', name: 'The team', description: 'Writes.', url: null }]);
});

test('a key that is not in the file is told at its place; without a file it is a name', () => {
  const text = post('authors:\n  - name: Bo\n  - key: teem\n    title: T\n');
  const { problems } = read({ 'authors.yml': 'team:\n  name: The team\n', '2024-01-02-a.md': text });
  expect(problems.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`)).toEqual([
    '5:10 There is no author "teem" in authors.yml. Did you mean "team"?',
  ]);
  const { blog } = read({ '2024-01-02-a.md': text });
  expect(blog.posts[0]?.authors[1]).toEqual({ id: 'teem', name: 'teem', description: 'T', url: null });
});

test('an author who is a picture alone is left out and told of', () => {
  const { blog, problems } = read({
    '2024-01-02-a.md': post('authors:\n  - image_url: /a.png\n    url: https://e.org\n  - Bo\n'),
  });
  expect(blog.posts[0]?.authors.map(({ name }) => name)).toEqual(['Bo']);
  expect(told(problems)).toEqual(['content/blog/2024-01-02-a.md:3 warning blog/nameless-author']);
});

test.each([
  ['{}\n', 'Authors: none.'],
  ['a:\n  name: A\nb:\n  name: B\n', 'Authors: a, b.'],
])('where authors.yml holds %j an unknown author is told that: %s', (authors, hint) => {
  const { problems } = read({ 'authors.yml': authors, '2024-01-02-a.md': post('authors: somebody\n') });
  expect(problems.map((one) => one.hint)).toEqual([hint]);
});

test('of tags and authors that cannot be read nothing is said to be unknown', () => {
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
