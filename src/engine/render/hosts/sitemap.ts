import { escapeText } from '../../model/html-text';
import type { PlannedPage } from '../../plan/planned-page';
import { absoluteUrl } from '../../plan/structured-data';
import type { Site } from '../../plan/site';

/** The sitemap (sitemaps.org protocol 0.9): every page that is its own canonical page. */
export function sitemap(site: Site, pages: readonly PlannedPage[]): string {
  const urls = pages
    .filter((page) => !page.unlisted && page.canonicalPath === page.path)
    .map(
      (page) =>
        `<url><loc>${escapeText(absoluteUrl(site, page.path))}</loc>${page.lastModified === null ? '' : `<lastmod>${page.lastModified}</lastmod>`}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
