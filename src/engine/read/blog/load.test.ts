import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { loadBlog, parseBlog } from './load';
import { post, read, site, TAGS, told } from './test-posts';

const shown = (problems: Diagnostic[]): string[] =>
  problems
    .filter((one) => one.severity === 'error')
    .map((one) => `${one.file}:${one.line}:${one.column} ${one.message} ${one.hint ?? ''}`);

test('posts come newest first, drafts not at all, and get their addresses', () => {
  const { blog, problems } = site({
    '2023-01-01-old.md': post('authors: [team]\ntags: [eBPF, names]\n'),
    '2024/2024-05-06-new.md': post('slug: 2024/04/its-own\nauthors: team\ntags: [DNS]\n'),
    '2024-07-08-draft.md': post('draft: true\n'),
    'zoned.md': post('date: 2024-05-06T01:00:00+02:00\n'),
  });
  expect(problems).toEqual([]);
  expect(blog.posts.map((one) => [one.path, one.date.instant])).toEqual([
    ['/blog/2024/04/its-own', '2024-05-06T00:00:00.000Z'],
    ['/blog/2024/05/zoned', '2024-05-05T23:00:00.000Z'],
    ['/blog/2023/01/old', '2023-01-01T00:00:00.000Z'],
  ]);
  expect(blog.posts[2]?.tags.map((tag) => tag.slug)).toEqual(['e-bpf', 'dns']);
  expect(blog.posts[2]?.marks).toEqual(['trace']);
  expect(blog.posts[0]?.authors).toEqual([{ id: 'team', name: 'The team', description: 'Writes.', url: null }]);
});

test('unknown tags and authors are errors at their place, with the nearest legal name', () => {
  const { problems } = site({ '2024-01-02-a.md': post('authors: [teem]\ntags:\n  - eBPF\n  - DNSS\n  - Quantum\n') });
  expect(shown(problems)).toMatchInlineSnapshot(`
    [
      "content/blog/2024-01-02-a.md:6:5 The tag "DNSS" is not declared in tags.yml. Did you mean "DNS"?",
      "content/blog/2024-01-02-a.md:7:5 The tag "Quantum" is not declared in tags.yml. Declare it in tags.yml with a label and a description, or use one that is there.",
      "content/blog/2024-01-02-a.md:3:11 There is no author "teem" in authors.yml. Did you mean "team"?",
    ]
  `);
});

test('a missing date, a wrong date and a taken address are errors', () => {
  const { blog, problems } = site({
    'undated.md': post(''),
    '2024-01-02-wrong.md': post('date: 2024-02-31\n'),
    '2024-01-02-a.md': post('slug: same\n'),
    '2024-01-03-b.md': post('slug: /same/\n'),
  });
  expect(blog.posts.map((one) => one.path)).toEqual(['/blog/same', '/blog/same']);
  expect(shown(problems)).toMatchInlineSnapshot(`
    [
      "content/blog/undated.md:1:1 The post has no date. Write date: 2024-01-31 in the front matter, or begin the name of the file with it.",
      "content/blog/2024-01-02-wrong.md:3:1 "2024-02-31" is no date. Write date: 2024-01-31 in the front matter, or begin the name of the file with it.",
      "content/blog/2024-01-03-b.md:3:7 /blog/same is already the address of content/blog/2024-01-02-a.md. Give one of the two another slug; free are "slug: /b" and "slug: /same-2".",
    ]
  `);
});

test('a post without a date stands under the day its file came, where that is known, and is told of', () => {
  const problems: Diagnostic[] = [];
  const files = { 'undated.md': post(''), 'lost.md': post('') };
  const place = { folder: 'blog', base: '/blog', openTags: true, days: { 'undated.md': '2024-05-06' } };
  const { posts } = parseBlog(new Map(Object.entries(files)), place, problems);
  expect(posts.map(({ path, date }) => [path, date.day])).toEqual([['/blog/2024/05/undated', '2024-05-06']]);
  expect(problems.map(({ file, severity, message }) => `${file} ${severity} ${message}`)).toEqual([
    'blog/undated.md warning The post has no date. It stands under 2024-05-06, the day its file came.',
    'blog/lost.md error The post has no date.',
  ]);
});

