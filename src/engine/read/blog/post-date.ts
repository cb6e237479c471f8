/** A moment of publication. */
export interface PostDate {
  /** The day as written, `2024-01-02`. */
  day: string;
  /** The moment in UTC, ISO 8601. A date without a time is midnight, a time without a zone is UTC. */
  instant: string;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads a date of front matter or of a file name; `null` when it is no day of the calendar. */
export function parsePostDate(text: string): PostDate | null {
  const [, year, month, day, time = '00:00', zone = 'Z'] = ISO.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // A 31st of February becomes a day of March instead of failing.
  if (Number.isNaN(midnight.getTime()) || midnight.getUTCDate() !== Number(day)) return null;
  const moment = new Date(`${year}-${month}-${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? null : { day: `${year}-${month}-${day}`, instant: moment.toISOString() };
}
