import { expect, test } from 'vitest';
import { wholeNumber } from './command-error';

test.each(['0', '7', '65535'])('%s is a number in its range', (text) =>
  expect(wholeNumber('PORT', text, { least: 0, most: 65535 })).toBe(Number(text)),
);

test.each(['', ' 7', '-1', '+1', '1.5', '1e3', '0x50', '65536', 'NaN', 'Infinity', '９', '1'.repeat(30)])(
  '%j is none',
  (text) =>
    expect(() => wholeNumber('PORT', text, { least: 0, most: 65535 })).toThrow(
      `PORT is "${text}". It is a whole number from 0 to 65535.`,
    ),
);

test('a range may have no end', () => {
  expect(wholeNumber('--days', '100000')).toBe(100000);
  expect(() => wholeNumber('--days', '0')).toThrow('--days is "0". It is a whole number from 1.');
});
