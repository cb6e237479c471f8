/**
 * The data of a page leaves out the addresses of rows and of links to them: each is the name that follows it. In
 * reference pages that is a part in twenty-five of what a navigation fetches.
 */

import type { Page } from './page-data';

/** Stands for what is left out. */
export const GAP = '~';

/** The id of a row or the address of a link to it, and after it the name of the row. */
export const NAMED = /((?:id="|href="#)(?:field|param)-)([^"]*)(">(?:<dt>)?<code>-*)([^<]*)/g;

/** The page as it was before it was shortened (`short-page.ts` of the engine). */
export function wholePage(page: Page): Page {
  return page.kind === 'html' && page.isShort ? { ...page, html: wholeHtml(page.html) } : page;
}

/** HTML with what was left out of it. */
export function wholeHtml(html: string): string {
  return html.replace(NAMED, (all, start: string, id: string, between: string, name: string) =>
    id === GAP ? start + name + between + name : all,
  );
}
