import type { HeadMeta } from '../../shared/page-data';

/** Updates the head of the document, and the footer that it has in print, to those of a page. */
export function updateHead(page: HeadMeta): void {
  document.title = page.title;
  document.documentElement.dataset['foot'] = page.foot;
  setAttribute('meta[name="description"]', 'content', page.description);
  setAttribute('link[rel="canonical"]', 'href', page.canonical);
  setAttribute('meta[property="og:title"]', 'content', page.title);
  setAttribute('meta[property="og:description"]', 'content', page.description);
  setAttribute('meta[property="og:url"]', 'content', page.canonical);
  replaceAlternates(page);
}

/** What the head of the document says of its first page. */
export function readHead(): HeadMeta {
  const attribute = (selector: string, name: string): string =>
    document.head.querySelector(selector)?.getAttribute(name) ?? '';
  const links = (selector: string): HTMLLinkElement[] => [...document.head.querySelectorAll<HTMLLinkElement>(selector)];
  return {
    title: document.title,
    foot: document.documentElement.dataset['foot'] ?? '',
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: links('link[rel="alternate"][hreflang]').map(({ hreflang, href }) => ({ lang: hreflang, href })),
    // The style sheets of the first page are in the document for good.
    styles: [],
  };
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** Feeds are alternates too, but have no `hreflang` and stay. */
function replaceAlternates(page: HeadMeta): void {
  document.head.querySelectorAll('link[rel="alternate"][hreflang]').forEach((link) => link.remove());
  for (const { lang, href } of page.alternates) {
    const link = document.createElement('link');
    link.rel = 'alternate';
    link.hreflang = lang;
    link.href = href;
    document.head.append(link);
  }
}
