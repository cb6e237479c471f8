import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HIGHLIGHT_FRAME_TIMEOUT_MS } from '../../src/shared/constants';
import { liveText, travel, untilLive, useBrowser } from '../support/browser';
import { intercept } from '../support/intercept';
import { ask, hrefOf } from '../support/search';
import { layOutArticle } from '../support/whole-article';

const PAGE = '/docs/latest/gadgets/trace_exec';
const FRAMED = '/docs/latest/gadgets/trace_open';

const { visit } = useBrowser();

const marks = (page: Page): Promise<string[]> => page.locator('#main mark').allInnerTexts();
const words = (texts: string[]): string[] => [...new Set(texts.map((text) => text.toLowerCase()))];

/**
 * Follows a search result to a page whose article has a frame with another page of
 * the site, which loads once `ready` resolves.
 */
async function visitFramed(
  ready: Promise<void> = Promise.resolve(),
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await visit('/docs/latest', prepare ? { prepare } : {});
  await intercept(page, `**/_data${PAGE}.json*`, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { html: string };
    await route.fulfill({
      response,
      json: {
        ...data,
        html: data.html.replace('<p>', `<iframe title="Frame" src="${FRAMED}"></iframe><p>`),
      },
    });
  });
  await intercept(page, `**${FRAMED}`, async (route) => {
    await ready;
    await route.continue();
  });
  await ask(page, 'trace_exec process');
  await page.keyboard.press('Enter');
  await page.locator('iframe[title="Frame"]').waitFor({ state: 'attached' });
  return page;
}

describe('Search results navigate to the matched page and highlight the matched word', () => {
  test('a row of a table: its page, its place, the words marked; a correction as it is spelled on the page', async () => {
    const page = await visit('/docs/latest');
    const { options } = await ask(page, 'ignore failed exec');
    expect(await hrefOf(options.first())).toBe(
      '/docs/latest/gadgets/trace_exec?q=ignore+failed+exec#param-ignore-failed',
    );
    await page.keyboard.press('Enter');
    await untilLive(page, PAGE);
    await expect.poll(() => marks(page)).not.toEqual([]);
    const top = await page.locator('#param-ignore-failed').evaluate((row) => row.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(800);
    expect(await page.locator('#param-ignore-failed mark').count()).toBeGreaterThan(0);
    await ask(page, 'promethues');
    await page.keyboard.press('Enter');
    await expect.poll(() => marks(page).then(words)).toContain('prometheus');
  });

  test('the marks can be cleared, and the address forgets the words', async () => {
    const page = await visit(`${PAGE}?q=namespace#run-it`);
    const clear = page.getByRole('button', { name: /^Clear highlights \(\d+\)$/ });
    await clear.waitFor();
    expect(words(await marks(page))).toEqual(expect.arrayContaining(['namespace']));
    const text = await page.locator('#main').evaluate((main) => main.textContent);
    await clear.click();
    await expect.poll(() => marks(page)).toEqual([]);
    expect(await page.locator('#main').evaluate((main) => main.textContent)).toBe(text);
    expect(page.url()).toMatch(/trace_exec#run-it$/);
    expect(await clear.count()).toBe(0);
    await expect.poll(() => liveText(page)).toBe('Highlights cleared.');
  });

  test('they disappear on the next page and return with the page before', async () => {
    const page = await visit(`${PAGE}?q=process`);
    await expect.poll(() => marks(page)).not.toEqual([]);
    // Blocks that are laid out late would move the link away from under the click.
    await layOutArticle(page);
    await page.locator('.pagination [rel=next]').click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(PAGE);
    await expect.poll(() => marks(page)).toEqual([]);
    await travel(page, -1);
    await untilLive(page, PAGE);
    await expect.poll(() => marks(page)).not.toEqual([]);
  });
});

describe('Highlighting in a same-origin frame is given up after 5000 ms', () => {
  const inFrame = (page: Page): Promise<number> => page.frameLocator('iframe[title="Frame"]').locator('mark').count();

  test('a frame that loads in time is marked, and cleared with the page', async () => {
    const page = await visitFramed();
    await expect.poll(() => inFrame(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Clear/ }).click();
    await expect.poll(() => inFrame(page)).toBe(0);
  });

  test('one that loads later is left alone', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await visitFramed(held, (fresh) => fresh.clock.install());
    await page.getByRole('button', { name: /^Clear/ }).waitFor();
    await page.clock.runFor(HIGHLIGHT_FRAME_TIMEOUT_MS + 100);
    release();
    await page.frameLocator('iframe[title="Frame"]').locator('h1').waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLIFrameElement>('iframe[title="Frame"]')?.contentDocument?.readyState === 'complete',
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await inFrame(page)).toBe(0);
    expect(await marks(page)).not.toEqual([]);
  });
});

describe('The query in the address is text', () => {
  const MARKUP = '<img src=x onerror="window.hit=1">';

  test('it is escaped by the box', async () => {
    const page = await visit('/docs/latest');
    const { dialog, options } = await ask(page, `dns ${MARKUP}`);
    expect(await hrefOf(options.first())).toMatch(/^[\w/?=&#+%.*-]+$/);
    expect(await dialog.locator('img').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => marks(page)).not.toEqual([]);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test.each([MARKUP, '%', '\u0000\u202e', 'a'.repeat(8000)])('and nothing in it runs: %.30s', async (query) => {
    const page = await visit(`${PAGE}?q=${encodeURIComponent(query)}`);
    await page.getByRole('button', { name: /^Clear/ }).waitFor();
    expect(await page.locator('#main img[src="x"], #main script').count()).toBe(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});
