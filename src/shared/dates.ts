/** What writes dates in a language. Formats are slow to make and used on every page. */
function formatOf(options: Intl.DateTimeFormatOptions): (date: Date, lang: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date, lang) => {
    const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' });
    formats.set(lang, format);
    return format.format(date);
  };
}

const long = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });
const medium = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });
const short = formatOf({ day: '2-digit', month: 'short' });
const month = formatOf({ month: 'long' });

/** `2025-10-14` as `14 October 2025`. Throws a RangeError when the date is not ISO 8601. */
export const longDate = (iso: string, lang: string): string => long(new Date(iso), lang);

/** `2025-10-14` as `14 Oct`. Throws a RangeError when the date is not ISO 8601. */
export const shortDate = (iso: string, lang: string): string => short(new Date(iso), lang);

/** `2025-10-14` as `14 Oct 2025`. Throws a RangeError when the date is not ISO 8601. */
export const mediumDate = (iso: string, lang: string): string => medium(new Date(iso), lang);

/** 10 as `October`. */
export const monthName = (number: number, lang: string): string => month(new Date(Date.UTC(2000, number - 1, 1)), lang);
