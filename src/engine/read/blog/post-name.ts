import path from 'node:path';
import { shortAddress } from '../../model/short-name';

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

/** The same date with a day beyond the end of its month counted on into the next, as readers of YAML do it. */
export function countedOn(text: string): string | null {
  const [, year = '', month = '', date = ''] = ISO.exec(text.trim()) ?? [];
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(date) >= 1 && Number(date) <= 31;
  if (!isDay) return null;
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).toISOString().slice(0, 10);
  return day + text.trim().slice(`${year}-${month}-${date}`.length);
}

const isoDay = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** What the name of a post's file says. */
interface PostName {
  /** ISO date; `null` when the name has none. */
  date: string | null;
  /** Last part of the address, unless the post sets a slug. */
  name: string;
  /**
   * The whole address below the blog as Docusaurus makes it of the path: the date as it is written there, then folders
   * and name; without a date the path itself.
   */
  place: string;
}

/** What addresses of posts are made of: the date up to the month or the day, or the path of the file alone. */
export type PostAddresses = 'month' | 'day' | 'file';

const DATED = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)[-/]?(.+)?$/;

/**
 * Reads the path of a post below the blog folder: `2024/2024-01-02-name.md`, `2024-01-02-name.md`,
 * `2024/01/02/name.md`, `2024-01-02/part/name.md`, and each of them as a folder with an `index.md`. Months and days
 * may lack their zeros.
 */
export function parsePostName(contentPath: string): PostName {
  const bare = contentPath.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const dated = DATED.exec(bare);
  const last = bare.split('/').at(-1) ?? bare;
  if (!dated) return { date: null, name: last, place: bare };
  const [, year = '', month = '', day = '', name] = dated;
  const folders = bare.slice(0, dated.index).split('/');
  const place = [year, month, day, ...folders, name ?? ''].filter((part) => part !== '').join('/');
  return { date: isoDay(year, month, day), name: name ?? last, place };
}

/** Address of a post below the blog: its slug where it sets one, else what addresses are made of. */
export const postAddress = (...written: Parameters<typeof wantedPostAddress>): string =>
  shortAddress(wantedPostAddress(...written));

/** The same, as long as it is. */
export function wantedPostAddress(
  slug: string | undefined,
  date: string,
  { name, place }: Pick<PostName, 'name' | 'place'>,
  madeOf: PostAddresses = 'month',
): string {
  if (slug !== undefined) return path.posix.join('/', slug).replace(/^\/|\/$/g, '');
  if (madeOf === 'file') return place;
  const [year = '', month = '', day = ''] = date.split('-');
  return [year, month, ...(madeOf === 'day' ? [day] : []), name].join('/');
}
