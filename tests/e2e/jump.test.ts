import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser';

const LONG = '/docs/latest/reference/run';

const { visit } = useBrowser();

describe('The field of a long reference', () => {
  test.each([360, 1280])('jumps to a flag, below the field, in a window of %i px', async (width) => {
    const page = await visit(LONG, { viewport: { width, height: 800 } });
    const field = page.getByLabel('Jump to a flag or section');
    await field.click();
    await page.locator('[data-island="jump"][data-island-state="ready"]').waitFor();
    await field.fill('map-fetch-int');
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#row-map-fetch-interval');
    const [row, bar] = await Promise.all([
      page.locator('#row-map-fetch-interval').boundingBox(),
      page.locator('.jump').boundingBox(),
    ]);
    expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    expect(row?.y).toBeLessThan(400);
    await field.fill('lost … samples');
    await field.press('Enter');
    await page.locator('#lost-samples').waitFor();
    await field.fill('no such flag');
    await field.press('Enter');
    await page.getByText('Nothing on this page has that name.').waitFor();
  });

  test('is left out where it would do nothing, and the sections open without it', async () => {
    const page = await visit(LONG, { javaScriptEnabled: false, inert: true });
    expect(await page.locator('.jump').isVisible()).toBe(false);
    // A click could miss it: blocks that are laid out late move the section.
    await page.locator('summary', { hasText: 'Messages and what they mean' }).press('Enter');
    await page.locator('#lost-samples').waitFor();
  });
});

describe('A folded section of a long reference', () => {
  test('opens for its address', async () => {
    const page = await visit(`${LONG}#lost-samples`);
    expect(await page.locator('#lost-samples').isVisible()).toBe(true);
    const top = (await page.locator('#lost-samples').boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(100);
    expect(top).toBeLessThan(140);
  });

  test('opens for a link, and for marked words', async () => {
    const page = await visit(LONG);
    expect(await page.locator('#lost-samples').isVisible()).toBe(false);
    await page.evaluate(() => (location.hash = '#lost-samples'));
    await page.locator('#lost-samples').waitFor();
    const marked = await visit(`${LONG}?q=samples`);
    await marked.locator('#lost-samples mark').first().waitFor();
  });
});

test.each(['field-qtype', 'field-src.port', 'field-timestamp_raw', 'param-pid'])(
  'the address #%s opens what hides the row and marks all of it',
  async (id) => {
    const page = await visit(`/docs/latest/gadgets/trace_dns#${id}`);
    const row = page.locator(`[id="${id}"]`);
    await row.waitFor();
    const { y = -1 } = (await row.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(800);
    expect(await row.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  },
);
