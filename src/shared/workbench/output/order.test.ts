import { expect, test } from 'vitest';
import { compareValues } from './rows';

test.each([
  ['1µs', '1000ns'],
  ['1us', '1µs'],
  ['1ms', '1000µs'],
  ['1s', '1000ms'],
  ['1m', '60s'],
  ['1h', '60m'],
  ['1kB', '1000B'],
  ['1KB', '1 kB'],
  ['1 KiB', '1024 B'],
  ['1MB', '1000kB'],
  ['1MiB', '1024KiB'],
  ['1GB', '1000MB'],
  ['1GiB', '1024MiB'],
  ['1.5ms', '1500µs'],
  ['7', '7.0'],
])('%s is as much as %s', (a, b) => expect(Object.is(Math.abs(compareValues(a, b)), 0)).toBe(true));

test.each([
  ['-3', '2'],
  ['999µs', '1ms'],
  ['9', '10'],
  ['10', 'a'],
  ['10', '10 trees'],
  ['a', 'b'],
  ['a', ''],
  ['5', ''],
])('%s comes before "%s"', (a, b) => {
  expect(compareValues(a, b)).toBeLessThan(0);
  expect(compareValues(b, a)).toBeGreaterThan(0);
});

test('values that are the same have no order', () =>
  expect([compareValues('', ''), compareValues('a', 'a'), compareValues('3', '3')]).toEqual([0, 0, 0]));
