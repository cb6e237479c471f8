import { expect, test } from 'vitest';
import { post, read, site } from './blog/test-posts';
import { parseDocument } from './documents';
import { shortenedAddress } from './long-address';

const long = 'word-'.repeat(50);

test.each([
  ['# Title\n', 'x.md', [1, 1, 'The name of the file is too long']],
  [`---\ntitle: X\nid: ${long}\n---\n`, 'x.md', [3, 5, 'The id is too long']],
  ['---\nslug: first\n---\n', 'x.md', [2, 7, 'The slug with its folder is too long']],
])('%j says its address at its place', (text, file, [line, column, message]) => {
  const problem = shortenedAddress(parseDocument(text, file, []), long, 'a/word-word-1/');
  expect(problem).toMatchObject({ file, line, column, severity: 'warning', rule: 'routes/too-long' });
  expect(problem?.message).toContain(message);
  expect(problem?.hint).toBe(
    'The address is "a/word-word-1/". Write a shorter one in the front matter, for example "slug: /word-word-1".',
  );
  expect(shortenedAddress(parseDocument(text, file, []), 'a', 'a')).toBeNull();
});

test.each([
  ['документация-по-установке-и-настройке', ', for example "slug: /документация-по-установке-и-на".'],
  ['a---------------------------------b', ', for example "slug: /a".'],
  ['🎉🎉🎉', '.'],
])('of the address %s the hint takes words alone', (given, example) => {
  const problem = shortenedAddress(parseDocument('# Title\n', 'x.md', []), long, given);
  expect(problem?.hint).toBe(`The address is "${given}". Write a shorter one in the front matter${example}`);
});

test('of posts long names are told of, and long tags are shortened', () => {
  const { blog, problems } = site({ [`2024-01-02-${'x'.repeat(240)}.md`]: post(''), '2024-01-03-a.md': post('') });
  expect(blog.posts.map((one) => one.path.length)).toEqual([15, 214]);
  expect(problems.map(({ rule }) => rule)).toEqual(['routes/too-long']);
});

test('tags whose names or addresses are too long are told of', () => {
  const words = 'word '.repeat(50).trim();
  const declared = site({ 'tags.yml': `${words}: {}\n`, '2024-01-03-a.md': post(`tags: [${words}]\n`) });
  expect(declared.problems).toMatchObject([
    {
      file: 'content/blog/tags.yml',
      line: 1,
      rule: 'routes/too-long',
      hint: expect.stringContaining('"permalink: /word-word-'),
    },
  ]);
  const free = read({ '2024-01-03-a.md': post(`tags: [${words}]\n`) });
  expect(free.blog.posts[0]?.tags[0]?.slug).toMatch(/^word-.*-[0-9a-f]{8}$/);
  expect(free.problems).toMatchObject([{ file: 'content/blog/2024-01-03-a.md', line: 3, rule: 'routes/too-long' }]);
  const written = site({ 'tags.yml': `a: { permalink: /${'x'.repeat(201)} }\n` });
  expect(written.problems).toMatchObject([
    {
      file: 'content/blog/tags.yml',
      line: 1,
      severity: 'error',
      hint: expect.stringMatching(/^Has parts of up to 200 bytes, /),
    },
  ]);
});

test('a slug of too many parts is told of', () => {
  const problems: Parameters<typeof parseDocument>[2] = [];
  parseDocument(`---\nslug: ${'deep/'.repeat(500)}\n---\n`, 'x.md', problems);
  expect(problems).toMatchObject([{ line: 2, severity: 'error', hint: 'Has up to 2000 bytes.' }]);
});
