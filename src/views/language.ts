import type { LocaleData } from '../shared/site-data';

/** Attributes of an element whose text is in another language than the page. */
export function languageOf(language: LocaleData | null): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return language ? { lang: language.htmlLang, dir: language.direction } : {};
}
