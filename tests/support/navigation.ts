import type { Page } from 'playwright-core';
import { untilLive } from './browser';

/** Marks the document, so that a full load can be told from a change of the page within it. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

/** Whether no other document was loaded since `mark`. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** Follows a link of the article to another page. */
export async function follow(page: Page, name: string, path: string): Promise<void> {
  await page.locator('#main').getByRole('link', { name, exact: true }).click();
  await untilLive(page, path);
}