test('the day of a file is looked for where a blog is not held to the rules of this house', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'blog-'));
  try {
    mkdirSync(path.join(root, 'blog'));
    writeFileSync(path.join(root, 'blog/undated.md'), post(''));
    utimesSync(path.join(root, 'blog/undated.md'), new Date('2024-04-05T00:00:00Z'), new Date('2024-04-05T00:00:00Z'));
    const days = (openTags: boolean): string[] =>
      loadBlog(root, { folder: 'blog', base: '/blog', openTags }, []).posts.map(({ date }) => date.day);
    expect([days(true), days(false)]).toEqual([['2024-04-05'], []]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a blog may leave tags open: those of posts alone are warnings, and tags like the declared ones', () => {
  const problems: Diagnostic[] = [];
  const files = { 'tags.yml': TAGS, '2024-01-02-a.md': post('tags: [Ebpf, E bpf, Own words]\n') };
  const place = { folder: 'blog', base: '/blog', openTags: true };
  const { posts } = parseBlog(new Map(Object.entries(files)), place, problems);
  expect(posts[0]?.tags.map(({ slug, label }) => [slug, label])).toEqual([
    ['ebpf', 'Ebpf'],
    ['e-bpf', 'eBPF'],
    ['own-words', 'Own words'],
  ]);
  expect(problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(
    Array.from({ length: 3 }, () => 'warning blog/unknown-tag'),
  );
});

test('authors.yml and tags.yml are checked by schema with line and column', () => {
  const { problems } = read({
    'authors.yml': 'team:\n  nmae: The team\n',
    'tags.yml': 'a:\n  label: One\n  mark: star\n',
  });
  expect(shown(problems).map((line) => line.slice(0, 86))).toMatchInlineSnapshot(`
    [
      "content/blog/authors.yml:2:3 Nothing reads the field "team.nmae". Did you mean "name"?",
      "content/blog/tags.yml:3:3 a.mark: "star" is not legal. Legal values: "advise", "audit"",
    ]
  `);
});

test('two tags with one spelling or one address are reported, and a tag without posts is a warning', () => {
  const { problems } = read({
    'tags.yml': 'a:\n  label: One\nb:\n  label: Two\n  aliases: [One]\nc-1:\n  label: C1\nc1:\n  label: C 1\n',
  });
  expect(problems.map((one) => `${one.severity} ${one.line} ${one.message}`)).toMatchInlineSnapshot(`
    [
      "error 3 "One" is already a spelling of "One".",
      "error 8 "C 1" and "C1" both have the address "c-1".",
      "warning 1 No post has the tag "One", so it gets no page.",
      "warning 3 No post has the tag "Two", so it gets no page.",
      "warning 6 No post has the tag "C1", so it gets no page.",
      "warning 8 No post has the tag "C 1", so it gets no page.",
    ]
  `);
});

test('what is told of a blog has a rule and a weight', () => {
  const { problems } = site({
    'undated.md': post(''),
    '2024-01-02-wrong.md': post('date: 2024-02-31\n'),
    '2024-01-02-a.md': post('slug: same\nauthors: nobody\ntags: [Quantum]\n'),
    '2024-01-03-b.md': post('slug: Same\n'),
  });
  expect(told(problems)).toEqual([
    'content/blog/undated.md:1 error blog/date',
    'content/blog/2024-01-02-wrong.md:3 error blog/date',
    'content/blog/2024-01-02-a.md:5 error blog/unknown-tag',
    'content/blog/2024-01-02-a.md:4 error blog/unknown-author',
    'content/blog/2024-01-03-b.md:3 error blog/duplicate-slug',
  ]);
});

test('a date beyond the end of its month is counted on where tags are open', () => {
  const file = {
    '2024-01-02-wrong.md': post('date: 2024-02-31 10:00\n'),
    '2024-01-03-x.md': post('date: 2024-13-01\n'),
  };
  const { blog, problems } = read(file, { openTags: true });
  expect(blog.posts.map(({ path, date }) => `${path} ${date.instant}`)).toEqual([
    '/blog/2024/03/wrong 2024-03-02T10:00:00.000Z',
  ]);
  expect(told(problems)).toEqual([
    'content/blog/2024-01-02-wrong.md:3 warning blog/date',
    'content/blog/2024-01-03-x.md:3 error blog/date',
  ]);
  expect(problems[0]?.message).toBe('"2024-02-31 10:00" is no date. It is counted on to 2024-03-02.');
});

test('a tag without a post is told of at its line, unless a post cannot be read', () => {
  const used = { '2024-01-02-a.md': post('tags: [eBPF]\n') };
  expect(told(site(used).problems)).toEqual(['content/blog/tags.yml:4 warning blog/unused-tag']);
  expect(told(site({ ...used, '2024-01-03-b.md': post('tags: [DNSS]\n') }).problems)).toEqual([
    'content/blog/2024-01-03-b.md:3 error blog/unknown-tag',
  ]);
});

test('posts of one moment stand in the order of their addresses', () => {
  const files = { '2024-01-02-b.md': post(''), '2024-01-02-a.md': post(''), '2024-01-02-c.md': post('') };
  expect(read(files).blog.posts.map(({ path }) => path)).toEqual(
    ['a', 'b', 'c'].map((name) => `/blog/2024/01/${name}`),
  );
});
