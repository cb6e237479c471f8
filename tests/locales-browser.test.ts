import { expect, test } from 'vitest';
import { violationsInBothThemes } from './support/axe';
import { untilLive } from './support/browser';
import { testFixture } from './support/fixture-browser';

const { visit, origin } = testFixture('locales');
const PLANT = '/docs/latest/guides/plant';
const NOT_FOUND = /status of 404/;

test('the language switcher keeps path, query and hash, there and back', async () => {
  const page = await visit(`${PLANT}?q=tree#water`);
  await page.locator('summary:visible', { hasText: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`**/de${PLANT}?q=tree#water`);
  await untilLive(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.locator('summary:visible', { hasText: 'Sprache: Deutsch' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**${PLANT}?q=tree#water`);
});

test('the language switcher keeps the address of a page that does not exist', async () => {
  const page = await visit('/de/docs/nowhere?x=1', { faults: [NOT_FOUND] });
  const links = page.locator('.navbar .navbar__item--localeDropdown .dropdown__link');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
    '/docs/nowhere?x=1',
    '/de/docs/nowhere?x=1',
  ]);
});

test('near pages are those of the language', async () => {
  const page = await visit('/de/docs/latest/guide/plants', { faults: [NOT_FOUND] });
  const near = page.locator('[data-slot="not-found-suggestions"] a');
  await near.first().waitFor();
  expect(await near.first().getAttribute('href')).toBe(`/de${PLANT}`);
  await page.goto(`${origin()}/de/nowhere`);
  await untilLive(page);
  expect(await near.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).not.toContain('/de/');
});

test('search and the version dropdown stay within the language', async () => {
  const page = await visit(`/de${PLANT}`);
  const links = page.locator('.navbar .navbar__item--docsVersionDropdown .dropdown__link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    `/de${PLANT}`,
    '/de/docs/v1/guides/plant',
  ]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Dokumentation durchsuchen' }).fill('plant');
  const found = page.locator('.search__option').first();
  await found.waitFor();
  expect(await found.getAttribute('href')).toMatch(/^\/de\/docs\/latest\/guides\/plant/);
});

test('a page of another language passes the checks of accessibility', async () => {
  expect(await violationsInBothThemes(await visit(`/de${PLANT}`))).toEqual([]);
});
