import { expect, test } from 'vitest';
import { remember } from './remember';

test('looks a word up once for each owner', () => {
  const asked: string[] = [];
  const find = remember((owner: { name: string }, word: string) => {
    asked.push(`${owner.name} ${word}`);
    return `${word} of ${owner.name}`;
  });
  const [docs, posts] = [{ name: 'docs' }, { name: 'posts' }];
  expect([find(docs, 'dns'), find(posts, 'dns'), find(docs, 'dns'), find(docs, 'tcp')]).toEqual([
    'dns of docs',
    'dns of posts',
    'dns of docs',
    'tcp of docs',
  ]);
  expect(asked).toEqual(['docs dns', 'posts dns', 'docs tcp']);
});

test('keeps a few hundred words and gives the same after forgetting them', () => {
  let asked = 0;
  const length = remember((_: object, word: string) => {
    asked++;
    return word.length;
  });
  const owner = {};
  for (let i = 0; i < 1000; i++) expect(length(owner, `w${i}`)).toBe(`w${i}`.length);
  expect(length(owner, 'w1')).toBe(2);
  expect(asked).toBe(1001);
});
