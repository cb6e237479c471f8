import { describe, expect, test } from 'vitest';
import { problemsOf, temporarySite } from '../../src/engine/test-builds';
import { untilLive, useBrowser } from '../support/browser';
import { testFixture } from '../support/fixture';
import { fixtureRoot } from '../support/site';
import { rewriteFile } from '../support/intercept';
import { serveBelow } from '../support/servers';

const LONG = '/docs/latest/guides/long';
const NOT_FOUND = /404 \(Not Found\)/;

const { visit, dist } = testFixture('shell');

describe('Misconfigured base URL: red banner saying the site did not load properly and suggesting a base URL', () => {
  const tester = useBrowser(() => serveBelow(dist(), '/wrong/place/'));

  test.each(['/wrong/place/', '/wrong/place/docs/latest/guides/long/', '/wrong/place/docs/latest/guides/long.html'])(
    'at %s',
    async (address) => {
      const page = await tester.visit(address, { inert: true, faults: [/404/, /dynamically imported module/] });
      const banner = page.locator('#base-url-banner');
      await banner.waitFor();
      expect(await banner.innerText()).toBe(
        'The site did not load properly. It is configured for the base URL /, but seems to be served under /wrong/place/. Set base: "/wrong/place/" in site.config.ts and build again.',
      );
      expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(176, 0, 32)');
      expect(await banner.getAttribute('role')).toBe('alert');
      expect(await page.locator('h1').isVisible()).toBe(true);
    },
  );

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
      rewriteFile(fresh, '**/assets/entry-client-*.js', (text) =>
        text.replace(/(label:`Parts`,docsSet:)`default`/, '$1`missing`'),
      ),
  });
  const error = page.locator('.navbar .navbar__item-error[role="alert"]');
  const message = await error.innerText();
  expect(message).toContain(
    'A navbar item failed to render. Check this item of the configuration: {"type":"doc","label":"Parts","docsSet":"missing","doc":"guides/parts","position":"left"}.',
  );
  expect(message).toContain('There is no docs set "missing". Docs sets: default.');
  await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
  await untilLive(page, '/docs/latest');
});

describe('Doc id, sidebar id or docs plugin not found: error thrown by helpers', () => {
  const { write, build } = temporarySite();

  test.each([
    [{ type: 'doc', label: 'X', doc: 'intor' }, 'Version "current" has no page "intor".'],
    [{ type: 'docSidebar', label: 'X', sidebar: 'other' }, 'there is no sidebar "other"'],
    [{ type: 'docsVersionDropdown', docsSet: 'sdk' }, 'there is no docs set "sdk"'],
  ])('%j', async (item, message) => {
    write('content/docs/intro.md', '# Intro\n');
    write('site.config.ts', `export default { title: 'Site', navbar: { items: [${JSON.stringify(item)}] } };\n`);
    expect(await problemsOf(build())).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'site.config.ts',
        message: expect.stringContaining(message) as string,
      }),
    ]);
  });
});

describe('Broken links, markdown links, anchors, duplicate routes (build): warnings only', () => {
  const { build } = temporarySite();
  const root = fixtureRoot('warnings');
  const RULES = ['link/broken', 'link/broken-anchor', 'link/broken-file', 'routes/duplicate'];

  test('the site is built, with one warning for each', async () => {
    const { warnings } = await build({ root });
    expect(warnings.map(({ rule, severity }) => `${severity} ${rule}`).sort()).toEqual(
      RULES.map((rule) => `warning ${rule}`),
    );
  });

  test('they are errors where the command is strict', async () => {
    expect(await problemsOf(build({ root, strict: true }))).toEqual(
      RULES.map(() => expect.objectContaining({ severity: 'error' }) as object),
    );
  });
});
