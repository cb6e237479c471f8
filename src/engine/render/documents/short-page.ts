import type { Page } from '../../../shared/page-data';
import { GAP, NAMED, wholeHtml } from '../../../shared/short-html';

/** What a navigation fetches of a page. */
export const pageData = (page: Page): string => JSON.stringify(shortPage(page));

/** The page without what `wholePage` of the browser puts in again; the page itself where that would not give it. */
export function shortPage(page: Page): Page {
  if (page.kind !== 'html') return page;
  const html = shortHtml(page.html);
  return html !== page.html && wholeHtml(html) === page.html ? { ...page, html, isShort: true } : page;
}

function shortHtml(html: string): string {
  return html.replace(NAMED, (all, start: string, id: string, between: string, name: string) =>
    id === name ? start + GAP + between + name : all,
  );
}
