import type { LocaleData } from '../../shared/site-data';
import type { SiteConfig } from '../read/config/schema';
import type { SourceDocument } from '../read/documents';
import type { Site } from './site';

/** The default language of a site. */
export function defaultLocale({ locales, defaultLocale: code }: SiteConfig): LocaleData | null {
  return locales.find((locale) => locale.code === code) ?? null;
}

/** The language of a text that a site shows in the place of its own, because nobody has translated it; else `null`. */
export function untranslatedIn({ language, config }: Site, document: SourceDocument): LocaleData | null {
  return language.isDefault || document.language === language.locale.code ? null : defaultLocale(config);
}
