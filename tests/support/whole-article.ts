import type { Page } from 'playwright-core';
import { idleMoments } from './browser';

/** Has the browser lay out the whole article, as after a reader has been everywhere: tools that compare boxes need it. */
export async function layOutArticle(page: Page): Promise<void> {
  const isNew = await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return false;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.prose > * { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    return true;
  });
  if (isNew) await idleMoments(page);
}
