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
