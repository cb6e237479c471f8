const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a millisecond, and each page has a date: builds take half a second less. */
function write(date: Date, lang: string, options: Intl.DateTimeFormatOptions): string {
  const key = lang + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(date);
}

/** `2025-10-14` as `14 October 2025`. Throws a RangeError when the date is not ISO 8601. */
export const longDate = (iso: string, lang: string): string =>
  write(new Date(iso), lang, { day: 'numeric', month: 'long', year: 'numeric' });

/** `2025-10-04` as `4 Oct`. Throws a RangeError when the date is not ISO 8601. */
export const shortDate = (iso: string, lang: string): string =>
  write(new Date(iso), lang, { day: 'numeric', month: 'short' });

/** `2025-10-14` as `14 Oct 2025`. Throws a RangeError when the date is not ISO 8601. */
export const mediumDate = (iso: string, lang: string): string =>
  write(new Date(iso), lang, { day: 'numeric', month: 'short', year: 'numeric' });

/** 10 as `October`. */
export const monthName = (number: number, lang: string): string =>
  write(new Date(Date.UTC(2000, number - 1, 1)), lang, { month: 'long' });
