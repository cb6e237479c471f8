import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsOf, temporarySite } from '../../src/engine/test-builds';
import { untilLive, warningsOf } from '../support/browser';
import { testFixture } from '../support/fixture';
import { intercept, rewriteFile } from '../support/intercept';

const LONG = '/docs/latest/guides/long';
const NOT_FOUND = /404 \(Not Found\)/;

const { visit } = testFixture('shell');

describe('Unmatched path: not-found page', () => {
  const links = (page: Page): Promise<(string | null)[]> =>
    page
      .locator('[data-slot="not-found-suggestions"] a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));

  test('with the nearest existing pages suggested', async () => {
    const page = await visit('/docs/latest/guides/lnog', { faults: [NOT_FOUND] });
    expect(await page.locator('h1').innerText()).toBe('Page not found');
    await page.getByText('Did you mean one of these?').waitFor();
    expect((await links(page))[0]).toBe(LONG);
    // By their titles, and no more than a reader takes in at once.
    const titles = await page.locator('[data-slot="not-found-suggestions"] a').allInnerTexts();
    expect(titles.length).toBeLessThanOrEqual(3);
    expect(titles.filter((title) => title.startsWith('/'))).toEqual([]);
    await page.locator('[data-slot="not-found-suggestions"] a').first().click();
    await untilLive(page, LONG);
  });

  test('for a page that a version lacks, with the versions that have it', async () => {
    const page = await visit('/docs/v1/guides/new', { faults: [NOT_FOUND] });
    await page.getByText('Other versions have this page').waitFor();
    expect(await links(page)).toEqual(['/docs/latest/guides/new', '/docs/v2/guides/new']);
  });

  test('reached by a link within the site', async () => {
    const page = await visit(LONG, { faults: [/404.*nowhere\.json/, /404.*nowhere\)/] });
    await page
      .locator('#main .prose a')
      .first()
      .evaluate((link) => link.setAttribute('href', '/docs/latest/nowhere'));
    await page.locator('#main .prose a').first().click();
    await untilLive(page, '/404');
    expect(new URL(page.url()).pathname).toBe('/docs/latest/nowhere');
    await page.locator('summary:visible', { hasText: 'Version: latest' }).waitFor();
  });

  test('without suggestions when the list of routes cannot be loaded', async () => {
    const page = await visit('/nowhere', {
      faults: [NOT_FOUND, /ERR_FAILED/],
      inert: true,
      prepare: (fresh) => fresh.route('**/_data/routes.json*', (route) => route.abort()),
    });
    await untilLive(page);
    expect(await page.locator('h1').innerText()).toBe('Page not found');
    expect(await links(page)).toEqual([]);
  });
});

describe('Page chunk fails to load: red box with error text and Retry button', () => {
  test('after a navigation: first the page is loaded whole, and only then the box is shown', async () => {
    const page = await visit('/', {
      faults: [/ERR_FAILED/],
      prepare: (fresh) => fresh.route('**/assets/wait-*.js', (route) => route.abort()),
    });
    const warnings = warningsOf(page);
    await page
      .locator('#main a')
      .first()
      .evaluate((link) => link.setAttribute('href', '/wait'));
    await page.locator('#main a').first().click();
    await page.locator('.error-box').waitFor();
    expect(new URL(page.url()).pathname).toBe('/wait');
    expect(warnings.some((warning) => warning.includes('/wait could not be preloaded'))).toBe(true);
  });
});

