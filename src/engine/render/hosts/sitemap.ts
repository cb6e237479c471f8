import { localePath } from '../../../shared/urls';
import type { PlannedPage } from '../../plan/planned-page';
import { absoluteUrl } from '../../plan/absolute-url';
import type { Site } from '../../plan/site';
import { element, emptyElement } from '../feeds/xml';

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The sitemap (sitemaps.org protocol 0.9): every page that is its own canonical page, in every language. With several
 * languages, each entry names the others.
 */
export function sitemap(site: Site, pages: readonly PlannedPage[]): string {
  const { locales } = site.config;
  const alternates = (page: PlannedPage): string =>
    locales.length < 2
      ? ''
      : locales
          .map((locale) => {
            const href = absoluteUrl(site, localePath(site.config, page.path, locale));
            return emptyElement('xhtml:link', { rel: 'alternate', hreflang: locale.htmlLang, href });
          })
          .join('');
  const entry = (page: PlannedPage): string => {
    const changed = page.lastModified === null ? '' : element('lastmod', page.lastModified);
    return `<url>${element('loc', absoluteUrl(site, page.path))}${changed}${alternates(page)}</url>`;
  };
  const urls = pages.filter((page) => !page.unlisted && page.canonicalPath === page.path).map(entry);
  const names = locales.length < 2 ? '' : XHTML;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>
${urls.join('\n')}
</urlset>
`;
}
