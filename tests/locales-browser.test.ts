import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from './support/axe';
import { untilLive } from './support/browser';
import { testFixture } from './support/fixture-browser';

const { visit, origin } = testFixture('locales');
const PLANT = '/docs/latest/guides/plant';
const PRUNE = '/docs/latest/guides/prune';
const NOT_FOUND = /status of 404/;

describe('in the browser', () => {
  test('the language switcher keeps path, query and hash, there and back', async () => {
    const page = await visit(`${PLANT}?q=tree#water`);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL(`**/de${PLANT}?q=tree#water`);
    await untilLive(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`**${PLANT}?q=tree#water`);
    expect(await page.locator('h1').textContent()).toBe('Plant a tree');
  });

  test('the language switcher keeps the address of a page that does not exist', async () => {
    const page = await visit('/de/docs/nowhere?x=1', { faults: [NOT_FOUND] });
    const links = page.locator('.navbar .navbar__item--localeDropdown .dropdown__link');
    expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
      '/docs/nowhere?x=1',
      '/de/docs/nowhere?x=1',
      '/ar/docs/nowhere?x=1',
    ]);
  });

  test('near pages are those of the language, whose name is no likeness', async () => {
    const page = await visit('/ar/docs/latest/guide/plants', { faults: [NOT_FOUND] });
    const near = page.locator('[data-slot="not-found-suggestions"] a');
    await near.first().waitFor();
    expect(await near.first().getAttribute('href')).toBe(`/ar${PLANT}`);
    await page.goto(`${origin()}/ar/nowhere`);
    await untilLive(page);
    expect(await near.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).not.toContain('/ar/');
  });

  test('a link to a page of another language loads that language whole', async () => {
    const page = await visit('/docs/latest');
    await page
      .locator('#main .prose a')
      .first()
      .evaluate((link: HTMLAnchorElement, href) => (link.href = href), `/de${PLANT}`);
    await page.locator('#main .prose a').first().click();
    await page.waitForURL(`**/de${PLANT}`);
    await untilLive(page);
    expect(await page.locator('.navbar').getByRole('link', { name: 'Doku' }).count()).toBe(1);
  });

  test('behaviours and search speak the language', async () => {
    const page = await visit(`/de${PLANT}`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Dokumentation durchsuchen' }).fill('pflanzen');
    const found = page.locator('.search__option').first();
    await found.waitFor();
    expect(await found.getAttribute('href')).toMatch(/^\/de\/docs\/latest\/guides\/plant/);
  });

  test('the version dropdown stays within the language', async () => {
    const page = await visit(`/ar${PLANT}`);
    const links = page.locator('.navbar .navbar__item--docsVersionDropdown .dropdown__link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `/ar${PLANT}`,
      '/ar/docs/v1/guides/plant',
    ]);
  });

  test.each([360, 1280])(
    'pages from right to left do not scroll sideways, and code runs from left to right, at %i px',
    async (width) => {
      const page = await visit(`/ar${PLANT}`, { viewport: { width, height: 800 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const direction = (selector: string): Promise<string> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).direction);
      expect([await direction('.prose p'), await direction('.prose pre'), await direction('.logo')]).toEqual([
        'rtl',
        'ltr',
        'ltr',
      ]);
    },
  );

  test('the sidebar and its marks begin on the right', async () => {
    const page = await visit(`/ar${PLANT}`);
    const place = await page.evaluate(() => {
      const left = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
      const current = document.querySelector('.sidebar__link[aria-current="page"]');
      return {
        isRight: left('.sidebar') > left('#main'),
        mark: current ? getComputedStyle(current).boxShadow : '',
      };
    });
    expect(place.isRight).toBe(true);
    expect(place.mark).toMatch(/ -2px 0px 0px 0px inset$/);
  });

  test.each([`/de${PLANT}`, `/ar${PLANT}`, `/ar${PRUNE}`, '/ar/blog'])(
    '%s passes the checks of accessibility',
    async (route) => {
      const page = await visit(route);
      expect(await violationsInBothThemes(page)).toEqual([]);
    },
  );
});
