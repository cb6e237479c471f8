import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/engine/build';
import { createProgress } from '../../src/engine/model/progress';
import { untilLive, useBrowser, warningsOf } from '../support/browser';
import { buildInto, fixtureRoot, type BuiltSite } from '../support/fixture';
import { serveBelow } from '../support/servers';
import { startServer, type TestServer } from '../support/site';

const LONG = '/docs/latest/guides/long';

let site: BuiltSite;
const { visit } = useBrowser(async () => {
  site = await buildInto(fixtureRoot('shell'));
  return startServer(site.dist);
});
afterAll(() => site.remove());

const NOT_FOUND = /404 \(Not Found\)/;

/** Gives a script other text than the server has. */
async function rewriteScript(page: Page, url: string, rewrite: (text: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });
}

describe('Unmatched path: not-found page', () => {
  const links = (page: Page): Promise<(string | null)[]> =>
    page
      .locator('[data-slot="not-found-suggestions"] a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));

  test('with the nearest existing pages suggested', async () => {
    const page = await visit('/docs/latest/guides/lnog', { faults: [NOT_FOUND] });
    expect(await page.locator('h1').innerText()).toBe('There is no page at this address');
    await page.getByText('Did you mean one of these?').waitFor();
    expect((await links(page))[0]).toBe(LONG);
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
    await page.getByRole('button', { name: 'Version: latest' }).waitFor();
  });

  test('without suggestions when the list of routes cannot be loaded', async () => {
    const page = await visit('/nowhere', {
      faults: [NOT_FOUND, /ERR_FAILED/],
      inert: true,
      prepare: (fresh) => fresh.route('**/_data/routes.json*', (route) => route.abort()),
    });
    await untilLive(page);
    expect(await page.locator('h1').innerText()).toBe('There is no page at this address');
    expect(await links(page)).toEqual([]);
  });
});

describe('Page chunk fails to load: red box with error text and Retry button', () => {
  test('when the document of a React page comes without its chunk', async () => {
    const page = await visit('/wait', {
      inert: true,
      faults: [/ERR_FAILED/],
      prepare: (fresh) => fresh.route('**/assets/wait-*.js', (route) => route.abort()),
    });
    const box = page.locator('.error-box[role="alert"]');
    await box.waitFor();
    expect(await box.innerText()).toContain('wait-');
    await box.getByRole('button', { name: 'Retry' }).waitFor();
  });

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

  test('without the chunk of the shell the page can be read and its links work', async () => {
    const page = await visit(LONG, {
      inert: true,
      faults: [/ERR_FAILED/],
      prepare: (fresh) => fresh.route('**/assets/entry-client-*.js', (route) => route.abort()),
    });
    await page.locator('html:not([data-js])').waitFor({ state: 'attached' });
    await page.locator('#main').getByRole('link', { name: 'start', exact: true }).click();
    await page.waitForURL('**/docs/latest');
    await page.getByRole('heading', { name: 'Start here' }).waitFor();
  });
});

test('Page preload fails on navigation: warning logged, page reloads', async () => {
  const page = await visit('/docs/latest', { faults: [/ERR_FAILED/] });
  await page.route('**/_data/**/long.json*', (route) => route.abort());
  const warnings = warningsOf(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'long page', exact: true }).click();
  await loaded;
  expect(new URL(page.url()).pathname).toBe(LONG);
  expect(warnings).toEqual([expect.stringContaining('could not be preloaded; loading the whole page.')]);
});

