import { expect, test } from 'vitest';
import { countedOn, parsePostDate, parsePostName, postAddress } from './post-name';
import { readingMinutes } from '../../plan/blog/post-models';

const NAMED = { name: 'name', place: '2024/1/2/news/name' };

test.each([
  ['2024/2024-01-02-name.md', '2024-01-02', 'name', '2024/01/02/2024/name'],
  ['2024-01-02-name.md', '2024-01-02', 'name', '2024/01/02/name'],
  ['2024-1-2-name.mdx', '2024-01-02', 'name', '2024/1/2/name'],
  ['2024/01/02/name.md', '2024-01-02', 'name', '2024/01/02/name'],
  ['2024/01/02-name.md', '2024-01-02', 'name', '2024/01/02/name'],
  ['2024/1/2-name.md', '2024-01-02', 'name', '2024/1/2/name'],
  ['2024/1/2/name.md', '2024-01-02', 'name', '2024/1/2/name'],
  ['2024-1/12-name.md', '2024-01-12', 'name', '2024/1/12/name'],
  ['2024-1-2/index.mdx', '2024-01-02', '2024-1-2', '2024/1/2'],
  ['2024-1-2name.md', '2024-01-02', 'name', '2024/1/2/name'],
  ['news/2024/1/2-series/part-one.md', '2024-01-02', 'series/part-one', '2024/1/2/news/series/part-one'],
  ['2024-1-234.md', null, '2024-1-234', '2024-1-234'],
  ['2021-08-26-welcome/index.md', '2021-08-26', 'welcome', '2021/08/26/welcome'],
  ['2024-01-02.md', '2024-01-02', '2024-01-02', '2024/01/02'],
  ['2024-01-02-v0.5.0.md', '2024-01-02', 'v0.5.0', '2024/01/02/v0.5.0'],
  ['releases/2.0/index.md', null, '2.0', 'releases/2.0'],
  ['plain.md', null, 'plain', 'plain'],
  ['plain/index.md', null, 'plain', 'plain'],
])('%s', (file, date, name, place) => expect(parsePostName(file)).toEqual({ date, name, place }));

test.each([
  [undefined, '2024/01/name'],
  ['2020/03/other', '2020/03/other'],
  ['/2020/03/other/', '2020/03/other'],
  ['short', 'short'],
  ['/', ''],
  ['../other', 'other'],
  ['a/../b/', 'b'],
])('slug %j', (slug, address) => expect(postAddress(slug, '2024-01-02', NAMED)).toBe(address));

test.each([
  ['2024-02-29', '2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2024-1-2', '2024-01-02', '2024-01-02T00:00:00.000Z'],
  ['2024-1-12 9:18', '2024-01-12', '2024-01-12T09:18:00.000Z'],
  ['2024-01-02T10:30', '2024-01-02', '2024-01-02T10:30:00.000Z'],
  ['2024-01-02 9:18:00', '2024-01-02', '2024-01-02T09:18:00.000Z'],
  ['2024-01-02 23:30:00 +0200', '2024-01-02', '2024-01-02T21:30:00.000Z'],
  ['2024-01-02T00:30:00-05:00', '2024-01-02', '2024-01-02T05:30:00.000Z'],
])('date %s', (text, day, instant) => expect(parsePostDate(text)).toEqual({ day, instant }));

test.each(['2023-02-29', '2024-13-01', '2024-2-30', '24-1-2', 'yesterday', '', '2024-01-02T25:00'])(
  '%j is no date',
  (text) => expect(parsePostDate(text)).toBeNull(),
);

test.each([
  ['2023-02-29', '2023-03-01'],
  ['2017-02-29 11:00:00', '2017-03-01 11:00:00'],
  ['2024-6-31T10:30', '2024-07-01T10:30'],
  ['2024-01-31', '2024-01-31'],
  ['2024-13-01', null],
  ['2024-00-01', null],
  ['2024-01-00', null],
  ['2024-01-32', null],
  ['yesterday', null],
])('%j is counted on to %j', (text, counted) => expect(countedOn(text)).toBe(counted));

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1200, 6],
])('%i words take %i minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes));

test('an address may name the day, or follow the file; a slug stands for all of it', () => {
  expect(postAddress(undefined, '2024-01-02', NAMED, 'day')).toBe('2024/01/02/name');
  expect(postAddress('own', '2024-01-02', NAMED, 'day')).toBe('own');
  expect(postAddress(undefined, '2024-01-02', NAMED, 'file')).toBe('2024/1/2/news/name');
  expect(postAddress('own', '2024-01-02', NAMED, 'file')).toBe('own');
});
