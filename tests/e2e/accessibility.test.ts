import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { focusedElement, scrollTop, SITE_DIST, useBrowser, withoutAlpha } from '../support/browser';
import { lackingPage, OLDEST } from '../support/site';
import { startFixture } from '../support/fixture';

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
const WIDTHS = [1280, 320];
/** Widths between them: what is laid out for a width must know that letters may be larger than it thinks. */
const LARGE_LETTER_WIDTHS = [360, 480, 640, 768];

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts that stand in a box which cuts them off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = (style: string): boolean => style === 'hidden' || style === 'clip';
        if (
          element.closest('.visually-hidden, svg, [aria-hidden="true"]') ||
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

describe('axe finds nothing, in light and dark, at 1280 and 320 px; there is no horizontal scroll, and text at 200 % loses nothing', () => {
  const { visit } = useBrowser();

  test.each(KINDS)('%s', async (route) => {
    for (const width of WIDTHS) {
      const page = await visit(route, { viewport: { width, height: 900 } });
      expect(await violationsInBothThemes(page), `${width} px`).toEqual([]);
      expect(await overflow(page), `horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflow(page), `horizontal scroll at ${width} px and 200 %`).toBeLessThanOrEqual(0);
      expect(await cutOff(page), `cut off at ${width} px and 200 %`).toEqual([]);
      expect(await covered(page), `covered at ${width} px and 200 %`).toEqual([]);
    }
  });

  test.each(KINDS)('no horizontal scroll with letters of twice the size: %s', async (route) => {
    const page = await visit(route);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of LARGE_LETTER_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('the not-found page', async () => {
    const lacking = lackingPage();
    for (const width of WIDTHS) {
      const page = await visit(`/docs/${OLDEST}${lacking ?? '/gadgets/trace_dsn'}`, {
        viewport: { width, height: 900 },
        faults: [/404/],
      });
      await page
        .getByText(lacking === null ? 'trace_dns' : 'Other versions have this page')
        .first()
        .waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);
    }
  });

  test('an open menu', async () => {
    const page = await visit(GADGET);
    await page.getByRole('button', { name: 'Version: latest' }).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test('the mobile sidebar', async () => {
    const page = await visit(GADGET, { viewport: { width: 320, height: 800 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test('the search dialog', async () => {
    for (const width of WIDTHS) {
      const page = await visit(GADGET, { viewport: { width, height: 800 } });
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.waitFor();
      expect(await violationsInBothThemes(page), 'empty').toEqual([]);
      await page.keyboard.type('dns');
      await dialog.getByRole('option').first().waitFor();
      expect(await violationsInBothThemes(page), 'with results').toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      const backgrounds = await dialog
        .locator('.chip')
        .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).backgroundColor));
      const [pressed, ...others] = backgrounds.map(withoutAlpha);
      expect(others, 'kinds in forced colours').not.toContain(pressed);
    }
  });

  test('the dialog of reader variables', async () => {
    for (const width of WIDTHS) {
      const page = await visit(GADGET, { viewport: { width, height: 800 } });
      await page.locator('var[data-var="NAMESPACE"]').first().click();
      await page.getByRole('dialog', { name: 'Your own values' }).waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);
    }
  });
});

describe('The Tab key and the bar that stays at the top', () => {
  const { visit } = useBrowser();
  const ROUTE = '/docs/latest/reference/run';
  const SIZE = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

  test('what stays in view while the page scrolls does not scroll it when it gets the focus', async () => {
    const page = await visit(ROUTE, SIZE);
    await page.evaluate(() => window.scrollTo(0, 3000));
    const stays = await page
      .locator(':is(.navbar, aside.sidebar, .page__toc) :is(a, button, summary)')
      .filter({ visible: true })
      .all();
    expect(stays.length).toBeGreaterThan(30);
    const moved: string[] = [];
    for (const control of stays) {
      await control.focus();
      const top = await scrollTop(page);
      if (top !== 3000) moved.push(`${top} at ${await focusedElement(page)}`);
    }
    expect(moved).toEqual([]);
  });

  test('what is reached backwards is not below the bar', async () => {
    const page = await visit(ROUTE, SIZE);
    await page.locator('.footer a').last().focus();
    const obscured: string[] = [];
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        return (document.activeElement?.getBoundingClientRect().top ?? 0) < bar - 1;
      });
      if (hidden) obscured.push(await focusedElement(page));
    }
    expect(obscured).toEqual([]);
  });

  test('a jump to a heading leaves it below the bar', async () => {
    const page = await visit(`${ROUTE}#output`, SIZE);
    const [heading, bar] = await page.evaluate(() => [
      document.getElementById('output')?.getBoundingClientRect().top ?? 0,
      document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(heading).toBeGreaterThan(bar ?? 0);
    expect(heading).toBeLessThan((bar ?? 0) + 60);
  });
});

describe('axe finds nothing in the states of the shell', () => {
  const { visit } = useBrowser(() => startFixture('shell'));

  test('announcement, language menu, every part of an article', async () => {
    for (const width of WIDTHS) {
      const page = await visit('/docs/latest/guides/parts', { viewport: { width, height: 900 } });
      if (width > 996) await page.getByRole('button', { name: 'Language: English' }).click();
      await page.locator('#main .prose summary').click();
      expect(await violationsInBothThemes(page)).toEqual([]);
    }
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

describe('Keyboard only: every control is reached in order, is seen, and shows that it has the focus', () => {
  const { visit } = useBrowser();

  /** Numbers everything the Tab key should reach; gives how many there are. */
  const numberControls = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter(
        (element) =>
          element.tabIndex >= 0 &&
          // Of a group of radio buttons Tab reaches the one that is chosen.
          !element.matches('[type="radio"]:not(:checked)') &&
          !element.hasAttribute('disabled') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('dialog:not([open])'),
      );
      controls.forEach((control, index) => (control.dataset['stop'] = String(index)));
      return controls.length;
    });

  /** What is wrong with the element that has the focus; empty when nothing is. */
  const focusProblems = (page: Page): Promise<{ stop: number; problems: string[] }> =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const name = element.outerHTML.slice(0, 100);
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
      const problems: string[] = [];
      if (!(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) && boxShadow === 'none')
        problems.push(`no visible focus: ${name}`);
      if (width === 0 || height === 0 || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
        problems.push(`not in view: ${name}`);
      return { stop: Number(element.dataset['stop'] ?? -1), problems };
    });

  test.each([
    ['/', 1280],
    ['/', 390],
    ['/docs/latest/reference/run', 1280],
    [GADGET, 1280],
    [GADGET, 390],
    ['/docs/latest/gadgets/', 1280],
  ] as const)('%s at %i px', async (route, width) => {
    const page = await visit(route, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    // What is loaded when it comes near is there before the walk begins.
    for (const island of await page.locator('[data-island]:visible').all()) await island.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('[data-island]:not([data-ready]):visible').count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const count = await numberControls(page);
    const reached: number[] = [];
    const problems: string[] = [];
    for (let press = 0; press < count; press++) {
      await page.keyboard.press('Tab');
      const found = await focusProblems(page);
      reached.push(found.stop);
      problems.push(...found.problems);
    }
    expect(problems).toEqual([]);
    expect(reached).toEqual(Array.from({ length: count }, (_, index) => index));
  });
});
