import { expect, test } from 'vitest';
import { testFixture } from '../support/fixture';

const { visit } = testFixture('rough');

test('content wider than a phone scrolls in its own box or wraps, and never moves the page', async () => {
  const page = await visit('/docs/wide', { viewport: { width: 360, height: 800 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const reach = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
  for (const selector of ['.prose h2 code', '.prose pre', '.prose p > a'])
    expect(await reach(selector), selector).toBeLessThanOrEqual(360);
});
