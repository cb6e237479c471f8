import { expect, test } from 'vitest';
import { fill, fillCount, pieces } from './format';

test('names in braces are filled, unknown ones stay, values are not read again', () =>
  expect(fill('{a} and {b} and {c}', { a: '{b}', b: 2 })).toBe('{b} and 2 and {c}'));

test.each([
  ['en-GB', 1, 'one 1'],
  ['en-GB', 0, 'other 0'],
  ['ar', 2, 'two 2'],
  ['ar', 5, 'few 5'],
  ['ar', 11, 'other 11'],
])('%s has a form for %i', (lang, count, expected) =>
  expect(
    fillCount({ one: 'one {count}', two: 'two {count}', few: 'few {count}', other: 'other {count}' }, lang, count),
  ).toBe(expected),
);

test('a sentence is cut at its names', () =>
  expect(pieces('For {version}, see {link}.')).toEqual(['For ', 'version', ', see ', 'link', '.']));
