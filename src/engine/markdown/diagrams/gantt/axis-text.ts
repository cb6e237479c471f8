import { DAY, MONTHS, short, twelve, two, WEEKDAYS, type Time } from './dates';

/** Name of the day of the week, in small letters. */
export const weekdayOf = (time: Time): string => (WEEKDAYS[new Date(time).getUTCDay()] ?? '').toLowerCase();

/** Number of the day in its year, from 1. */
const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY) + 1;

/** Week of the year, counted from the first Sunday (`first` 0) or Monday (1). */
const weekOf = (date: Date, first: number): number =>
  Math.floor((dayOfYear(date) + 6 - ((date.getUTCDay() - first + 7) % 7)) / 7);

/** The letters of `axisFormat` behind a percent sign. */
const AXIS: Record<string, (date: Date) => string> = {
  Y: (date) => String(date.getUTCFullYear()),
  y: (date) => two(date.getUTCFullYear() % 100),
  m: (date) => two(date.getUTCMonth() + 1),
  d: (date) => two(date.getUTCDate()),
  e: (date) => String(date.getUTCDate()).padStart(2, ' '),
  j: (date) => String(dayOfYear(date)).padStart(3, '0'),
  B: (date) => MONTHS[date.getUTCMonth()] ?? '',
  b: (date) => short(MONTHS[date.getUTCMonth()] ?? ''),
  A: (date) => WEEKDAYS[date.getUTCDay()] ?? '',
  a: (date) => short(WEEKDAYS[date.getUTCDay()] ?? ''),
  u: (date) => String(date.getUTCDay() || 7),
  w: (date) => String(date.getUTCDay()),
  U: (date) => two(weekOf(date, 0)),
  W: (date) => two(weekOf(date, 1)),
  q: (date) => String(Math.floor(date.getUTCMonth() / 3) + 1),
  H: (date) => two(date.getUTCHours()),
  I: (date) => two(twelve(date)),
  M: (date) => two(date.getUTCMinutes()),
  S: (date) => two(date.getUTCSeconds()),
  L: (date) => String(date.getUTCMilliseconds()).padStart(3, '0'),
  p: (date) => (date.getUTCHours() > 11 ? 'PM' : 'AM'),
  s: (date) => String(Math.floor(date.getTime() / 1000)),
  Q: (date) => String(date.getTime()),
  x: (date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`,
  X: (date) => date.toISOString().slice(11, 19),
  '%': () => '%',
};

/** The first code of an `axisFormat` that means nothing. */
export const unknownCode = (format: string): string | null =>
  [...format.matchAll(/%[-_0]?(.?)/g)].find(([, letter = '']) => !AXIS[letter])?.[0] ?? null;

/** A time as the axis writes it; a dash behind the percent sign leaves zeros in front out. */
export const axisText = (time: Time, format: string): string =>
  format.replace(/%([-_0]?)(.)/g, (_, pad: string, letter: string) => {
    const text = AXIS[letter]?.(new Date(time)) ?? '';
    return pad === '-' ? text.replace(/^[0 ]+(?=.)/, '') : text;
  });
