import { describe, expect, test } from 'vitest';
import { allowedEdits, editDistance } from './nearest';
import { pick, random } from './search/test-data';

/** The textbook recursion, without any cleverness. */
function naive(a: string, b: string): number {
  if (a === '') return b.length;
  if (b === '') return a.length;
  const least = [
    naive(a.slice(1), b) + 1,
    naive(a, b.slice(1)) + 1,
    naive(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) least.push(naive(a.slice(2), b.slice(2)) + 1);
  return Math.min(...least);
}

const word = (next: () => number, longest: number): string =>
  Array.from({ length: Math.floor(next() * (longest + 1)) }, () => pick(next, ['a', 'b', 'c'])).join('');

describe('editDistance', () => {
  test.each([
    ['dns', 'dsn', 1],
    ['kill', 'kill', 0],
    ['', 'abc', 3],
    ['promethues', 'prometheus', 1],
    ['netwrok', 'network', 1],
    ['ca', 'abc', 3],
  ])('%s and %s', (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected);
  });

  test('equals the naive recursion on generated words', () => {
    const next = random(1);
    for (let i = 0; i < 300; i++) {
      const [a, b] = [word(next, 6), word(next, 6)];
      expect([a, b, editDistance(a, b)]).toEqual([a, b, naive(a, b)]);
      for (const limit of [0, 1, 2]) expect(editDistance(a, b, limit)).toBe(Math.min(naive(a, b), limit + 1));
    }
  });
});

test.each([
  ['ig', 0],
  ['dsn', 1],
  ['kernel', 1],
  ['manifest', 2],
])('edits allowed for %s', (typed, edits) => {
  expect(allowedEdits(typed)).toBe(edits);
});
