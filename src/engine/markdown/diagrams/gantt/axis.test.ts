import { expect, test } from 'vitest';
import { ticksOf } from './axis';
import { readSource } from '../source';
import { parseGantt, type Gantt } from './parse';

const at = (iso: string): number => Date.parse(`${iso}Z`);

/** The texts of an axis of a width; a mark without one is a dash. */
function texts(from: string, to: string, width: number, chart: Partial<Gantt> = {}): string {
  const gantt = { axisFormat: '', tickInterval: null, weekday: 'sunday', ...chart } as Gantt;
  return ticksOf(gantt, at(from), at(to), width)
    .map(({ text }) => text || '-')
    .join(' ');
}

test.each([
  ['one day', '2026-03-01T00:00', '2026-03-03T00:00', 400, '2026-03-01 2026-03-02 2026-03-03'],
  ['two days', '2026-03-01T00:00', '2026-03-05T00:00', 300, '2026-03-01 2026-03-03 2026-03-05'],
  ['one week', '2026-03-01T00:00', '2026-03-20T00:00', 400, '2026-03-01 2026-03-08 2026-03-15'],
  ['two weeks', '2026-03-01T00:00', '2026-04-20T00:00', 400, '2026-03-01 2026-03-15 2026-03-29 2026-04-12'],
  ['a month', '2026-01-15T00:00', '2026-05-20T00:00', 500, '2026-02-01 2026-03-01 2026-04-01 2026-05-01'],
  ['three months', '2026-01-15T00:00', '2026-12-20T00:00', 500, '2026-04-01 2026-07-01 2026-10-01'],
  ['six months', '2026-01-15T00:00', '2028-01-20T00:00', 500, '2026-07-01 2027-01-01 2027-07-01 2028-01-01'],
  ['a year', '2026-01-15T00:00', '2030-01-20T00:00', 500, '2027-01-01 2028-01-01 2029-01-01 2030-01-01'],
  ['two years', '2026-01-15T00:00', '2034-01-20T00:00', 500, '2028-01-01 2030-01-01 2032-01-01 2034-01-01'],
  ['five years', '2026-01-15T00:00', '2049-01-20T00:00', 500, '2030-01-01 2035-01-01 2040-01-01 2045-01-01'],
  ['ten years', '2026-01-15T00:00', '2069-01-20T00:00', 500, '2030-01-01 2040-01-01 2050-01-01 2060-01-01'],
  ['twenty years', '2026-01-15T00:00', '2109-01-20T00:00', 500, '2040-01-01 2060-01-01 2080-01-01 2100-01-01'],
  ['fifty years', '2026-01-15T00:00', '2240-01-20T00:00', 500, '2050-01-01 2100-01-01 2150-01-01 2200-01-01'],
  ['a century', '2026-01-15T00:00', '2500-01-20T00:00', 500, '2100-01-01 2200-01-01 2300-01-01 2400-01-01 2500-01-01'],
])('as far apart as %s', (_, from, to, width, expected) => expect(texts(from, to, width)).toBe(expected));

