import { expect, test } from 'vitest';
import { axisText, unknownCode, weekdayOf } from './axis-text';
import { parseTime, unknownLetter, writeTime } from './dates';

const at = (iso: string): number => Date.parse(`${iso}Z`);

test.each([
  ['2026-03-09', 'YYYY-MM-DD', '2026-03-09T00:00'],
  ['09.03.26', 'DD.MM.YY', '2026-03-09T00:00'],
  ['9/3/2026', 'D/M/YYYY', '2026-03-09T00:00'],
  ['March 9 2026', 'MMMM D YYYY', '2026-03-09T00:00'],
  ['mar 09 2026', 'MMM DD YYYY', '2026-03-09T00:00'],
  ['1st of 5 2026', 'Do [of] M YYYY', '2026-05-01T00:00'],
  ['2026-03-09 7:05:09', 'YYYY-MM-DD H:m:s', '2026-03-09T07:05:09'],
  ['2026-03-09 7:5:9 pm', 'YYYY-MM-DD h:m:s a', '2026-03-09T19:05:09'],
  ['2026-03-09 12:00 AM', 'YYYY-MM-DD hh:mm A', '2026-03-09T00:00'],
  ['2026-03-09 12:00 PM', 'YYYY-MM-DD hh:mm A', '2026-03-09T12:00'],
  ['23:59', 'HH:mm', '1970-01-01T23:59'],
  ['10:00:00.123', 'HH:mm:ss.SSS', '1970-01-01T10:00:00.123'],
  ['86400', 'X', '1970-01-02T00:00'],
  ['86400.5', 'X', '1970-01-02T00:00:00.500'],
  ['86400000', 'x', '1970-01-02T00:00'],
  // What is not as the format says may be as ISO 8601 does.
  ['2026-03-09T10:30', 'DD.MM.YYYY', '2026-03-09T10:30'],
  ['2026-03-09 10:30:15', '', '2026-03-09T10:30:15'],
  ['2024-02-29', 'YYYY-MM-DD', '2024-02-29T00:00'],
  ['1982', '', '1982-01-01T00:00'],
  ['1982-05', 'YYYY-MM-DD', '1982-05-01T00:00'],
])('%s as %s is %s', (text, format, iso) => expect(parseTime(text, format)).toBe(at(iso)));

test.each([
  ['2026-02-29', 'YYYY-MM-DD'],
  ['2026-13-01', 'YYYY-MM-DD'],
  ['2026-00-01', 'YYYY-MM-DD'],
  ['24:00', 'HH:mm'],
  ['10:60', 'HH:mm'],
  ['10:00:60', 'HH:mm:ss'],
  ['2026-03-09x', 'YYYY-MM-DD'],
  ['2026x03x09', 'YYYY.MM.DD'],
  ['Marz 9 2026', 'MMMM D YYYY'],
  ['3 days', 'YYYY-MM-DD'],
])('%s as %s is no time', (text, format) => expect(parseTime(text, format)).toBe(null));

const TIME = at('2026-03-01T15:04:05.006');

test.each([
  ['YYYY-MM-DD', '2026-03-01 15:04:05'],
  ['', '2026-03-01 15:04:05'],
  ['D/M/YY H:m:s', '1/3/26 15:4:5'],
  ['Do MMM', '1st Mar 15:04:05'],
  ['MMMM [at] h A', 'March at 3 PM:05'],
  ['hh:mm:ss.SSS a', '03:04:05.006 pm'],
  ['X', '1772377445.006'],
  ['x', '1772377445006'],
])('a time in the format %s is written %s', (format, text) => expect(writeTime(TIME, format)).toBe(text));

test('what a format does not say is written where it is not nothing', () => {
  expect(writeTime(at('2026-03-01T00:00'), 'YYYY-MM-DD')).toBe('2026-03-01');
  expect(writeTime(at('2026-03-01T10:30'), 'YYYY-MM-DD')).toBe('2026-03-01 10:30');
  expect(writeTime(at('2026-03-01T10:30'), 'DD.MM. HH:mm')).toBe('01.03. 10:30');
});

test.each([1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 31])('day %i has its ending', (day) => {
  const ending = new Map([
    [1, 'st'],
    [21, 'st'],
    [31, 'st'],
    [2, 'nd'],
    [22, 'nd'],
    [3, 'rd'],
    [23, 'rd'],
  ]);
  expect(writeTime(Date.UTC(2026, 0, day), 'Do')).toBe(`${day}${ending.get(day) ?? 'th'}`);
});

test.each([
  ['%Y-%m-%d', '2026-03-01'],
  ['%y %e|%-d|%-m|%_d', '26  1|1|3|01'],
  ['%j %-j', '060 60'],
  ['%B %b %A %a', 'March Mar Sunday Sun'],
  ['%u %w', '7 0'],
  ['week %U of Sundays, %W of Mondays', 'week 09 of Sundays, 08 of Mondays'],
  ['quarter %q', 'quarter 1'],
  ['%H:%M:%S.%L', '15:04:05.006'],
  ['%I %p', '03 PM'],
  ['%s %Q', '1772377445 1772377445006'],
  ['%x %X', '3/1/2026 15:04:05'],
  ['100 %%', '100 %'],
])('on the axis %s is %s', (format, text) => expect(axisText(TIME, format)).toBe(text));

test('midnight and noon are twelve, of the morning and of the afternoon', () => {
  expect(axisText(at('2026-03-01T00:00'), '%I %p')).toBe('12 AM');
  expect(axisText(at('2026-03-01T11:59'), '%I %p')).toBe('11 AM');
  expect(axisText(at('2026-03-01T12:00'), '%I %p')).toBe('12 PM');
  expect(axisText(at('2026-03-01T00:00'), '%-H')).toBe('0');
});

test.each([
  ['2026-01-01', '00', '00'],
  ['2026-01-04', '01', '00'],
  ['2026-01-05', '01', '01'],
  ['2026-12-31', '52', '52'],
])('%s is in week %s from Sunday, %s from Monday', (day, sunday, monday) =>
  expect(axisText(at(`${day}T00:00`), '%U %W')).toBe(`${sunday} ${monday}`),
);

test('what means nothing is found', () => {
  expect([unknownCode('%Y-%f'), unknownCode('%-d %'), unknownCode('%Y %%')]).toEqual(['%f', '%', null]);
  expect([unknownLetter('YYYY-QQ'), unknownLetter('YYYY [of Q] e')]).toEqual(['Q', 'e']);
  expect(unknownLetter('YYYY-MM-DDTHH:mm')).toBe(null);
  expect([weekdayOf(TIME), weekdayOf(TIME + 86_400_000)]).toEqual(['sunday', 'monday']);
});
