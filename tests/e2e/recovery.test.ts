import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { idleMoments, pixels, scrollTop, travel, untilLive, warningsOf } from '../support/browser';
import { testFixture } from '../support/fixture';
import { intercept } from '../support/intercept';
import { layOutArticle } from '../support/whole-article';

const START = '/docs/latest';
const LONG = '/docs/latest/guides/long';
const PARTS = '/docs/latest/guides/parts';
const FAILED = [/ERR_FAILED/];

const { visit } = testFixture('shell');

/** Scrolls, and waits until the page has noticed it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toEqual(pixels(top));
}

const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('#main')?.append(link);
    link.click();
  }, href);

describe('A chunk that fails to load', () => {
  test('of a dialog: a red box with Retry says so', async () => {
    const page = await visit(PARTS, { faults: FAILED });
    await intercept(page, '**/assets/environment-*.js', (route) => route.abort());
    await page.locator('var.reader-var').first().click();
    const box = page.getByRole('dialog').getByRole('alert');
    await box.getByText('could not be loaded').waitFor();
    await page.unroute('**/assets/environment-*.js');
    await Promise.all([page.waitForEvent('load'), box.getByRole('button', { name: 'Retry' }).click()]);
    await untilLive(page);
  });

  test('of the search: Retry loads the page again and opens the box with what was typed', async () => {
    const page = await visit(START, { faults: FAILED });
    await intercept(page, '**/assets/search-*.js', (route) => route.abort());
    await page.keyboard.press('/');
    const box = page.getByRole('dialog', { name: 'Search' }).getByRole('alert');
    await box.waitFor();
    await page.unroute('**/assets/search-*.js');
    await Promise.all([page.waitForEvent('load'), box.getByRole('button', { name: 'Retry' }).click()]);
    await page.locator('.search__input').waitFor();
  });
});

describe('The place on a page', () => {
  test('survives a deployment: the page reloads where the reader left it', async () => {
    const page = await visit(LONG, { faults: FAILED });
    await scrollTo(page, 900);
    await follow(page, PARTS);
    await untilLive(page, PARTS);
    await scrollTo(page, 200);
    await follow(page, START);
    await untilLive(page, START);
    await page.reload();
    await untilLive(page, START);
    await intercept(page, '**/_data/docs/**', (route) => route.abort());
    const loaded = page.waitForEvent('load');
    await page.goBack();
    await loaded;
    await untilLive(page, PARTS);
    await expect.poll(() => scrollTop(page)).toEqual(pixels(200));
    const again = page.waitForEvent('load');
    await page.goBack();
    await again;
    await untilLive(page, LONG);
    await expect.poll(() => scrollTop(page)).toEqual(pixels(900));
  });

  test('survives a kept choice of tabs above it', async () => {
    const page = await visit(PARTS);
    await page.getByRole('tab', { name: 'ig' }).first().click();
    // Blocks that are laid out late would change the height of the page after it was measured.
    await layOutArticle(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const before = await scrollTop(page);
    for (let round = 0; round < 2; round++) {
      await follow(page, START);
      await untilLive(page, START);
      await page.goBack();
      await untilLive(page, PARTS);
      await expect.poll(() => scrollTop(page)).toEqual(pixels(before));
    }
  });
});

describe('Back after a jump within the page', () => {
  test('where the reader scrolled right before it, in the same moment', async () => {
    const page = await visit(LONG);
    await page.evaluate(() => {
      window.scrollTo({ top: 60, behavior: 'instant' });
      document.querySelector<HTMLAnchorElement>('.page__toc a[href="#end"]')?.click();
    });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    await travel(page, -1);
    await expect.poll(() => scrollTop(page)).toEqual(pixels(60));
    await travel(page, 1);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  });
});

describe('Without network', () => {
  const OFFLINE = { faults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] };
  const noticeOf = (page: Page) => page.locator('.notice');

  test('a notice appears that leaves the page usable, and the latest link is followed once the network is back', async () => {
    const page = await visit(LONG, OFFLINE);
    const warnings = warningsOf(page);
    await page.context().setOffline(true);
    await follow(page, START);
    await noticeOf(page).waitFor();
    expect(warnings.some((warning) => warning.includes('could not be preloaded'))).toBe(true);
    expect([new URL(page.url()).pathname, await page.locator('h1').innerText()]).toEqual([LONG, 'Long']);
    // The page scrolls, its controls work, and jumps within it are no other link.
    await page.locator('.page__toc a[href="#end"]').click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    await page.locator('.color-toggle').click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await follow(page, PARTS);
    await noticeOf(page).waitFor();
    expect(await noticeOf(page).count()).toBe(1);
    await page.context().setOffline(false);
    await untilLive(page, PARTS);
    expect(await noticeOf(page).count()).toBe(0);
  });

  test('closing the notice forgets the link', async () => {
    const page = await visit(LONG, OFFLINE);
    await page.context().setOffline(true);
    await follow(page, PARTS);
    await noticeOf(page).getByRole('button', { name: 'Close' }).click();
    await page.context().setOffline(false);
    await idleMoments(page);
    expect([new URL(page.url()).pathname, await noticeOf(page).count()]).toEqual([LONG, 0]);
    await follow(page, PARTS);
    await untilLive(page, PARTS);
  });

  test('Back without a network navigates once the network returns, and Forward leads to the page that stayed', async () => {
    const page = await visit(START, OFFLINE);
    await follow(page, LONG);
    await untilLive(page, LONG);
    await page.reload();
    await untilLive(page, LONG);
    await page.context().setOffline(true);
    await travel(page, -1);
    await noticeOf(page).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(LONG);
    await page.context().setOffline(false);
    await untilLive(page, START);
    await travel(page, 1);
    await untilLive(page, LONG);
  });
});

describe('Dialogs and the history', () => {
  test('Back with the search open leaves the page and closes the box', async () => {
    const page = await visit(START);
    await follow(page, LONG);
    await untilLive(page, LONG);
    await page.keyboard.press('/');
    await page.locator('.search__input').waitFor();
    await page.goBack();
    await untilLive(page, START);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});