describe('Page module has no default export: error saying the page component has no default export and cannot be rendered', () => {
  const MESSAGE = 'The page component of "wait" has no default export and cannot be rendered.';

  test('in the browser', async () => {
    const page = await visit('/wait', {
      inert: true,
      prepare: (fresh) => rewriteScript(fresh, '**/assets/wait-*.js', () => 'export const Wait = () => null;'),
    });
    await page.locator('.error-box').waitFor();
    expect(await page.locator('.error-box p').innerText()).toBe(MESSAGE);
  });

  test('in the build, which then leaves the last output alone', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(root, 'content/pages'), { recursive: true });
    writeFileSync(path.join(root, 'content/pages/wait.tsx'), 'export const Wait = () => null;\n');
    await expect(
      buildSite({
        root,
        dist: path.join(root, 'dist'),
        progress: createProgress(true),
        strict: false,
        pack: null,
      }),
    ).rejects.toMatchObject({
      diagnostics: [{ file: 'content/pages/wait.tsx', message: expect.stringContaining(MESSAGE) as string }],
    });
    rmSync(root, { recursive: true, force: true });
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

describe('Misconfigured base URL: red banner saying the site did not load properly and suggesting a base URL', () => {
  const tester = useBrowser(() => serveBelow(site.dist, '/wrong/place/'));
  let root: TestServer;
  beforeAll(async () => {
    root = await startServer(site.dist);
  });
  afterAll(() => root.close());

  test.each([
    '/wrong/place/',
    '/wrong/place/docs/latest/guides/long',
    '/wrong/place/docs/latest/guides/long/',
    '/wrong/place/docs/latest/guides/long.html',
  ])('at %s', async (address) => {
    const page = await tester.visit(address, { inert: true, faults: [/404/] });
    const banner = page.locator('#base-url-banner');
    await banner.waitFor();
    expect(await banner.innerText()).toBe(
      'The site did not load properly. It is configured for the base URL /, but seems to be served under /wrong/place/. Set base: "/wrong/place/" in site.config.ts and build again.',
    );
    expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(176, 0, 32)');
    expect(await banner.getAttribute('role')).toBe('alert');
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  test('a stylesheet that is missing is enough for the banner', async () => {
    const page = await visit(LONG, {
      inert: true,
      faults: [/ERR_FAILED/],
      prepare: (fresh) => fresh.route('**/*.css', (route) => route.abort()),
    });
    await page.locator('#base-url-banner').waitFor();
    expect(await page.locator('#base-url-banner').innerText()).toContain(
      'Check that its files are served under this base.',
    );
  });

  test('there is no banner on a site that is served right, nor on its not-found page', async () => {
    const page = await visit(LONG);
    expect(await page.locator('#base-url-banner').isVisible()).toBe(false);
    const lost = await visit('/deep/in/the/woods', { faults: [NOT_FOUND] });
    expect(await lost.locator('#base-url-banner').isVisible()).toBe(false);
  });
});

test('Navbar item fails: error naming the item configuration', async () => {
  const page = await visit(LONG, {
    faults: [/A navbar item failed to render/],
    prepare: (fresh) =>
      rewriteScript(fresh, '**/assets/entry-client-*.js', (text) =>
        text.replace(/(label:`Parts`,docsSet:)`default`/, '$1`gone`'),
      ),
  });
  const error = page.locator('.navbar .navbar__item-error[role="alert"]');
  const message = await error.innerText();
  expect(message).toContain(
    'A navbar item failed to render. Check this item of the configuration: {"type":"doc","label":"Parts","docsSet":"gone","doc":"guides/parts","position":"left"}.',
  );
  expect(message).toContain('There is no docs set "gone". Docs sets: default.');
  await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
  await untilLive(page, '/docs/latest');
});

describe('Doc id, sidebar id or docs plugin not found: error thrown by helpers', () => {
  const build = async (item: object): Promise<unknown> => {
    const root = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(root, 'docs'));
    writeFileSync(path.join(root, 'docs/intro.md'), '# Intro\n');
    writeFileSync(path.join(root, 'site.config.mjs'), '');
    writeFileSync(
      path.join(root, 'site.config.ts'),
      `export default { title: 'Site', navbar: { items: [${JSON.stringify(item)}] } };\n`,
    );
    try {
      return await buildSite({
        root,
        dist: path.join(root, 'dist'),
        progress: createProgress(true),
        strict: false,
        pack: null,
      });
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  };

  test.each([
    [{ type: 'doc', label: 'X', doc: 'intor' }, 'Version "current" has no page "intor". Did you mean "intro"?'],
    [{ type: 'docSidebar', label: 'X', sidebar: 'other' }, 'there is no sidebar "other"'],
    [{ type: 'docsVersionDropdown', docsSet: 'sdk' }, 'there is no docs set "sdk"'],
  ])('%j', async (item, message) => {
    await expect(build(item)).rejects.toMatchObject({
      diagnostics: [
        expect.objectContaining({
          severity: 'error',
          file: 'site.config.ts',
          message: expect.stringContaining(message) as string,
        }),
      ],
    });
  });
});

test('Recoverable rendering error: logged to console', async () => {
  const page = await visit('/mismatch', { faults: [/console: .*(?:#418|[Hh]ydrat)/] });
  expect(await page.locator('#place').innerText()).toBe('browser');
});

describe('Broken links, markdown links, anchors, duplicate routes (build): warnings only', () => {
  const root = fixtureRoot('warnings');
  const build = (strict: boolean, dist: string) =>
    buildSite({ root, dist, progress: createProgress(true), strict, pack: null });
  const RULES = ['link/broken', 'link/broken-anchor', 'link/broken-file', 'routes/duplicate'];

  test('the site is built, with one warning for each', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    const { warnings } = await build(false, path.join(folder, 'dist'));
    expect(warnings.map(({ rule, severity }) => `${severity} ${rule}`).sort()).toEqual(
      RULES.map((rule) => `warning ${rule}`),
    );
    rmSync(folder, { recursive: true, force: true });
  });

  test('they are errors where the command is strict', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    await expect(build(true, path.join(folder, 'dist'))).rejects.toMatchObject({
      diagnostics: RULES.map(() => expect.objectContaining({ severity: 'error' }) as object),
    });
    rmSync(folder, { recursive: true, force: true });
  });
});
