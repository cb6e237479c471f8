import { describe, expect, test } from 'vitest';
import { PROGRESS_DELAY_MS } from '../../src/shared/constants';
import { scrollTop, untilLive } from '../support/browser';
import { testFixture } from '../support/fixture';
import { pauseRequests } from '../support/intercept';

const START = '/docs/latest';
const LONG = '/docs/latest/guides/long';
const PARTS = '/docs/latest/guides/parts';

const { visit } = testFixture('shell');

describe('Page load: loading (spinner shown after a delay), failed (error text in a red box with a Retry button that reloads), loaded', () => {
  test('loading: a spinner comes after a delay, while the page can be read; loaded: the spinner is removed', async () => {
    let release = (): void => undefined;
    const page = await visit('/wait', {
      inert: true,
      prepare: async (fresh) => ({ release } = await pauseRequests(fresh, '**/assets/wait-*.js')),
    });
    await page.locator('.spinner[role="status"]').getByText('Loading').waitFor();
    expect(await page.locator('#ready').isVisible()).toBe(true);
    release();
    await page.locator('.spinner').waitFor({ state: 'detached' });
    await untilLive(page);
  });

  test('a page that loads at once never shows it', async () => {
    const page = await visit('/wait', {
      prepare: async (fresh) => {
        // By the clock of the page it loads at once, however slow the machine is.
        await fresh.clock.install();
        await fresh.clock.pauseAt(Date.now() + 60_000);
        await fresh.addInitScript(() => {
          new MutationObserver(() => {
            if (document.querySelector('.spinner')) Object.assign(window, { sawSpinner: true });
          }).observe(document, { childList: true, subtree: true });
        });
      },
    });
    await page.clock.runFor(2 * PROGRESS_DELAY_MS);
    expect(await page.evaluate(() => 'sawSpinner' in window)).toBe(false);
  });

  test('failed: error text in a red box, and Retry loads the page again', async () => {
    const page = await visit('/wait', {
      inert: true,
      faults: [/ERR_FAILED.*wait-/],
      prepare: (fresh) => fresh.route('**/assets/wait-*.js', (route) => route.abort()),
    });
    const box = page.locator('.error-box[role="alert"]');
    await box.waitFor();
    expect(await box.locator('p').innerText()).toMatch(/(?:Failed to fetch|error loading) dynamically imported module/);
    const [red, green, blue] =
      (await box.evaluate((element) => getComputedStyle(element).borderInlineStartColor)).match(/\d+/g)?.map(Number) ??
      [];
    expect(red).toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255));
    expect(await page.locator('#ready').isVisible()).toBe(true);

    await page.unroute('**/assets/wait-*.js');
    await box.getByRole('button', { name: 'Retry' }).click();
    await untilLive(page);
    expect(await page.locator('.error-box').count()).toBe(0);
  });
});

describe('Route change: loading while the next page loads, then loaded; on failure the page reloads', () => {
  test(`the progress bar appears ${PROGRESS_DELAY_MS} ms after a route change begins, and disappears when it ends`, async () => {
    const page = await visit(START, { prepare: (fresh) => fresh.clock.install() });
    const { asked, release } = await pauseRequests(page, '**/_data/**/long.json*');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'long page', exact: true }).click();
    await asked;
    await page.clock.runFor(PROGRESS_DELAY_MS - 1);
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await page.clock.runFor(1);
    await page.getByRole('progressbar', { name: 'Loading page' }).waitFor();
    await page.clock.resume();
    release();
    await untilLive(page, LONG);
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });
});

describe('Hydration flag starts false, true after the first client render', () => {
  test('the document comes without it, and has it as soon as the shell is alive', async () => {
    const page = await visit(START, {
      inert: true,
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          addEventListener('DOMContentLoaded', () =>
            Object.assign(window, { flagAtFirst: document.documentElement.dataset['hydrated'] ?? 'unset' }),
          );
        }),
    });
    expect(await page.evaluate(() => (window as unknown as { flagAtFirst: string }).flagAtFirst)).toBe('unset');
    await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
  });
});

describe('Mobile sidebar: opens and closes; closes itself when the screen becomes wider than 996 px', () => {
  const PHONE = { viewport: { width: 390, height: 800 } };

  test('opens with the links of the navbar and the sidebar, traps the focus, and gives it back', async () => {
    const page = await visit(LONG, PHONE);
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    expect(await drawer.getByRole('link', { name: 'Long', exact: true }).getAttribute('aria-current')).toBe('page');
    await drawer.getByRole('link', { name: 'Source' }).waitFor();
    for (let count = 0; count < 30; count++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() =>
        document.activeElement?.closest('#drawer') ? 'drawer' : document.activeElement?.tagName,
      );
      // Past the last control the browser's own controls are next.
      expect(['drawer', 'BODY']).toContain(where);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  });

  test('closes by its button and by a press outside it', async () => {
    const page = await visit(LONG, PHONE);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('button', { name: 'Close menu' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.waitFor();
    await page.mouse.click(365, 500);
    await drawer.waitFor({ state: 'hidden' });
  });

  test('closes on navigation, to the same page too', async () => {
    const page = await visit(LONG, PHONE);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('link', { name: 'Parts' }).last().click();
    await untilLive(page, PARTS);
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('link', { name: 'Parts' }).last().click();
    await drawer.waitFor({ state: 'hidden' });
  });

  test('closes when the screen becomes wider than 996 px, not before', async () => {
    const page = await visit(LONG, PHONE);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.waitFor();
    await page.setViewportSize({ width: 996, height: 800 });
    expect(await drawer.isVisible()).toBe(true);
    await page.setViewportSize({ width: 997, height: 800 });
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
    expect(await page.locator('aside.sidebar').isVisible()).toBe(true);
  });

  test('categories are the same in the drawer and in the column', async () => {
    const page = await visit(LONG, PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const category = page.locator('#drawer details', { has: page.getByText('Reference', { exact: true }) });
    await category.getByText('Reference', { exact: true }).click();
    await expect.poll(() => category.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
    await page.locator('#drawer').getByRole('link', { name: 'Plain' }).click();
    await untilLive(page, '/docs/latest/reference/plain');
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await category.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
  });
});

describe('Navbar can hide on scroll', () => {
  test('it disappears on scrolling down, and returns on scrolling up and on focus', async () => {
    const page = await visit(LONG);
    const isHidden = (): Promise<boolean> =>
      page
        .locator('.navbar')
        .evaluate((bar) => bar.classList.contains('navbar--hidden') && bar.getBoundingClientRect().bottom <= 0);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(isHidden).toBe(true);
    await page.mouse.wheel(0, -120);
    await expect.poll(isHidden).toBe(false);
    await page.mouse.wheel(0, 300);
    await expect.poll(isHidden).toBe(true);
    await page.locator('.navbar__brand').focus();
    await expect
      .poll(() => page.locator('.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().top)))
      .toBe(0);
    expect(await scrollTop(page)).toBeGreaterThan(300);
  });
});
