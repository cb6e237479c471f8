import { expect, test } from 'vitest';
import { compareLines } from './compare-lines';

/** Letters as lines. */
const lines = (letters: string): string => letters.split('').join('\n');

test.each([
  ['same texts', 'abc', 'abc', ''],
  ['a line in the middle, with two around it', 'abcXdef', 'abcYdef', ' b| c|-X|+Y| d| e'],
  ['the first line', 'Xabc', 'Yabc', '-X|+Y| a| b'],
  ['the last line', 'abcX', 'abcY', ' b| c|-X|+Y'],
  ['a line more at the end', 'abc', 'abcX', ' b| c|+X'],
  ['a line less', 'abXcd', 'abcd', ' a| b|-X| c| d'],
  ['changes whose surroundings touch', 'aXbcdeYf', 'abcdef', ' a|-X| b| c| d| e|-Y| f'],
  ['changes apart from each other', 'aXbcdefYg', 'abcdefg', ' a|-X| b| c|@@| e| f|-Y| g'],
  ['everything', 'ab', 'cd', '-a|-b|+c|+d'],
])('%s', (_, before, after, changes) =>
  expect(compareLines(lines(before), lines(after)).split('\n').join('|')).toBe(changes),
);
