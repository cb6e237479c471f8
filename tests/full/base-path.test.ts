import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SITE_DIST, untilLive, useBrowser } from '../support/browser';
import { buildAt } from '../support/build-fixture';
import { serveWithSlashes } from '../support/servers';
import { OLDEST, ROOT, startServer } from '../support/site';

const BASE = '/tool/docs-site';

describe(`The site built for the base ${BASE}/`, () => {
  const { visit, origin } = useBrowser(async () => {
    const dist = path.join(mkdtempSync(path.join(tmpdir(), 'base-')), 'dist');
    // The configuration reads it.
    process.env['SITE_BASE'] = `${BASE}/`;
    await buildAt(ROOT, dist).finally(() => delete process.env['SITE_BASE']);
    return startServer(dist);
  });

  test.each([
    '/',
    '/docs/latest',
    '/docs/latest/gadgets/',
    '/docs/latest/gadgets/trace_dns',
    `/docs/${OLDEST}/reference/run`,
  ])('%s works, and every link on it stays below the base', async (route) => {
    const page = await visit(BASE + route);
    expect(await page.locator('#base-url-banner').isVisible()).toBe(false);
    const outside = await page
      .locator('a[href], link[href], script[src], img[src]')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
          .filter((address) => address.startsWith('/') && !address.startsWith('/tool/docs-site/')),
      );
    expect(outside.filter((address) => address !== '/tool/docs-site')).toEqual([]);
  });

  test('pages change within one document, the version dropdown and redirects keep the base', async () => {
    const page = await visit(`${BASE}/docs/latest/quick-start?a=1`);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.locator('aside.sidebar').getByRole('link', { name: 'Gadgets', exact: true }).first().click();
    await untilLive(page, '/docs/latest/gadgets/');
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(`${BASE}/docs/latest/gadgets/`);
    await page.locator('summary:visible', { hasText: 'Version: latest' }).click();
    await page.getByRole('link', { name: OLDEST, exact: true }).click();
    await untilLive(page, `/docs/${OLDEST}/gadgets/`);
    expect(new URL(page.url()).pathname).toBe(`${BASE}/docs/${OLDEST}/gadgets/`);
    await page.goto(`${origin()}${BASE}/docs/latest/ig?x=1`);
    expect(page.url()).toBe(`${origin()}${BASE}/docs/latest/reference/ig?x=1`);
    await untilLive(page);
  });

  test('an unknown path below the base gets suggestions below the base', async () => {
    const page = await visit(`${BASE}/docs/latest/gadgets/trace_dsn`, { faults: [/404/] });
    const first = page.locator('[data-slot="not-found-suggestions"] a').first();
    await first.waitFor();
    expect(await first.getAttribute('href')).toBe(`${BASE}/docs/latest/gadgets/trace_dns`);
  });

  test('served without its base, it says which base to set', async () => {
    expect((await fetch(`${origin()}/docs/latest`)).status).toBe(404);
    expect((await fetch(`${origin()}${BASE}`)).status).toBe(200);
  });
});

describe.each(['with', 'without'] as const)('With a server that serves every page %s a trailing slash', (form) => {
  const { visit, origin } = useBrowser(() => serveWithSlashes(SITE_DIST, form));
  const asServed = (route: string): string =>
    form === 'with' ? `${route.replace(/\/$/, '')}/` : route.replace(/\/$/, '');

  test('pages open without a banner and change within one document', async () => {
    const page = await visit('/docs/latest/quick-start');
    expect(new URL(page.url()).pathname).toBe(asServed('/docs/latest/quick-start'));
    expect(await page.locator('#base-url-banner').isVisible()).toBe(false);
    expect(await page.locator('aside.sidebar [aria-current="page"]').count()).toBe(1);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.locator('aside.sidebar').getByRole('link', { name: 'Gadgets', exact: true }).first().click();
    await untilLive(page, '/docs/latest/gadgets/');
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    await page.reload();
    await untilLive(page);
    expect(await page.locator('h1').innerText()).toBe('Gadgets');
  });

  test('links between pages, and relative to them, answer', async () => {
    for (const route of ['/', '/docs/latest', '/docs/latest/gadgets/', '/docs/latest/gadgets/trace_dns']) {
      const address = origin() + asServed(route);
      const html = await (await fetch(address)).text();
      const targets = [
        ...new Set(
          [...html.matchAll(/<a [^>]*href="([^"#?]+)/g)].map((match) => new URL(match[1] ?? '', address).href),
        ),
      ].filter((target) => target.startsWith(origin()));
      for (const target of targets) expect((await fetch(target)).status, `${target} on ${route}`).toBe(200);
    }
  });
});
