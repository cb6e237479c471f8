import { localePath } from '../../../shared/urls';
import type { PlannedPage } from '../../plan/planned-page';
import { absoluteUrl } from '../../plan/absolute-url';
import type { Site } from '../../plan/site';
import { XHTML, xmlDocument } from '../feeds/xml';

/**
 * The sitemap (sitemaps.org protocol 0.9): every page that is its own canonical page, in every language. Each entry lists
 * its addresses in all languages, and as `x-default` that in the default one.
 */
export function sitemap(site: Site, pages: readonly PlannedPage[]): string {
  const { locales, defaultLocale } = site.config;
  const alternates = [
    ...locales.map((locale) => ({ locale, lang: locale.htmlLang })),
    ...locales.filter(({ code }) => code === defaultLocale).map((locale) => ({ locale, lang: 'x-default' })),
  ];
  const url = pages
    .filter((page) => !page.unlisted && page.canonicalPath === page.path)
    .map((page) => ({
      loc: absoluteUrl(site, page.path),
      ...(page.lastModified === null ? {} : { lastmod: page.lastModified }),
      'xhtml:link': alternates.map(({ locale, lang }) => ({
        '@rel': 'alternate',
        '@hreflang': lang,
        '@href': absoluteUrl(site, localePath(site.config, page.path, locale)),
      })),
    }));
  const names = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', '@xmlns:xhtml': XHTML };
  return xmlDocument({ urlset: { ...names, url } });
}
