import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { SITE_DIST, useBrowser, withoutAlpha } from '../support/browser';
import { lackingPage, OLDEST } from '../support/site';
import { testFixture } from '../support/fixture';

const GADGET = '/docs/latest/gadgets/trace_dns';
/** One page of each kind; posts come with the blog. */
const KINDS = [
  '/',
  '/docs/latest',
  GADGET,
  '/docs/latest/gadgets/',
  '/docs/latest/reference/',
  '/docs/latest/reference/run',
  `/docs/${OLDEST}/quick-start`,
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/gadget',
  '/blog/authors',
  '/blog/2025/10/debug-kubernetes-pods-with-traceloop',
].filter((route) => existsSync(path.join(SITE_DIST, route, 'index.html')));
/** A short page for dialogs that every page has: axe-core also walks through the page behind a dialog. */
const SHORT = '/blog/authors';
const WIDTHS = [1280, 320];
/** Widths between them: what is laid out for a width must know that letters may be larger than it thinks. */
const LARGE_LETTER_WIDTHS = [360, 480, 640, 768];

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts in a box that cuts them off and has no button to show them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = (style: string): boolean => style === 'hidden' || style === 'clip';
        if (
          element.closest('.visually-hidden, svg, [aria-hidden="true"], pre:has(+ .code-block__more)') ||
          element.textContent.trim() === '' ||
          !element.checkVisibility()
        )
          return false;
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map(
        (element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.trim().slice(0, 60)}`,
      ),
  );

/** Controls of the bar that others cover, so that they cannot be pressed. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.navbar :is(a, button)')]
      .filter((control) => {
        if (!control.checkVisibility()) return false;
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(hit && (control.contains(hit) || hit.contains(control)));
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** What axe-core finds wrong with a part of a page in a wide and in a narrow window. */
async function violationsAtBothWidths(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await violationsInBothThemes(page, part)).map((line) => `${width} px: ${line}`));
  }
  return found;
}

describe('axe finds nothing, in light and dark, at 1280 and 320 px, and text at 200 % loses nothing', () => {
  const { visit } = useBrowser();

  test.each(KINDS)('%s', async (route) => {
    const page = await visit(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsInBothThemes(page), `${width} px`).toEqual([]);
      expect(await overflow(page), `horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [...WIDTHS, ...LARGE_LETTER_WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `horizontal scroll at ${width} px and 200 %`).toBeLessThanOrEqual(0);
      if (!WIDTHS.includes(width)) continue;
      expect(await cutOff(page), `cut off at ${width} px and 200 %`).toEqual([]);
      expect(await covered(page), `covered at ${width} px and 200 %`).toEqual([]);
    }
  });

  test('the not-found page', async () => {
    const lacking = lackingPage();
    const page = await visit(`/docs/${OLDEST}${lacking ?? '/gadgets/trace_dsn'}`, { faults: [/404/] });
    await page
      .getByText(lacking === null ? 'trace_dns' : 'Other versions have this page')
      .first()
      .waitFor();
    expect(await violationsAtBothWidths(page, ':root')).toEqual([]);
  });

  test('an open menu, with the version that can be saved', async () => {
    const page = await visit(GADGET);
    await page.locator('summary:visible', { hasText: 'Version: latest' }).click();
    await page.getByRole('button', { name: /^Save .* for offline use/ }).waitFor();
    expect(await violationsInBothThemes(page, '.navbar')).toEqual([]);
  });

  test('the list of keyboard shortcuts', async () => {
    const page = await visit(SHORT);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await violationsAtBothWidths(page, 'dialog')).toEqual([]);
  });

  test('the mobile sidebar', async () => {
    const page = await visit(GADGET, { viewport: { width: 320, height: 800 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test('the search dialog', async () => {
    const page = await visit(SHORT);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.waitFor();
    expect(await violationsAtBothWidths(page, 'dialog'), 'empty').toEqual([]);
    await page.keyboard.type('dns');
    await dialog.getByRole('option').first().waitFor();
    expect(await violationsAtBothWidths(page, 'dialog'), 'with results').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const backgrounds = await dialog
      .locator('.chip')
      .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).backgroundColor));
    const [pressed, ...others] = backgrounds.map(withoutAlpha);
    expect(others, 'kinds in forced colours').not.toContain(pressed);
  });

  test('the dialog of reader variables', async () => {
    const page = await visit(GADGET);
    await page.locator('var[data-var="NAMESPACE"]').first().click();
    await page.getByRole('dialog', { name: 'Your own values' }).waitFor();
    expect(await violationsAtBothWidths(page, 'dialog')).toEqual([]);
  });
});

describe('axe finds nothing in the states of the shell', () => {
  const { visit } = testFixture('shell');

  test('announcement, language menu, every part of an article', async () => {
    const page = await visit('/docs/latest/guides/parts');
    await page.locator('summary:visible', { hasText: 'Language: English' }).click();
    expect(await violationsAtBothWidths(page, ':root')).toEqual([]);
  });

  test('a crashed page', async () => {
    const page = await visit('/crash', { faults: [/numbers do not add up/] });
    await page.locator('#fail').click();
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test('a page that could not be loaded', async () => {
    const page = await visit('/wait', {
      inert: true,
      faults: [/ERR_FAILED/],
      prepare: (fresh) => fresh.route('**/assets/wait-*.js', (route) => route.abort()),
    });
    await page.locator('.error-box').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});
