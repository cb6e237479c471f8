import { expect, test } from 'vitest';
import { MARKS, type MarkName } from '../../../shared/marks';
import { chooseMotifs } from './cover';

test('no page of the blog shows a motif three times, and a new post does not change older covers', () => {
  const names = Object.keys(MARKS) as MarkName[];
  const posts = Array.from({ length: 40 }, (_, index) => ({ marks: [names[(index * 7) % 5] ?? 'blog'] as const }));
  const motifs = chooseMotifs(posts, 10);
  for (let from = 0; from + 10 <= posts.length; from++) {
    const page = motifs.slice(from, from + 10);
    expect(page.filter((motif) => page.filter((other) => other === motif).length > 2)).toEqual([]);
  }
  expect(chooseMotifs(posts.slice(0, 30), 10)).toEqual(motifs.slice(0, 30));
});
