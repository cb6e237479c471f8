import { expect, test } from 'vitest';
import { parseRange } from './ranges';

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-4', { first: 2, last: 4 }],
  ['Bytes=2-4', { first: 2, last: 4 }],
  ['bytes=8-', { first: 8, last: 9 }],
  ['bytes=8-500', { first: 8, last: 9 }],
  [`bytes=8-${'9'.repeat(400)}`, { first: 8, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-50', { first: 0, last: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-11', 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,3-4', null],
  ['lines=1-2', null],
  ['bytes=', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['bytes=-1-2', null],
  ['bytes', null],
])('%s of 10 bytes', (header, expected) => expect(parseRange(header, 10)).toEqual(expected));

test('an empty file has no part', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
});
