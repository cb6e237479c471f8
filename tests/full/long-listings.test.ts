import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser';

const PHONE = { width: 360, height: 800 };

const { visit } = useBrowser();

describe('A long listing', () => {
  const TUTORIAL = '/docs/latest/gadget-devel/hello-world-gadget';
  const OUTPUT = '/docs/latest/gadgets/advise_networkpolicy';

  /** How much the listings of a page hide, in pixels. */
  const hiddenBy = (page: Page): Promise<number> =>
    page
      .locator('.code-block__pre')
      .evaluateAll((boxes) => Math.max(...boxes.map((box) => box.scrollHeight - box.clientHeight)));
  const buttons = (page: Page): Locator => page.getByRole('button', { name: /^Show all \d+ lines$/ });

  test.each([
    ['of a file on a phone', TUTORIAL, PHONE],
    ['of output on a wide screen', OUTPUT, { width: 1280, height: 800 }],
  ])('%s ends with a button that shows all lines', async (_, path, viewport) => {
    const page = await visit(path, { viewport });
    const button = buttons(page).first();
    const pre = button.locator('xpath=preceding-sibling::pre');
    const count = await pre.locator('.line').count();
    // Far down the page it is not laid out yet, and `innerText` of it would be empty.
    expect(await button.textContent()).toBe(`Show all ${count} lines`);
    expect(await hiddenBy(page)).toBeGreaterThan(100);
    // No box that scrolls: a finger or a wheel over it moves the page.
    expect(await pre.evaluate((box) => getComputedStyle(box).overflowY)).toBe('hidden');
    while ((await buttons(page).count()) > 0) {
      await button.focus();
      await page.keyboard.press('Enter');
    }
    expect(await hiddenBy(page)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.activeElement?.classList[0])).toBe('code-block');
  });

  test('shows all lines when the browser scrolls to a hidden one, as it does for text that is searched for', async () => {
    const page = await visit(TUTORIAL, { viewport: PHONE });
    const before = await buttons(page).count();
    const line = buttons(page).first().locator('xpath=preceding-sibling::pre').locator('.line:last-child');
    const text = await line.evaluateHandle((element) => element);
    await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(() => buttons(page).count()).toBe(before - 1);
    const top = await text.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top - PHONE.height / 2)).toBeLessThan(100);
  });
});
