import { createContext, useContext } from 'react';
import type { Strings } from '../shared/strings/model';
import type { LocaleData } from '../shared/site-data';

const StringsContext = createContext<Strings | null>(null);

/** Gives the views below it the catalogue of their page's language. */
export const StringsProvider = StringsContext.Provider;

/** The catalogue of the page's language. Throws outside of a renderer of `index.ts`. */
export function useStrings(): Strings {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error('A view was rendered without a catalogue of strings.');
  return strings;
}

/** Attributes of an element whose text is in another language than the page. */
export function languageOf(language: LocaleData | null): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return language ? { lang: language.htmlLang, dir: language.direction } : {};
}
