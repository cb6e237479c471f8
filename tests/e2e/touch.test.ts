import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pixels, scrollTop } from '../support/browser';
import { testFixture } from '../support/fixture';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** On a phone tables are stacked. */
const TABLET = { ...PHONE, viewport: { width: 700, height: 900 } };
const WITH_TABLES = '/docs/latest/guides/parts';

const { visit } = testFixture('shell');

/** Draws a finger over the screen, from the middle of an element. */
async function swipe(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const start = { x: box.x + Math.min(box.width, 360) / 2, y: box.y + Math.min(box.height, 200) / 2 };
  const session = await page.context().newCDPSession(page);
  const STEPS = 10;
  const touch = (type: 'touchStart' | 'touchMove', part: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: start.x + (by.x * part) / STEPS, y: start.y + (by.y * part) / STEPS }],
    });
  await touch('touchStart', 0);
  for (let part = 1; part <= STEPS; part++) await touch('touchMove', part);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const scrolledAside = (region: Locator): Promise<number> => region.evaluate(({ scrollLeft }) => scrollLeft);

describe('Tables that are wider than a tablet', () => {
  const wide = async (page: Page): Promise<Locator> => {
    const regions = page.locator('.table-scroll');
    const at = await regions.evaluateAll((found) =>
      found.findIndex(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 40),
    );
    expect(at, 'a wide table').toBeGreaterThanOrEqual(0);
    const region = regions.nth(at);
    await region.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return region;
  };

  test('move sideways under the finger, and the page does not', async () => {
    const page = await visit(WITH_TABLES, TABLET);
    const region = await wide(page);
    const before = await scrollTop(page);
    await swipe(page, region, { x: -120, y: 0 });
    await expect.poll(() => scrolledAside(region)).toBeGreaterThan(20);
    await expect.poll(() => scrollTop(page)).toEqual(pixels(before));
    expect(await page.evaluate(() => scrollX)).toBe(0);
    // The first column says what a row is about.
    const left = await region.evaluate((element) => {
      const cell = element.querySelector('tbody :is(th, td):first-child');
      return cell ? cell.getBoundingClientRect().left - element.getBoundingClientRect().left : -1;
    });
    expect(left).toBeCloseTo(0, 0);
  });

  test('do not stop a finger that scrolls down the page', async () => {
    const page = await visit(WITH_TABLES, TABLET);
    const region = await wide(page);
    const before = await scrollTop(page);
    await swipe(page, region, { x: 0, y: -200 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 50);
    expect(await scrolledAside(region)).toBe(0);
  });
});
