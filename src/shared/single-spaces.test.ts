import { expect, test } from 'vitest';
import { singleSpaces } from './single-spaces';

test.each([
  ['', ''],
  ['one two', 'one two'],
  [' one  two ', ' one two '],
  ['one\ntwo\t\tthree \n four', 'one two three four'],
  ['one\u00a0two\u2028', 'one two '],
])('%j becomes %j', (text, expected) => {
  expect(singleSpaces(text)).toBe(expected);
  expect(singleSpaces(text)).toBe(text.replace(/\s+/g, ' '));
});
