import path from 'node:path';

export interface PostDate {
  /** `2024-01-02` */
  day: string;
  /** Its midnight in UTC, ISO 8601. */
  instant: string;
}

/** Reads a date of front matter or of a file name; `null` when it is no day of the calendar. */
export function parsePostDate(text: string): PostDate | null {
  const midnight = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : NaN);
  // A 31st of February becomes a day of March instead of failing.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(text)) return null;
  return { day: text, instant: midnight.toISOString() };
}

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
