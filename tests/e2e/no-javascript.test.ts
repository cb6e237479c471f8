import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITE_DIST, useBrowser } from '../support/browser';
import { OLDEST } from '../support/site';
import { testFixture } from '../support/fixture';

const PLAIN = { javaScriptEnabled: false, inert: true } as const;

/** One page of each kind. */
const KINDS = [
  '/',
  '/docs/latest',
  '/docs/latest/gadgets/',
  '/docs/latest/gadgets/trace_dns',
  `/docs/${OLDEST}/reference/run`,
  '/blog',
  '/blog/tags',
  '/blog/tags/gadget',
].filter((route) => existsSync(path.join(SITE_DIST, route, 'index.html')));

/** Controls that would do nothing; native elements work without scripts. */
const deadControls = (page: Page): Promise<string[]> =>
  page
    .locator('button:visible, [role="button"]:visible')
    .evaluateAll((found) => found.map((control) => control.outerHTML));

describe('Without JavaScript', () => {
  const { visit, origin } = useBrowser();

  test.each(KINDS)('%s can be read, its links answer, and it shows no dead control', async (route) => {
    const page = await visit(route, PLAIN);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect((await page.locator('#main').innerText()).length).toBeGreaterThan(100);
    expect(await deadControls(page)).toEqual([]);
    const links = await page
      .locator('a[href]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href.replace(/#.*$/, '')));
    const own = [...new Set(links)].filter((link) => link.startsWith(origin()));
    expect(own.length).toBeGreaterThan(5);
    const answers = await Promise.all(own.slice(0, 60).map(async (link) => `${(await fetch(link)).status} ${link}`));
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  });

  test('a click follows a link', async () => {
    const page = await visit('/docs/latest/quick-start', PLAIN);
    await page.locator('aside.sidebar').getByRole('link', { name: 'Gadgets', exact: true }).first().click();
    await page.waitForURL('**/docs/latest/gadgets/');
    expect(await page.locator('h1').innerText()).toBe('Gadgets');
  });

  test('on a phone the sidebar is there, and categories open', async () => {
    const page = await visit('/docs/latest/quick-start', { ...PLAIN, viewport: { width: 320, height: 700 } });
    expect(await page.locator('.sidebar__nav').isVisible()).toBe(true);
    expect(await page.locator('.navbar').getByRole('link', { name: 'Docs' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('the not-found page says where to go', async () => {
    const page = await visit('/nowhere', { ...PLAIN, faults: [/404/] });
    expect(await page.locator('#main a').count()).toBeGreaterThan(2);
  });
});

describe('Without JavaScript, the parts of an article', () => {
  const { visit } = testFixture('shell');

  test('all tabs are shown, each with its label', async () => {
    const page = await visit('/docs/latest/guides/parts', PLAIN);
    expect(await page.locator('.tabs__list').first().isVisible()).toBe(false);
    expect(await page.locator('.tabs__panel:visible').count()).toBe(4);
    expect(await page.locator('.tabs__label:visible').allInnerTexts()).toEqual(['kubectl', 'ig', 'kubectl', 'ig']);
  });

  test('an announcement cannot be closed, so it has no button for that', async () => {
    const page = await visit('/docs/latest', PLAIN);
    expect(await page.locator('.announcement').isVisible()).toBe(true);
    expect(await page.locator('.announcement__close').isVisible()).toBe(false);
  });
});
