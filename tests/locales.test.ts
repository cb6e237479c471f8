import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from './support/axe';
import { untilLive } from './support/browser';
import { testFixture } from './support/fixture';

const { visit, origin, dist, file } = testFixture('locales');
const html = (route: string): string => file(path.join(route, 'index.html').slice(1));
const PLANT = '/docs/latest/guides/plant';

describe('a language has the pages of the default language at its own addresses', () => {
  test('with its interface sentences around a text that names its language', () => {
    const page = html(`/de${PLANT}`);
    expect(page).toContain('<html lang="de"');
    expect(page).toContain('Zum Inhalt springen');
    expect(page).toContain('Auf dieser Seite');
    expect(page).toContain('<article lang="en" dir="ltr">');
    expect(page).toContain('Dig a hole for the apple tree');
    expect(html(PLANT)).not.toContain('<article lang=');
    expect(html('/de/about')).toMatch(/<main id="main"[^>]* lang="en" dir="ltr">/);
  });

  test('with the variables of the version', () => {
    expect(html('/de/docs/latest')).toContain('every oak');
    expect(html('/de/docs/v1')).toContain('every elm');
  });

  test('with links that stay within the language', () => {
    expect(html('/de/docs/latest')).toContain('<a href="/de/docs/latest/guides/plant">planting</a>');
    expect(html('/de/docs/latest')).toContain('<a href="/de/blog">the blog</a>');
    expect(html(`/de${PLANT}`)).toContain('href="/de/docs/latest/guides/plant?from=footer#water"');
    expect(file('_data/de/sidebar-docs-latest.html')).toContain('href="/de/docs/latest/guides/plant"');
  });
});

describe('what machines read', () => {
  test.each([PLANT, `/de${PLANT}`])('%s names all languages and itself as canonical', (route) => {
    const links = [
      ...html(route).matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g),
    ];
    const origin = 'https://orchard.example.org';
    expect(links.map(([, rel, lang, href]) => `${lang ?? rel} ${href}`)).toEqual([
      `canonical ${origin}${route}`,
      `en ${origin}${PLANT}`,
      `de ${origin}/de${PLANT}`,
      `x-default ${origin}${PLANT}`,
    ]);
  });

  test('a page whose canonical one is another names the languages of that one', () => {
    const page = html('/de/docs/v1/guides/plant');
    expect(page).toContain(`<link rel="canonical" href="https://orchard.example.org/de${PLANT}">`);
    expect(page).toContain(`hreflang="en" href="https://orchard.example.org${PLANT}"`);
  });

  test('the sitemap contains all languages, each entry with the others', () => {
    const entry = file('sitemap.xml')
      .split('</url>')
      .find((line) => line.includes(`<loc>https://orchard.example.org/de${PLANT}</loc>`));
    expect(entry?.match(/hreflang="[^"]*"/g)).toEqual(['hreflang="en"', 'hreflang="de"', 'hreflang="x-default"']);
  });

  test('each language has its own feeds', () => {
    const feed = file('de/blog/rss.xml');
    expect(feed).toContain('<language>de</language>');
    expect(feed).toContain('https://orchard.example.org/de/blog/2024/09/apples');
    expect(html('/de')).toContain('href="/de/blog/rss.xml"');
  });

  test('no script contains the sentences of two languages', () => {
    const scripts = readdirSync(path.join(dist(), 'assets')).filter((name) => name.endsWith('.js'));
    const several = scripts.filter((name) => {
      const text = file(`assets/${name}`);
      return ['Skip to main content', 'Zum Inhalt springen'].filter((one) => text.includes(one)).length > 1;
    });
    expect(several).toEqual([]);
  });
});

describe('addresses without a page', () => {
  test.each([
    ['/de/docs/nowhere', 'Unter dieser Adresse gibt es keine Seite', 'de'],
    ['/nowhere', 'Page not found', 'en'],
    ['/dessert', 'Page not found', 'en'],
  ])('%s answers in the language of the address', async (route, title, lang) => {
    const response = await fetch(origin() + route);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain(title);
    expect(text).toContain(`<html lang="${lang}"`);
  });

  test('redirects lead within a language', async () => {
    const response = await fetch(`${origin()}/de/docs?x=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/de/docs/latest?x=1']);
  });
});

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

test('suggested pages are in the language of the address', async () => {
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
