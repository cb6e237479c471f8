import type { PluralForms } from './model';

/** Fills the names in braces; a name without a value stays as it is written. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The sentence for a number, in the plural form that the language has for it, with `{count}` filled. */
export function fillCount(forms: PluralForms, lang: string, count: number): string {
  return fill(forms[new Intl.PluralRules(lang).select(count)] ?? forms.other, { count });
}

/** A number and what it counts, in English: `1 row`, `2 rows`. */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** Cuts a sentence at its names, where these become elements. Texts and names alternate, a text comes first. */
export function pieces(text: string): string[] {
  return text.split(/\{(\w+)\}/);
}

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
