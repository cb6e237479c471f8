import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedElement, untilLive, useBrowser } from '../support/browser';
import { ask, openSearch, searchBox, searchButton, typeQuery } from '../support/search';

const PAGE = '/docs/latest/gadgets/trace_exec';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const { visit } = useBrowser();
const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('Opening', () => {
  test('keys and the button open the box with the field focused, and its end gives the focus back', async () => {
    const page = await visit(PAGE);
    const { dialog, field } = searchBox(page);
    for (const key of ['Control+K', 'Meta+K', '/']) {
      await page.keyboard.press(key);
      await field.waitFor();
      await expect.poll(() => focusedElement(page), { message: key }).toContain('input');
      expect(await dialog.evaluate((box) => box.matches(':modal'))).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focusedElement(page), { message: key }).toBe('body');
    }
    await openSearch(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedElement(page)).toContain('button.search-button');
  });

  test('the button and a click outside the box close it', async () => {
    const page = await visit(PAGE);
    const { dialog } = await openSearch(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openSearch(page);
    await page.mouse.click(5, 790);
    await dialog.waitFor({ state: 'detached' });
  });

  test('what was typed survives a reload of the page, not the closing of the box', async () => {
    const page = await visit(PAGE);
    const { dialog, field, options } = await ask(page, 'packet loss');
    await page.reload();
    await untilLive(page);
    await options.first().waitFor();
    expect(await field.inputValue()).toBe('packet loss');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await openSearch(page);
    expect(await field.inputValue()).toBe('');
    await page.reload();
    await untilLive(page);
    expect(await dialog.count()).toBe(0);
  });
});

describe('Moving through the results', () => {
  test('arrow keys go around, Page Up and Page Down go by several, and the field says which one is active', async () => {
    const page = await visit(PAGE);
    const { field, options } = await ask(page, 'dns');
    const active = (): Promise<number> =>
      options.evaluateAll((all) => all.findIndex((option) => option.getAttribute('aria-selected') === 'true'));
    const count = await options.count();
    expect(count).toBeGreaterThan(3);
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
      ['PageDown', Math.min(5, count - 1)],
      ['PageUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(active).toBe(place);
      expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(place).getAttribute('id'));
    }
    expect(await field.getAttribute('aria-expanded')).toBe('true');
  });

  test('a result is a link that opens in its own tab', async () => {
    const page = await visit(PAGE);
    const { dialog, options } = await ask(page, 'trace_dns');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      options.first().click({ modifiers: ['Control'] }),
    ]);
    await untilLive(tab);
    expect(pathOf(tab)).toBe('/docs/latest/gadgets/trace_dns');
    expect(await dialog.count()).toBe(1);
  });
});

describe('On a phone', () => {
  test('everything fits in 360 px and works by touch', async () => {
    const page = await visit(PAGE, PHONE);
    await searchButton(page).tap();
    const box = searchBox(page);
    await typeQuery(box, 'which pod uses the bandwidth');
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('dialog *')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 0.5)
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(wide.filter((html) => !html.includes('chip'))).toEqual([]);
    await box.options.first().tap();
    await untilLive(page, '/docs/latest/gadgets/top_tcp');
  });
});
