import type { HeadMeta } from '../../shared/page-data';

/** What of the head follows the page: element, attribute, field. */
const FIELDS = [
  ['meta[name="description"]', 'content', 'description'],
  ['link[rel="canonical"]', 'href', 'canonical'],
  ['meta[property="og:title"]', 'content', 'title'],
  ['meta[property="og:description"]', 'content', 'description'],
  ['meta[property="og:url"]', 'content', 'canonical'],
] as const;

const html = document.documentElement.dataset;

/** Feeds are alternates too, but have no `hreflang` and stay. */
const alternates = (): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]'),
];

/** Sets the head of the document, and its footer in print, for a page. */
export function updateHead(page: HeadMeta): void {
  document.title = page.title;
  html['foot'] = page.foot;
  for (const [selector, attribute, field] of FIELDS)
    document.head.querySelector(selector)?.setAttribute(attribute, page[field]);
  for (const link of alternates()) link.remove();
  const own = [document.documentElement.lang, 'x-default'].map((lang) => ({ lang, href: page.canonical }));
  for (const { lang, href } of page.alternates ?? own) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'alternate', hreflang: lang, href }));
  }
}

/** Head of the first page, as it is in the document. */
export function readHead(): HeadMeta {
  const [description = '', canonical = ''] = FIELDS.map(
    ([selector, attribute]) => document.head.querySelector(selector)?.getAttribute(attribute) ?? '',
  );
  return {
    title: document.title,
    foot: html['foot'] ?? '',
    description,
    canonical,
    alternates: alternates().map(({ hreflang, href }) => ({ lang: hreflang, href })),
    // The style sheets of the first page are in the document for good.
    styles: [],
  };
}
