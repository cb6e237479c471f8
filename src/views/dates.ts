const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `2025-10-14` as `14 October 2025`. Throws a RangeError when the date is not ISO 8601. */
export const longDate = (iso: string): string => LONG.format(new Date(iso));

/** `2025-10-14` as `14 Oct`. Throws a RangeError when the date is not ISO 8601. */
export const shortDate = (iso: string): string => SHORT.format(new Date(iso));

/** 10 as `October`. */
export const monthName = (month: number): string => MONTH.format(new Date(Date.UTC(2000, month - 1, 1)));
