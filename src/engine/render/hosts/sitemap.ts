import { localePath } from '../../../shared/urls';
import type { PlannedPage } from '../../plan/planned-page';
import { absoluteUrl } from '../../plan/absolute-url';
import type { Site } from '../../plan/site';
import { XHTML, xmlDocument } from '../feeds/xml';

/**
 * The sitemap (sitemaps.org protocol 0.9): every page that is its own canonical page, in every language. With several
 * languages, each entry lists the others.
 */
export function sitemap(site: Site, pages: readonly PlannedPage[]): string {
  const locales = site.config.locales.length < 2 ? [] : site.config.locales;
  const url = pages
    .filter((page) => !page.unlisted && page.canonicalPath === page.path)
    .map((page) => ({
      loc: absoluteUrl(site, page.path),
      ...(page.lastModified === null ? {} : { lastmod: page.lastModified }),
      'xhtml:link': locales.map((locale) => ({
        '@rel': 'alternate',
        '@hreflang': locale.htmlLang,
        '@href': absoluteUrl(site, localePath(site.config, page.path, locale)),
      })),
    }));
  const names = locales.length === 0 ? {} : { '@xmlns:xhtml': XHTML };
  return xmlDocument({ urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', ...names, url } });
}
