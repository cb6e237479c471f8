import { expect, test } from 'vitest';
import { areaGroup, groupWorths, headingGroup, NO_WORDS, readVocabulary } from './vocabulary';

const vocabulary = readVocabulary({
  ...NO_WORDS,
  headings: [
    { headings: ['limits'], worth: 0.5, unless: ['how much'] },
    { headings: ['known limits', 'failures'], worth: 0.2, unless: [] },
  ],
});

test('a heading belongs to the first group that it says a phrase of', () => {
  const headings = ['Known limits', 'Limits of memory', 'Failures', 'Tasks', 'Limitless'];
  expect(headings.map((heading) => headingGroup(vocabulary, heading))).toEqual([0, 0, 1, -1, -1]);
  expect(headingGroup(readVocabulary(NO_WORDS), 'Limits')).toBe(-1);
  expect(areaGroup(vocabulary, ['Limits'])).toBe(-1);
});

test('what a query asks for is worth as much as the rest', () => {
  expect(groupWorths(vocabulary.headings, ['how', 'much'])).toEqual([1, 0.2]);
  expect(groupWorths(vocabulary.headings, ['much'])).toEqual([0.5, 0.2]);
});
