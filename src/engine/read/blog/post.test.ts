import { expect, test } from 'vitest';
import { parsePostDate, parsePostName, postAddress } from './post';
import { readingMinutes } from '../../plan/blog/post-models';

test.each([
  ['2024/2024-01-02-name.md', '2024-01-02', 'name'],
  ['2024-01-02-v0.5.0.md', '2024-01-02', 'v0.5.0'],
  ['2024-01-02.md', null, '2024-01-02'],
  ['plain.md', null, 'plain'],
])('%s', (file, date, name) => expect(parsePostName(file)).toEqual({ date, name }));

test.each([
  [undefined, '2024/01/name'],
  ['2020/03/other', '2020/03/other'],
  ['/2020/03/other/', '2020/03/other'],
  ['short', 'short'],
  ['/', ''],
  ['../other', 'other'],
  ['a/../b/', 'b'],
])('slug %j', (slug, address) => expect(postAddress(slug, '2024-01-02', 'name')).toBe(address));

test('a date is a day of the calendar', () => {
  expect(parsePostDate('2024-02-29')).toEqual({ day: '2024-02-29', instant: '2024-02-29T00:00:00.000Z' });
  for (const text of ['2023-02-29', '2024-13-01', '2024-1-2', '2024-01-02T10:30', 'yesterday', ''])
    expect(parsePostDate(text), text).toBeNull();
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1200, 6],
])('%i words take %i minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes));
