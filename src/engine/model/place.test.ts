import { expect, test } from 'vitest';
import { placeInText } from './place';

test.each([
  ['', 0, 1, 1],
  ['ab', 1, 1, 2],
  ['ab\ncd', 2, 1, 3],
  ['ab\ncd', 3, 2, 1],
  ['ab\n\ncd', 5, 3, 2],
])('%j at %i is line %i, column %i', (text, offset, line, column) => {
  expect(placeInText(text, offset)).toEqual({ line, column });
});