test.each([
  ['a millisecond', '%L', '2026-03-01T00:00', '2026-03-01T00:00:00.005', 300, '000 001 002 003 004 005'],
  ['ten milliseconds', '%L', '2026-03-01T00:00', '2026-03-01T00:00:00.055', 300, '000 010 020 030 040 050'],
  ['a hundred milliseconds', '%L', '2026-03-01T00:00', '2026-03-01T00:00:00.555', 300, '000 100 200 300 400 500'],
  ['a second', '%S', '2026-03-01T00:00', '2026-03-01T00:00:05', 300, '00 01 02 03 04 05'],
  ['five seconds', '%S', '2026-03-01T00:00', '2026-03-01T00:00:25', 300, '00 05 10 15 20 25'],
  [
    'fifteen seconds',
    '%H:%M:%S',
    '2026-03-01T00:00',
    '2026-03-01T00:00:50',
    400,
    '00:00:00 00:00:15 00:00:30 00:00:45',
  ],
  [
    'thirty seconds',
    '%H:%M:%S',
    '2026-03-01T00:00',
    '2026-03-01T00:02',
    400,
    '00:00:00 00:00:30 00:01:00 00:01:30 00:02:00',
  ],
  ['a minute', '%H:%M', '2026-03-01T00:00', '2026-03-01T00:05', 400, '00:00 00:01 00:02 00:03 00:04 00:05'],
  ['five minutes', '%H:%M', '2026-03-01T00:00', '2026-03-01T00:25', 400, '00:00 00:05 00:10 00:15 00:20 00:25'],
  ['fifteen minutes', '%H:%M', '2026-03-01T00:00', '2026-03-01T01:25', 400, '00:00 00:15 00:30 00:45 01:00 01:15'],
  ['half an hour', '%H:%M', '2026-03-01T00:00', '2026-03-01T02:55', 400, '00:00 00:30 01:00 01:30 02:00 02:30'],
  ['an hour', '%H:%M', '2026-03-01T00:20', '2026-03-01T05:55', 400, '01:00 02:00 03:00 04:00 05:00'],
  ['three hours', '%H:%M', '2026-03-01T00:20', '2026-03-01T19:55', 400, '03:00 06:00 09:00 12:00 15:00 18:00'],
  ['six hours', '%H:%M', '2026-03-01T00:20', '2026-03-02T19:55', 400, '06:00 12:00 18:00 00:00 06:00 12:00 18:00'],
  ['twelve hours', '%I %p', '2026-03-01T00:20', '2026-03-04T19:55', 400, '12 PM 12 AM 12 PM 12 AM 12 PM 12 AM 12 PM'],
])('as far apart as %s with a format of times', (_, axisFormat, from, to, width, expected) =>
  expect(texts(from, to, width, { axisFormat })).toBe(expected),
);

test.each([
  ['sunday', '2026-03-08 2026-03-15'],
  ['monday', '2026-03-02 2026-03-09 2026-03-16'],
  ['saturday', '2026-03-07 2026-03-14'],
])('weeks begin on %s', (weekday, expected) =>
  expect(texts('2026-03-02T00:00', '2026-03-17T00:00', 400, { weekday })).toBe(expected),
);

test('an interval that is asked for is taken; marks without room have no text', () => {
  const days = { tickInterval: { count: 1, unit: 'day' } };
  expect(texts('2026-03-01T00:00', '2026-03-05T00:00', 300, days)).toBe('2026-03-01 - 2026-03-03 - 2026-03-05');
  expect(texts('2026-03-01T06:00', '2026-03-03T00:00', 300, days)).toBe('2026-03-02 2026-03-03');
});

test.each([
  ['1year', '2029-12-20T00:00', '2027 2028 2029'],
  ['2years', '2029-12-20T00:00', '2028'],
  ['1decade', '2042-12-20T00:00', '2030 2040'],
])('marks of %s stand at whole ones', (interval, to, expected) => {
  const chart = parseGantt(readSource(`gantt\n tickInterval ${interval}\n axisFormat %Y\n A : 2026-01-01, 3d`));
  expect(texts('2026-01-15T00:00', to, 500, chart)).toBe(expected);
});

test('of an interval with more than four hundred marks there is none', () => {
  const count = (to: string): number =>
    texts('2026-01-01T00:00', to, 300, { tickInterval: { count: 1, unit: 'day' } }).split(' ').length;
  expect(count('2027-02-05T00:00')).toBe(401);
  expect(count('2027-02-06T00:00')).toBeLessThan(6);
});

test('a day or more is not cut into hours where the marks do not say them', () => {
  expect(texts('2026-03-01T00:00', '2026-03-02T00:00', 2000, { axisFormat: '%d' })).toBe('01 02');
  expect(texts('2026-03-01T00:00', '2026-03-01T23:00', 2000, { axisFormat: '%d' }).split(' ').length).toBeGreaterThan(
    20,
  );
});
