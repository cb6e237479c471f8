import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/engine/build';
import { createProgress } from '../../src/engine/model/progress';
import { intercept, untilLive, useBrowser } from '../support/browser';
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
  await intercept(page, url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });
}

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
