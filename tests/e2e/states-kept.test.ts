import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilLive, warningsOf } from '../support/browser';
import { testFixture } from '../support/fixture';
import { IN_FIREFOX } from '../support/launch';

const START = '/docs/latest';
const LONG = '/docs/latest/guides/long';
const PARTS = '/docs/latest/guides/parts';

const { visit, origin } = testFixture('shell');

const theme = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);
const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Another tab of the same reader. */
async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin() + path);
  await untilLive(page);
  return page;
}

/** Puts a value into the local storage of the site before its pages are loaded. */
const keep = (page: Page, key: string, value: string): Promise<unknown> =>
  page.addInitScript(
    ([name, text]) => {
      // The empty page that a tab begins with has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem(name, text);
    },
    [key, value] as const,
  );

/** Makes every write to local storage fail as it does when the storage is full. */
const fillStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** Makes local storage throw as it does when the reader blocks it. */
const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });

describe('Colour mode: light or dark; defaults to light; user can toggle; the system preference counts only where the configuration says so; synchronised across tabs', () => {
  test('the toggle changes the mode, keeps it under the key "theme", and says what it does', async () => {
    const page = await visit(START);
    expect(await theme(page)).toBe('light');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await theme(page)).toBe('dark');
    expect(await kept(page, 'theme')).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
    await page.reload({ waitUntil: 'commit' });
    expect(await theme(page)).toBe('dark');
    await untilLive(page);
  });

  test('the kept mode is there before the first paint', async () => {
    const page = await visit(START, {
      inert: true,
      prepare: async (fresh) => {
        await keep(fresh, 'theme', 'dark');
        await fresh.addInitScript(() => {
          new MutationObserver((_, observer) => {
            if (!document.body) return;
            observer.disconnect();
            Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
          }).observe(document, { childList: true, subtree: true });
        });
      },
    });
    expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe('dark');
  });

  test('other tabs change at once', async () => {
    const page = await visit(START);
    const other = await secondTab(page.context(), LONG);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await other.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    await other.getByRole('button', { name: 'Switch to light mode' }).click();
    await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
  });

  // The protocol of Firefox cannot set what the system prefers.
  test.skipIf(IN_FIREFOX)('where the configuration says so, the system decides until the reader does', async () => {
    const page = await visit(START, { colorScheme: 'dark' });
    expect(await theme(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await theme(page)).toBe('dark');
  });
});

describe('Announcement bar: can be closed; closed state remembered; reappears when the bar id changes', () => {
  test('closed, it stays closed on every page and in every tab', async () => {
    const page = await visit(START);
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    const other = await secondTab(page.context(), PARTS);
    await bar.getByRole('button', { name: 'Close announcement' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await kept(page, 'announcement-dismissed')).toBe('true');
    expect(await kept(page, 'announcement-id')).toBe('autumn-2');
    await other.getByRole('complementary', { name: 'Announcement' }).waitFor({ state: 'detached' });
    await page.goto(origin() + LONG);
    expect(await page.locator('.announcement').isVisible()).toBe(false);
    await untilLive(page);
    expect(await page.locator('.announcement').count()).toBe(0);
  });

  test('the close of an earlier announcement does not hide this one', async () => {
    const page = await visit(START, {
      prepare: async (fresh) => {
        await keep(fresh, 'announcement-dismissed', 'true');
        await keep(fresh, 'announcement-id', 'spring-1');
      },
    });
    await page.getByRole('complementary', { name: 'Announcement' }).waitFor();
    await page.getByRole('link', { name: 'See the programme' }).click();
    await untilLive(page, LONG);
  });
});

describe('Preferred docs version is remembered per docs plugin', () => {
  test('the choice is kept under the key of the docs set and used by the Docs link', async () => {
    const page = await visit(LONG);
    await page.locator('summary:visible', { hasText: 'Version: latest' }).click();
    await page.getByRole('link', { name: 'v1', exact: true }).click();
    await untilLive(page, '/docs/v1/guides/long');
    expect(await kept(page, 'docs-preferred-version-default')).toBe('v1');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await untilLive(page, '/');
    const docs = page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true });
    expect(await docs.getAttribute('href')).toBe('/docs/v1');
    expect(await page.locator('.navbar').getByRole('link', { name: 'Parts' }).getAttribute('href')).toBe(
      '/docs/v1/guides/parts',
    );
    await page.reload();
    await expect.poll(() => docs.getAttribute('href')).toBe('/docs/v1');
  });
});

describe('Storage that is unavailable or full logs one warning and changes nothing else', () => {
  test.each([
    ['full', fillStorage],
    ['blocked', blockStorage],
  ] as const)('%s', async (_, fault) => {
    let warnings: string[] = [];
    const page = await visit(START, {
      prepare: async (fresh) => {
        warnings = warningsOf(fresh);
        await fault(fresh);
      },
    });
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await theme(page)).toBe('dark');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await page.locator('.announcement').waitFor({ state: 'detached' });
    await page.locator('summary:visible', { hasText: 'Version: latest' }).click();
    await page.getByRole('link', { name: 'v1', exact: true }).click();
    await untilLive(page, '/docs/v1');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await untilLive(page, '/');
    expect(await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).getAttribute('href')).toBe(
      '/docs/v1',
    );
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Local storage is unavailable');
  });
});
