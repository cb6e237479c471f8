import { expect, test } from 'vitest';
import { placeInText, placesInText } from './place';

test.each([
  ['', 0, 1, 1],
  ['ab', 1, 1, 2],
  ['ab\ncd', 2, 1, 3],
  ['ab\ncd', 3, 2, 1],
  ['ab\n\ncd', 5, 3, 2],
])('%j at %i is line %i, column %i', (text, offset, line, column) => {
  expect(placeInText(text, offset)).toEqual({ line, column });
});

test('places of many offsets are those of each', () => {
  for (const text of ['', 'one', 'one\ntwo\n\nthree\n']) {
    const placeAt = placesInText(text);
    for (let offset = 0; offset <= text.length; offset++) expect(placeAt(offset)).toEqual(placeInText(text, offset));
  }
});
