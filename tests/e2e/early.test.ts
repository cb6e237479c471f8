import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { idleMoments, untilLive, useBrowser } from '../support/browser';
import { testFixture } from '../support/fixture';
import { pauseRequests } from '../support/intercept';

const START = '/docs/latest';
const LONG = '/docs/latest/guides/long';
const ENTRY = '**/assets/entry-client-*.js';
const PHONE = { viewport: { width: 390, height: 800 } };

const { visit } = testFixture('shell');
const { visit: visitSite } = useBrowser();

/** Opens a page whose entry does not come before `release`. */
async function visitUnstarted(path: string, options: object = {}): Promise<{ page: Page; release: () => void }> {
  let release = (): void => undefined;
  const page = await visit(path, {
    ...options,
    inert: true,
    until: 'commit',
    prepare: async (fresh) => ({ release } = await pauseRequests(fresh, ENTRY)),
  });
  await page.locator('.footer').waitFor();
  return { page, release };
}

/** Scripts that a page asked for, without their digests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/(?:assets|workers)\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name !== undefined) scripts.push(name);
  });
  return scripts;
}

/** Reports a paint as soon as it is queried, as Firefox does for frames that it paints without their style sheet. */
function paintsAtOnce(): void {
  window.PerformanceObserver = class extends PerformanceObserver {
    readonly #told: PerformanceObserverCallback;
    constructor(told: PerformanceObserverCallback) {
      super(told);
      this.#told = told;
    }
    override observe(): void {
      this.#told({ getEntries: () => [], getEntriesByName: () => [], getEntriesByType: () => [] }, this);
    }
  };
}

test('a page that is painted without its style sheet comes to life when it has it', async () => {
  let release = (): void => undefined;
  let scripts: string[] = [];
  let read = false;
  const page = await visit(START, {
    inert: true,
    until: 'commit',
    prepare: async (fresh) => {
      scripts = scriptsOf(fresh);
      fresh.on('domcontentloaded', () => (read = true));
      await fresh.addInitScript(paintsAtOnce);
      ({ release } = await pauseRequests(fresh, /assets\/site-.*\.css$/));
    },
  });
  await expect.poll(() => read).toBe(true);
  expect(await page.evaluate(() => document.querySelector('link')?.sheet)).toBe(null);
  expect(scripts).toEqual([]);
  release();
  await untilLive(page, START);
});

describe('A reader who only reads', () => {
  test('gets the first page back without asking for it again', async () => {
    const page = await visit(START);
    await page.getByRole('link', { name: 'long page', exact: true }).click();
    await untilLive(page, LONG);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // Coming near a link to it is no reason to ask either: it is kept.
    await page.locator(`a[href="${START}"]:visible`).first().hover();
    await page.goBack();
    await untilLive(page, START);
    expect(asked.filter((url) => url.includes('/docs/latest.json'))).toEqual([]);
    expect(await page.locator('.sidebar [aria-current="page"]').count()).toBe(1);
  });

  test('who comes near the search has its code before the press', async () => {
    let scripts: string[] = [];
    const page = await visitSite(START, { prepare: async (fresh) => void (scripts = scriptsOf(fresh)) });
    const asked = page.waitForRequest(/\/search-/);
    await page.locator('.search-button').hover();
    await asked;
    await expect.poll(() => scripts).toContain('worker');
  });

  test('who saves data gets it with the press', async () => {
    let scripts: string[] = [];
    const page = await visitSite(START, {
      prepare: async (fresh) => {
        scripts = scriptsOf(fresh);
        await fresh.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
        );
      },
    });
    await page.locator('.search-button').hover();
    await page.locator('.search-button').focus();
    await idleMoments(page);
    expect(scripts).toEqual(['entry-client']);
    await page.locator('.search-button').click();
    await page.locator('.search__input').waitFor();
  });
});

describe('What is done before the entry is there', () => {
  test('a press of the colour toggle counts', async () => {
    const { page, release } = await visitUnstarted(START);
    await page.locator('.color-toggle').first().click();
    release();
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  });

  test('a press of the menu button counts', async () => {
    const { page, release } = await visitUnstarted(LONG, PHONE);
    await page.locator('.navbar__toggle').click();
    release();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  test('a press of a tab counts', async () => {
    const { page, release } = await visitUnstarted('/docs/latest/guides/parts');
    await page.getByRole('tab', { name: 'ig' }).first().click();
    release();
    await untilLive(page);
    await page.getByText('With the needle-in-a-panel binary.').waitFor();
  });

  test('the keys of the search and the letters after them count', async () => {
    const { page, release } = await visitUnstarted(START);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('middlx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('e');
    release();
    await page.locator('.search__input').waitFor();
    await expect.poll(() => page.locator('.search__input').inputValue()).toBe('middle');
    await page.locator('.search__option').first().waitFor();
  });
});
