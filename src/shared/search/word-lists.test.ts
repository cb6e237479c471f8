import { expect, test } from 'vitest';
import { pick, random } from './test-data';
import { decodeGaps, encodeList, sharedWords } from './word-lists';

const numbersOf = (words: readonly string[]): Map<string, number> => new Map(words.map((word, at) => [word, at]));

test('words of several lists are shared, the most frequent first', () => {
  expect(sharedWords([['b', 'a', 'c'], ['a', 'b'], ['b', 'a', 'c'], ['b']])).toEqual(['b', 'a']);
  expect(sharedWords([])).toEqual([]);
});

test('a list names shared words by gaps, and others as they are', () => {
  const shared = ['the', 'pod', 'of'];
  const { gaps, others } = encodeList(['of', 'rare', 'the'], numbersOf(shared));
  expect(others).toEqual(['rare']);
  expect(gaps).toHaveLength(2);
  expect(decodeGaps(gaps, shared)).toEqual(['the', 'of']);
});

test.each([1, 2, 3])('any list comes back, seed %i', (seed) => {
  const next = random(seed);
  const shared = Array.from({ length: 60_000 }, (_, at) => `w${at}`);
  const numbers = numbersOf(shared);
  for (const length of [0, 1, 2, 40, 300]) {
    const words = [...new Set(Array.from({ length }, () => pick(next, shared)))];
    const { gaps, others } = encodeList(words, numbers);
    expect(others).toEqual([]);
    expect(JSON.stringify(gaps)).toHaveLength(gaps.length + 2);
    expect(decodeGaps(gaps, shared).sort()).toEqual([...words].sort());
  }
});
