import type { en } from './en';

/** A sentence for each plural form that the language has (`Intl.PluralRules`); `other` stands for missing ones. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Text<T> = T extends string
  ? string
  : T extends { other: string }
    ? PluralForms
    : { [Name in keyof T]: Text<T[Name]> };

/** The catalogue of a language: the fields of the English one. */
export type Strings = Text<{ -readonly [Part in keyof typeof en]: (typeof en)[Part] }>;

/** The part of a catalogue that the browser's code uses. */
export type BrowserStrings = Pick<Strings, 'lang' | 'shell' | 'search' | 'article'>;

/** The browser's part of a catalogue. */
export function browserStrings({ lang, shell, search, article }: Strings): BrowserStrings {
  return { lang, shell, search, article };
}
