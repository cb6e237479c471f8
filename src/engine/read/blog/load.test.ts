import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { parseBlog } from './load';
import { post, read, site } from './test-posts';

const shown = (problems: Diagnostic[]): string[] =>
  problems
    .filter((one) => one.severity === 'error')
    .map((one) => `${one.file}:${one.line}:${one.column} ${one.message} ${one.hint ?? ''}`);

test('posts are sorted newest first and get their addresses; drafts are left out', () => {
  const { blog, problems } = site({
    '2023-01-01-old.md': post('authors: [team]\ntags: [eBPF, names]\n'),
    '2024/2024-05-06-new.md': post('slug: 2024/04/its-own\nauthors: team\ntags: [DNS]\n'),
    '2024-07-08-draft.md': post('draft: true\n'),
    'dated.md': post('date: 2024-05-05\n'),
  });
  expect(problems).toEqual([]);
  expect(blog.posts.map((one) => [one.path, one.date.instant])).toEqual([
    ['/blog/2024/04/its-own', '2024-05-06T00:00:00.000Z'],
    ['/blog/2024/05/dated', '2024-05-05T00:00:00.000Z'],
    ['/blog/2023/01/old', '2023-01-01T00:00:00.000Z'],
  ]);
  expect(blog.posts[2]?.tags.map((tag) => tag.slug)).toEqual(['e-bpf', 'dns']);
  expect(blog.posts[2]?.marks).toEqual(['trace']);
  expect(blog.posts[0]?.authors).toEqual([{ id: 'team', name: 'The team', description: 'Writes.' }]);
});

test('included drafts are marked, and do not reserve an address by date', () => {
  const problems: Diagnostic[] = [];
  const sources = new Map([['2099-07-08-later.md', post('draft: true\n')]]);
  const { posts } = parseBlog(sources, { folder: 'blog', base: '/blog', withDrafts: true }, problems);
  expect(posts.map(({ title }) => title)).toEqual(['Draft: A post']);
  expect(problems).toEqual([]);
});

test('unknown tags and authors are errors at their place, with the nearest legal name', () => {
  const { problems } = site({ '2024-01-02-a.md': post('authors: [teem]\ntags:\n  - eBPF\n  - DNSS\n  - Quantum\n') });
  expect(shown(problems)).toMatchInlineSnapshot(`
    [
      "content/blog/2024-01-02-a.md:6:5 The tag "DNSS" is not declared in tags.yml. Did you mean "DNS"?",
      "content/blog/2024-01-02-a.md:7:5 The tag "Quantum" is not declared in tags.yml. Declare it in tags.yml with a label and a description, or use a declared tag.",
      "content/blog/2024-01-02-a.md:3:11 There is no author "teem" in authors.yml. Did you mean "team"?",
    ]
  `);
});

test('a missing date and a wrong date are errors', () => {
  const { blog, problems } = site({
    'undated.md': post(''),
    '2024-01-02-wrong.md': post('date: 2024-02-31\n'),
  });
  expect(blog.posts).toEqual([]);
  expect(shown(problems)).toMatchInlineSnapshot(`
    [
      "content/blog/undated.md:1:1 The post has no date. Write date: 2024-01-31 in the front matter, or start the file name with the date.",
      "content/blog/2024-01-02-wrong.md:3:1 "2024-02-31" is not a date. Write date: 2024-01-31 in the front matter, or start the file name with the date.",
    ]
  `);
});

test('authors.yml and tags.yml are checked by schema with line and column', () => {
  const { problems } = read({
    'authors.yml': 'team:\n  nmae: The team\n',
    'tags.yml': 'a:\n  label: One\n  mark: star\n',
  });
  expect(shown(problems).map((line) => line.slice(0, 86))).toMatchInlineSnapshot(`
    [
      "content/blog/authors.yml:2:3 There is no field "team.nmae". Did you mean "name"?",
      "content/blog/tags.yml:3:3 a.mark: "star" is not legal. Did you mean "start"? Legal val",
    ]
  `);
});

test('two tags with one spelling or one address are reported', () => {
  const { problems } = read({
    'tags.yml': 'a:\n  label: One\nb:\n  label: Two\n  aliases: [One]\nc-1:\n  label: C1\nc1:\n  label: C 1\n',
  });
  expect(problems.map((one) => `${one.severity} ${one.line} ${one.message}`)).toMatchInlineSnapshot(`
    [
      "error 3 "One" is already a spelling of "One".",
      "error 8 "C 1" and "C1" both have the address "c-1".",
    ]
  `);
});

test('posts with the same date are sorted by address', () => {
  const files = { '2024-01-02-b.md': post(''), '2024-01-02-a.md': post(''), '2024-01-02-c.md': post('') };
  expect(read(files).blog.posts.map(({ path }) => path)).toEqual(
    ['a', 'b', 'c'].map((name) => `/blog/2024/01/${name}`),
  );
});
