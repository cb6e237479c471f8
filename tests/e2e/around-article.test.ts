import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scrollTop, untilLive } from '../support/browser';
import { testFixture } from '../support/fixture';

const LONG = '/docs/latest/guides/long';
const PARTS = '/docs/latest/guides/parts';

const { visit, origin } = testFixture('shell');

const isOpen = (details: Locator): Promise<boolean> =>
  details.evaluate((element) => (element as HTMLDetailsElement).open);

describe('The contents list follows scrolling', () => {
  const current = (page: Page): Promise<string[]> =>
    page.locator('.page__toc .toc__link[aria-current="true"]').allInnerTexts();

  test('down, up, and to the last heading at the end of the page', async () => {
    const page = await visit(LONG);
    await page
      .locator('#middle')
      .evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 80));
    await expect.poll(() => current(page)).toEqual(['Middle']);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => current(page)).toEqual(['End']);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => current(page)).not.toContain('End');
  });

  test('on narrow screens it stands above the article, closed', async () => {
    const page = await visit(LONG, { viewport: { width: 390, height: 800 } });
    const disclosure = page.locator('.toc-disclosure');
    expect(await isOpen(disclosure)).toBe(false);
    await disclosure.locator('summary').click();
    await disclosure.getByRole('link', { name: 'End' }).click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(400);
  });
});

const category = (page: Page, name: string): Locator =>
  page.locator('aside.sidebar details', { has: page.locator('> summary', { hasText: name }) }).last();

describe('Sidebar categories stay as the reader left them', () => {
  test('across pages: opened ones stay open, closed ones closed, the current one opens', async () => {
    const page = await visit(LONG);
    const reference = category(page, 'Reference');
    expect(await isOpen(reference)).toBe(false);
    await reference.locator('> summary').click();
    await expect.poll(() => isOpen(reference)).toBe(true);
    await page.locator('aside.sidebar').getByRole('link', { name: 'Parts' }).click();
    await untilLive(page, PARTS);
    expect(await isOpen(reference)).toBe(true);
    await reference.locator('> summary').click();
    await expect.poll(() => isOpen(reference)).toBe(false);
    await page.locator('aside.sidebar').getByRole('link', { name: 'Long' }).click();
    await untilLive(page, LONG);
    expect(await isOpen(reference)).toBe(false);
    expect(await page.locator('aside.sidebar [aria-current="page"]').allInnerTexts()).toEqual(['Long']);
  });
});

test('with reduced motion a category opens in 1 ms', async () => {
  const page = await visit(PARTS, { reducedMotion: 'reduce' });
  const folded = category(page, 'Reference');
  const duration = await folded.locator('> summary').evaluate((summary) => {
    (summary as HTMLElement).click();
    return Number(summary.parentElement?.getAnimations()[0]?.effect?.getTiming().duration);
  });
  expect(duration).toBe(1);
  await expect.poll(() => isOpen(folded)).toBe(true);
});

describe('Version dropdown', () => {
  const links = (page: Page): Locator => page.locator('.navbar .navbar__item--docsVersionDropdown .dropdown__link');

  test('appears only when the path contains /docs', async () => {
    const page = await visit(LONG);
    expect(await page.locator('summary:visible', { hasText: /^Version/ }).count()).toBe(1);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await untilLive(page, '/');
    expect(await page.locator('summary:visible', { hasText: /^Version/ }).count()).toBe(0);
  });

  test('keeps page, query and hash, and leads to the version’s home where the page is missing', async () => {
    const page = await visit(`${LONG}?q=1#middle`);
    await page.locator('summary:visible', { hasText: 'Version: latest' }).click();
    expect(await links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
      `${LONG}?q=1#middle`,
      '/docs/v2/guides/long?q=1#middle',
      '/docs/v1/guides/long?q=1#middle',
    ]);
    await links(page).nth(2).click();
    await untilLive(page, '/docs/v1/guides/long');
    expect(page.url()).toContain('/docs/v1/guides/long?q=1#middle');
    await page.goto(`${origin()}/docs/latest/guides/new`);
    await untilLive(page);
    await page.locator('summary:visible', { hasText: 'Version: latest' }).click();
    expect(await links(page).nth(2).getAttribute('href')).toBe('/docs/v1');
  });

  test('opens and closes by keyboard and by a press outside', async () => {
    const page = await visit(LONG);
    const button = page.locator('summary:visible', { hasText: 'Version: latest' });
    const menu = page.locator('.dropdown', { has: button });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() =>
        links(page)
          .first()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() =>
        links(page)
          .last()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen(menu)).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await page.mouse.click(640, 600);
    await expect.poll(() => isOpen(menu)).toBe(false);
    await button.click();
    await button.focus();
    // Two stops more than the versions: the upgrade guide, and the entry that keeps one offline.
    const stops = (await links(page).count()) + 3;
    for (let count = 0; count < stops; count++) await page.keyboard.press('Tab');
    await expect.poll(() => isOpen(menu)).toBe(false);
  });
});
