/** Times are milliseconds of a clock without zones and summer time, so that a day is a day in every chart. */
export type Time = number;

export const DAY = 86_400_000;

export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const short = (name: string): string => name.slice(0, 3);
export const two = (value: number): string => String(value).padStart(2, '0');

/** What a date is made of while it is read. */
interface Fields {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  milli: number;
  /** Whole times: seconds or milliseconds since 1970. */
  stamp: number | null;
  afternoon: boolean | null;
}

interface Token {
  pattern: string;
  read: (text: string, fields: Fields) => void;
  write: (date: Date) => string;
}

const number = (pattern: string, key: keyof Fields, write: (date: Date) => string, shift = 0): Token => ({
  pattern,
  read: (text, fields) => void Object.assign(fields, { [key]: Number.parseInt(text, 10) + shift }),
  write,
});

const named = (names: readonly string[]): Token => ({
  pattern: names.join('|'),
  read: (text, fields) => void (fields.month = names.findIndex((name) => name.toLowerCase() === text.toLowerCase())),
  write: (date) => names[date.getUTCMonth()] ?? '',
});

const stamp = (factor: number): Token => ({
  pattern: '\\d+(?:\\.\\d{1,3})?',
  read: (text, fields) => void (fields.stamp = Number(text) * factor),
  write: (date) => String(date.getTime() / factor),
});

const halfDay = (write: (afternoon: boolean) => string): Token => ({
  pattern: '[AaPp][Mm]',
  read: (text, fields) => void (fields.afternoon = /^p/i.test(text)),
  write: (date) => write(date.getUTCHours() > 11),
});

export const twelve = (date: Date): number => date.getUTCHours() % 12 || 12;

/** The letters of `dateFormat`, longer ones first. */
const TOKENS: ReadonlyMap<string, Token> = new Map([
  ['YYYY', number('\\d{4}', 'year', (date) => String(date.getUTCFullYear()))],
  ['MMMM', named(MONTHS)],
  ['MMM', named(MONTHS.map(short))],
  ['SSS', number('\\d{3}', 'milli', (date) => String(date.getUTCMilliseconds()).padStart(3, '0'))],
  ['YY', number('\\d\\d', 'year', (date) => two(date.getUTCFullYear() % 100), 2000)],
  ['MM', number('\\d\\d', 'month', (date) => two(date.getUTCMonth() + 1), -1)],
  ['DD', number('\\d\\d', 'day', (date) => two(date.getUTCDate()))],
  ['Do', number('\\d{1,2}(?:st|nd|rd|th)', 'day', (date) => ordinal(date.getUTCDate()))],
  ['HH', number('\\d\\d', 'hour', (date) => two(date.getUTCHours()))],
  ['hh', number('\\d\\d', 'hour', (date) => two(twelve(date)))],
  ['mm', number('\\d\\d', 'minute', (date) => two(date.getUTCMinutes()))],
  ['ss', number('\\d\\d', 'second', (date) => two(date.getUTCSeconds()))],
  ['M', number('\\d{1,2}', 'month', (date) => String(date.getUTCMonth() + 1), -1)],
  ['D', number('\\d{1,2}', 'day', (date) => String(date.getUTCDate()))],
  ['H', number('\\d{1,2}', 'hour', (date) => String(date.getUTCHours()))],
  ['h', number('\\d{1,2}', 'hour', (date) => String(twelve(date)))],
  ['m', number('\\d{1,2}', 'minute', (date) => String(date.getUTCMinutes()))],
  ['s', number('\\d{1,2}', 'second', (date) => String(date.getUTCSeconds()))],
  ['A', halfDay((afternoon) => (afternoon ? 'PM' : 'AM'))],
  ['a', halfDay((afternoon) => (afternoon ? 'pm' : 'am'))],
  ['X', stamp(1000)],
  ['x', stamp(1)],
]);

const SPLIT = new RegExp(`\\[([^\\]]*)\\]|${[...TOKENS.keys()].join('|')}|[^]`, 'g');

function ordinal(day: number): string {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

type Piece = Token | string;

const piecesOf = (format: string): Piece[] =>
  [...format.matchAll(SPLIT)].map(([sign, escaped]) => escaped ?? TOKENS.get(sign) ?? sign);

/** The letters in a `dateFormat` that mean nothing. */
export function unknownLetter(format: string): string | null {
  const rest = piecesOf(format).filter((piece) => typeof piece === 'string');
  return rest.find((piece) => /^[A-SU-Za-su-z]$/.test(piece)) ?? null;
}

const ISO = ['', 'THH:mm', 'THH:mm:ss', ' HH:mm', ' HH:mm:ss']
  .map((time) => `YYYY-MM-DD${time}`)
  .concat('YYYY-MM', 'YYYY');

/** Reads a date in a format, or in that of ISO 8601; `null` where it is neither. */
export function parseTime(text: string, format: string): Time | null {
  for (const each of [format, ...ISO]) {
    const time = each === '' ? null : parseIn(text, each);
    if (time !== null) return time;
  }
  return null;
}

function parseIn(text: string, format: string): Time | null {
  const pieces = piecesOf(format);
  const pattern = pieces.map((piece) =>
    typeof piece === 'string' ? piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') : `(${piece.pattern})`,
  );
  const match = new RegExp(`^${pattern.join('')}$`, 'i').exec(text);
  if (!match) return null;
  const fields: Fields = {
    year: 1970,
    month: 0,
    day: 1,
    hour: 0,
    minute: 0,
    second: 0,
    milli: 0,
    stamp: null,
    afternoon: null,
  };
  pieces
    .filter((piece) => typeof piece !== 'string')
    .forEach((token, index) => token.read(match[index + 1] ?? '', fields));
  if (fields.stamp !== null) return fields.stamp;
  if (fields.afternoon !== null) fields.hour = (fields.hour % 12) + (fields.afternoon ? 12 : 0);
  const { year, month, day, hour, minute, second, milli } = fields;
  const date = new Date(Date.UTC(year, month, day, hour, minute, second, milli));
  const isReal = date.getUTCMonth() === month && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal ? date.getTime() : null;
}

/** A time as the source would write it, and what its format does not say of it: hours, minutes, seconds. */
export function writeTime(time: Time, format: string): string {
  const own = format === '' ? 'YYYY-MM-DD' : format;
  const hasAll = /[Xxs]/.test(own) || time % 60_000 === 0;
  const hours = /[HhXx]/.test(own) || time % DAY === 0 ? '' : ' HH:mm';
  const full = `${own}${hours}${hasAll ? '' : ':ss'}`;
  const date = new Date(time);
  return piecesOf(full)
    .map((piece) => (typeof piece === 'string' ? piece : piece.write(date)))
    .join('');
}
