const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const MEDIUM = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const SHORT = { day: '2-digit', month: 'short', timeZone: 'UTC' } as const;
const MONTH = { month: 'long', timeZone: 'UTC' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make and used on every page. */
function format(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(lang, options);
  formats.set(key, known);
  return known;
}

/** `2025-10-14` as `14 October 2025`. Throws a RangeError when the date is not ISO 8601. */
export const longDate = (iso: string, lang: string): string => format(lang, LONG).format(new Date(iso));

/** `2025-10-14` as `14 Oct`. Throws a RangeError when the date is not ISO 8601. */
export const shortDate = (iso: string, lang: string): string => format(lang, SHORT).format(new Date(iso));

/** `2025-10-14` as `14 Oct 2025`. Throws a RangeError when the date is not ISO 8601. */
export const mediumDate = (iso: string, lang: string): string => format(lang, MEDIUM).format(new Date(iso));

/** 10 as `October`. */
export const monthName = (month: number, lang: string): string =>
  format(lang, MONTH).format(new Date(Date.UTC(2000, month - 1, 1)));
