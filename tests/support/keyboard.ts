import type { Page } from 'playwright-core';
import { IN_FIREFOX } from './launch';

/** More stops than any page has. */
const MOST_STOPS = 400;

/** The name of what has the focus: a label's own words, or the text of a button. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const label = isField || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null;
    const words = label?.querySelector('span') ?? label ?? element;
    return (element?.getAttribute('aria-label') ?? words?.textContent ?? '').trim();
  });

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    const found = await focusedName(page);
    if (typeof name === 'string' ? found === name : name.test(found)) return;
  }
  throw new Error(`${key} does not lead to ${String(name)}.`);
}

/** Focuses the element with this name and presses Enter. */
export async function press(page: Page, name: string | RegExp, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

/** Presses the down arrow in the focused list until this option is selected. */
export async function choose(page: Page, label: string): Promise<void> {
  for (let step = 0; step < MOST_STOPS; step++) {
    const chosen = await page.evaluate(() => {
      const list = document.activeElement;
      return list instanceof HTMLSelectElement ? list.selectedOptions[0]?.label : null;
    });
    if (chosen === label) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The list has no "${label}".`);
}

/** What the page has copied. */
export async function copiedText(page: Page): Promise<string> {
  if (!IN_FIREFOX) return page.evaluate(() => navigator.clipboard.readText());
  return page.evaluate(() => (window as { copiedText?: string }).copiedText ?? '');
}

/**
 * Lets a test see what the page copies. Firefox lets no driver read the clipboard:
 * there, what is handed to it is noted.
 */
export async function watchClipboard(page: Page): Promise<void> {
  if (!IN_FIREFOX) return page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // The empty page before the first one has no clipboard.
    if (!('clipboard' in navigator)) return;
    navigator.clipboard.writeText = (text) => {
      (window as { copiedText?: string }).copiedText = text;
      return Promise.resolve();
    };
  });
}
