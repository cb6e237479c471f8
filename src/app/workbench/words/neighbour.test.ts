import { expect, test } from 'vitest';
import type { Region } from '../../../shared/workbench/regions';
import { neighbour } from './in-text';

const TEXT = 'one two three\nfour five\n\nsix seven eight';
const REGIONS = [...TEXT.matchAll(/\w+/g)].map(
  ({ index, 0: word }) => ({ offset: index, end: index + word.length }) as Region,
);
const at = (word: string): Region => REGIONS.find(({ offset }) => TEXT.startsWith(word, offset)) as Region;

test.each([
  ['one', 'ArrowRight', 'two'],
  ['three', 'ArrowRight', 'four'],
  ['two', 'ArrowLeft', 'one'],
  ['one', 'ArrowLeft', null],
  ['eight', 'ArrowRight', null],
  ['three', 'ArrowDown', 'five'],
  ['one', 'ArrowDown', 'four'],
  ['five', 'ArrowDown', 'seven'],
  ['eight', 'ArrowUp', 'five'],
  ['four', 'ArrowUp', 'one'],
  ['one', 'ArrowUp', null],
  ['six', 'ArrowDown', null],
  ['one', 'Enter', null],
])('from %s, %s leads to %s', (from, key, to) => {
  const next = neighbour(REGIONS, TEXT, at(from), key);
  expect(next && TEXT.slice(next.offset, next.end)).toBe(to);
});

test('the first key leads to the first word, where there is one', () => {
  expect(neighbour(REGIONS, TEXT, null, 'ArrowUp')).toBe(REGIONS[0]);
  expect(neighbour([], TEXT, null, 'ArrowDown')).toBe(null);
});
