import path from 'node:path';

/** A moment of publication. */
export interface PostDate {
  /** The day as written, with its zeros: `2024-01-02`. */
  day: string;
  /** The moment in UTC, ISO 8601. A date without a time is midnight, a time without a zone is UTC. */
  instant: string;
}

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:T|\s+)(\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads a date of front matter or of a file name; `null` when it is no day of the calendar. */
export function parsePostDate(text: string): PostDate | null {
  const [, year = '', month = '', date = '', hours = '00:00', zone = 'Z'] = ISO.exec(text.trim()) ?? [];
  const day = isoDay(year, month, date);
  const time = hours.replace(/^\d:/, '0$&');
  const midnight = new Date(`${day}T00:00:00Z`);
  // A 31st of February becomes a day of March instead of failing.
  if (Number.isNaN(midnight.getTime()) || midnight.getUTCDate() !== Number(date)) return null;
  const moment = new Date(`${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? null : { day, instant: moment.toISOString() };
}

const isoDay = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** What the name of a post's file says. */
interface PostName {
  /** ISO date; `null` when the name has none. */
  date: string | null;
  /** Last part of the address, unless the post sets a slug. */
  name: string;
}

const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** Reads the path of a post below the blog folder: `2024/2024-01-02-name.md`, with or without folders above it. */
export function parsePostName(contentPath: string): PostName {
  const name = path.posix.basename(contentPath, '.md');
  const [, date = null, rest = name] = DATED.exec(name) ?? [];
  return { date, name: rest };
}

/** Address of a post below the blog: its slug where it sets one, else year, month and name. */
export function postAddress(slug: string | undefined, day: string, name: string): string {
  if (slug !== undefined) return path.posix.join('/', slug).replace(/^\/|\/$/g, '');
  return `${day.slice(0, 7).replace('-', '/')}/${name}`;
}
