import type { en } from './en';

/** A sentence for each plural form that the language has (`Intl.PluralRules`); `other` is the fallback. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Text<T> = T extends string
  ? string
  : T extends { other: string }
    ? PluralForms
    : { [Name in keyof T]: Text<T[Name]> };

/** The catalogue of a language: the fields of the English one. */
export type Strings = Text<{ -readonly [Part in keyof typeof en]: (typeof en)[Part] }>;

/** Parts that the browser's code always has. */
export const BROWSER_PARTS = ['lang', 'shell', 'article'] as const;

/** What the browser's code always has of a catalogue. */
export type BrowserStrings = Pick<Strings, (typeof BROWSER_PARTS)[number]>;

/** Parts that come with the code that needs them, each as the module `virtual:strings/<part>`. */
export const LOADED_PARTS = ['frame', 'search'] as const;

/** The part of a catalogue that an application is bundled with. */
export type AppStrings = BrowserStrings & Pick<Strings, (typeof LOADED_PARTS)[number]>;