describe('The entry script fails: the page stays readable, with a red box and a Retry button that reloads', () => {
  const ENTRY = '**/assets/entry-client-*.js';
  /** Without the headers of the server: the browser would keep the script. */
  const answer = (page: Page, body: string) =>
    page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const failures: [string, RegExp[], (page: Page) => Promise<unknown>][] = [
    [
      'is blocked',
      [/ERR_FAILED/, /error: .*(?:module|import)/i],
      (page) => page.route(ENTRY, (route) => route.abort()),
    ],
    [
      'is missing on the server',
      [/404/, /error: .*(?:module|import)/i],
      (page) => page.route(ENTRY, (route) => route.fulfill({ status: 404 })),
    ],
    ['throws', [/error: .*The entry is broken/], (page) => answer(page, 'throw new Error("The entry is broken.")')],
    ['cannot be parsed', [/error: .*SyntaxError/], (page) => answer(page, 'const')],
  ];

  test.each(failures)('when it %s', async (_, faults, prepare) => {
    const page = await visit(LONG, { inert: true, faults, prepare });
    const box = page.locator('#main > .error-box[role="alert"]');
    await box.getByText('You can still read this page.').waitFor();
    expect(await box.count()).toBe(1);
    expect(await page.locator('h1').innerText()).toBe('Long');
    // Buttons that would do nothing are hidden, and keys belong to the browser again.
    expect(await page.locator('.color-toggle, .search-button').filter({ visible: true }).count()).toBe(0);
    const isKept = await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })),
    );
    expect(isKept).toBe(true);
    // The layout without scripts comes with what the reader does, as it moves the page.
    expect(await page.locator('html').getAttribute('data-js')).toBe(null);
    await page.unroute(ENTRY);
    await Promise.all([page.waitForEvent('load'), box.getByRole('button', { name: 'Retry' }).click()]);
    await untilLive(page);
    expect(await page.locator('.error-box').count()).toBe(0);
  });
});

test('Page preload fails on navigation: warning logged, page reloads', async () => {
  const page = await visit('/docs/latest', { faults: [/ERR_FAILED/] });
  await intercept(page, '**/_data/**/long.json*', (route) => route.abort());
  const warnings = warningsOf(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'long page', exact: true }).click();
  await loaded;
  expect(new URL(page.url()).pathname).toBe(LONG);
  expect(warnings).toEqual([expect.stringContaining('could not be preloaded; loading the whole page.')]);
});

describe('Page module has no default export: error saying the page component has no default export and cannot be rendered', () => {
  const { write, build, built } = temporarySite();
  const MESSAGE = 'The page component of "wait" has no default export and cannot be rendered.';

  test('in the browser', async () => {
    const page = await visit('/wait', {
      inert: true,
      prepare: (fresh) => rewriteFile(fresh, '**/assets/wait-*.js', () => 'export const Wait = () => null;'),
    });
    await page.locator('.error-box').waitFor();
    expect(await page.locator('.error-box p').innerText()).toBe(MESSAGE);
  });

  test('in the build, which then leaves the last output alone', async () => {
    write('dist/index.html', 'The last output.');
    write('content/pages/wait.tsx', 'export const Wait = () => null;\n');
    expect(await problemsOf(build())).toMatchObject([
      { file: 'content/pages/wait.tsx', message: expect.stringContaining(MESSAGE) as string },
    ]);
    expect(built('index.html')).toBe('The last output.');
  });
});

describe('Page crash: heading "This page crashed.", error message chain, "Try again" button that re-renders', () => {
  const CRASH = /numbers do not add up/;

  test('with the chain of causes, and again and again until it works', async () => {
    const page = await visit('/crash', { faults: [CRASH] });
    await page.locator('#fail').click();
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    const report = page.getByRole('alert');
    expect(await report.locator('.crash__message').innerText()).toBe('The numbers do not add up.');
    expect(await report.locator('.crash__causes li').allInnerTexts()).toEqual([
      'Cause: A number is missing.',
      'Cause: The file was empty.',
    ]);
    await report.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('heal')));
    await report.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#well').waitFor();
    expect(await page.locator('h1').innerText()).toBe('Crash');
  });

  test('the shell around it works on', async () => {
    const page = await visit('/crash', { faults: [CRASH] });
    await page.locator('#fail').click();
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
    await untilLive(page, '/docs/latest');
    expect(await page.locator('.crash').count()).toBe(0);
  });
});

test('Recoverable rendering error: logged to console', async () => {
  const page = await visit('/mismatch', { faults: [/console: .*(?:#418|[Hh]ydrat)/] });
  expect(await page.locator('#place').innerText()).toBe('browser');
});
