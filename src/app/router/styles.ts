import { addSheet } from '../add-sheet';

/** Sheets of the document by address. Those of other kinds of page stay, switched off, for the way back. */
const sheets = new Map<string, HTMLLinkElement>();

/** The sheet of paper is the same on every page. */
export const SCREEN_SHEETS = 'link[rel="stylesheet"]:not([media="print"])';

/** A media query of nothing: such a sheet is loaded and styles nothing. */
const OFF = 'not all';

/** Loads the style sheets of a page without using them. Rejects when one cannot be loaded. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.filter((href) => !isInDocument(href)).map(loadSheet));
}

/** Puts the loaded sheets of a page in the place of those before; in one task with the page itself nothing flashes. */
export function showStyles(hrefs: readonly string[]): void {
  for (const [href, link] of sheets) link.media = hrefs.includes(href) ? '' : OFF;
}

/** The first page's sheets are in the document before any script. */
function isInDocument(href: string): boolean {
  if (sheets.size === 0) {
    for (const link of document.head.querySelectorAll<HTMLLinkElement>(SCREEN_SHEETS))
      sheets.set(link.getAttribute('href') ?? '', link);
  }
  return sheets.has(href);
}

async function loadSheet(href: string): Promise<void> {
  sheets.set(href, await addSheet(href, OFF));
}
