import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { temporaryFolder } from '../../model/test-folder';
import { isPage } from '../page-filter';
import { loadBlog } from './load';
import { translateBlog } from './translate-blog';

const { at, write } = temporaryFolder();

function translated(own: Record<string, string>) {
  write('blog/authors.yml', 'ann:\n  name: Ann\n  description: Writes.\nbo:\n  name: Bo\n  description: Reads.\n');
  write(
    'blog/tags.yml',
    'dns:\n  label: Names\n  description: Of hosts.\nexec:\n  label: Processes\n  description: New.\n',
  );
  write('blog/2024-01-02-a.md', '---\ntitle: First\ntags: [dns, exec]\nauthors: [ann, bo]\n---\nWords.\n');
  write('blog/2024-01-01-b.md', '---\ntitle: Second\ntags: [dns]\nauthors: [ann]\n---\nWords.\n');
  for (const [name, text] of Object.entries(own)) write(`i18n/de/blog/${name}`, text);
  const problems: Diagnostic[] = [];
  const blog = loadBlog(at(), { folder: 'blog', base: '/blog' }, problems);
  const place = { folder: 'i18n/de', language: 'de', prefix: '/de', pages: isPage };
  return { blog: translateBlog(at(), blog, place, problems), problems };
}

test('a blog without a folder of the language has its posts at the addresses of the language', () => {
  const { blog, problems } = translated({});
  expect(problems).toEqual([]);
  expect(blog.posts.map(({ path: address, title, file }) => [address, title, file])).toEqual([
    ['/de/blog/2024/01/a', 'First', 'blog/2024-01-02-a.md'],
    ['/de/blog/2024/01/b', 'Second', 'blog/2024-01-01-b.md'],
  ]);
});

test('a post is in the language where its file is, with its own title where it has one', () => {
  const { blog, problems } = translated({
    '2024-01-02-a.md': '---\ntitle: Erster\n---\nWorte.\n',
    '2024-01-01-b.md': 'Worte.\n',
  });
  expect(problems).toEqual([]);
  expect(blog.posts.map(({ title, file, document }) => [title, file, document.language])).toEqual([
    ['Erster', 'i18n/de/blog/2024-01-02-a.md', 'de'],
    ['Second', 'i18n/de/blog/2024-01-01-b.md', 'de'],
  ]);
});

test('tags and authors have the words of the language, and those it does not say stay', () => {
  const { blog, problems } = translated({
    'tags.yml': 'dns:\n  label: Namen\n  description: Von Rechnern.\nexec:\n  label: Prozesse\n',
    'authors.yml': 'ann:\n  name: Anna\n  title: Schreibt.\nbo:\n  name: Bodo\n',
  });
  expect(problems).toEqual([]);
  const [first, second] = blog.posts;
  expect(first?.tags).toMatchObject([
    { slug: 'dns', label: 'Namen', description: 'Von Rechnern.' },
    { slug: 'exec', label: 'Prozesse', description: 'New.' },
  ]);
  expect(second?.tags.map(({ label }) => label)).toEqual(['Namen']);
  const authors = [
    { id: 'ann', name: 'Anna', description: 'Schreibt.', url: null },
    { id: 'bo', name: 'Bodo', description: 'Reads.', url: null },
  ];
  expect(first?.authors).toEqual(authors);
  expect(blog.authors).toEqual(authors);
});

test('a file that translates no post is told of', () => {
  const { problems } = translated({ '2024-01-02-aa.md': 'Worte.\n' });
  expect(problems).toMatchObject([
    { file: 'i18n/de/blog/2024-01-02-aa.md', hint: 'Did you mean "2024-01-02-a.md"?', severity: 'error' },
  ]);
});
