import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedElement, liveText, pixels, scrollTop, travel, untilLive } from '../support/browser';
import { testFixture } from '../support/fixture';
import { follow, isSameDocument, mark } from '../support/navigation';

const START = '/docs/latest';
const LONG = '/docs/latest/guides/long';
const PARTS = '/docs/latest/guides/parts';
const { visit } = testFixture('shell');

/** Top of an element in the window. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Waits until the bar has slid away or back. Pressed on its way, its links move off from under the pointer. */
async function waitForBar(page: Page, place: 'in view' | 'away'): Promise<void> {
  const placeOf = (bar: Element): string =>
    bar.getAnimations().length > 0 ? 'on its way' : bar.getBoundingClientRect().top < 0 ? 'away' : 'in view';
  await expect.poll(() => page.locator('.navbar').evaluate(placeOf)).toBe(place);
}

describe('After navigation the view scrolls to the anchor in the address, or to the top; a change of only the query string does not scroll', () => {
  test('to the top', async () => {
    const page = await visit(LONG);
    await page.evaluate(() => window.scrollTo(0, 400));
    await waitForBar(page, 'away');
    await page.evaluate(() => window.scrollTo(0, 300));
    await waitForBar(page, 'in view');
    await page.locator('.navbar').getByRole('link', { name: 'Parts', exact: true }).click();
    await untilLive(page, PARTS);
    expect(await scrollTop(page)).toBe(0);
  });

  test('to the anchor, below the navbar', async () => {
    const page = await visit(START);
    await follow(page, 'its middle', LONG);
    // The bar of this site hides while scrolling, so only its height is certain.
    const bottom = await page.locator('.navbar').evaluate((bar) => (bar as HTMLElement).offsetHeight);
    expect(await topOf(page, '#middle')).toBeGreaterThanOrEqual(bottom);
    expect(await topOf(page, '#middle')).toBeLessThan(bottom + 60);
  });

  test('to the top for an anchor that does not exist', async () => {
    const page = await visit(LONG);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate((to) => document.querySelector('#main a')?.setAttribute('href', `${to}#nowhere`), PARTS);
    await page
      .locator('#main .prose a')
      .first()
      .evaluate((link, to) => link.setAttribute('href', `${to}#nowhere`), PARTS);
    await page.locator('#main .prose a').first().click();
    await untilLive(page, PARTS);
    expect(await scrollTop(page)).toBe(0);
  });

  test('not at all when only the query changes', async () => {
    const page = await visit(LONG);
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 420));
    await page
      .locator('#main .prose a')
      .first()
      .evaluate((link, to) => link.setAttribute('href', `${to}?page=2`), LONG);
    await page
      .locator('#main .prose a')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL('**/long?page=2');
    await expect.poll(() => scrollTop(page)).toEqual(pixels(420));
    expect(await isSameDocument(page)).toBe(true);
  });

  test('back and forward restore the position', async () => {
    const page = await visit(LONG);
    await page.evaluate(() => window.scrollTo(0, 640));
    await page
      .locator('.navbar')
      .getByRole('link', { name: 'Parts' })
      .evaluate((link) => (link as HTMLElement).click());
    await untilLive(page, PARTS);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => scrollTop(page)).toEqual(pixels(300));
    await travel(page, -1);
    await untilLive(page, LONG);
    await expect.poll(() => scrollTop(page)).toEqual(pixels(640));
    await travel(page, 1);
    await untilLive(page, PARTS);
    await expect.poll(() => scrollTop(page)).toEqual(pixels(300));
  });
});

describe('Focus and a live region tell screen readers where they are', () => {
  test('the heading of the new page has the focus and is said', async () => {
    const page = await visit(START);
    await follow(page, 'long page', LONG);
    await expect.poll(() => focusedElement(page)).toContain('h1');
    await expect.poll(() => liveText(page)).toBe('Long');
    expect(await page.locator('#live-region').getAttribute('aria-live')).toBe('polite');
  });

  test('with a hash its target has the focus', async () => {
    const page = await visit(START);
    await follow(page, 'its middle', LONG);
    await expect.poll(() => focusedElement(page)).toContain('h2#middle');
  });

  test('the first Tab reaches the skip link, which leads to the content', async () => {
    const page = await visit(LONG);
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedElement(page)).toContain('Skip to main content');
    expect(await page.locator('.skip-link').boundingBox()).toMatchObject({ y: pixels(8) });
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedElement(page)).toContain('main#main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true);
  });
});
