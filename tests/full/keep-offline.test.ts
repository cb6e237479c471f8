import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilLive, useBrowser } from '../support/browser';
import { PREVIOUS } from '../support/site';

const VERSION = PREVIOUS;
const HOME = `/docs/${VERSION}`;
/** Without a network the console reports each request that the service worker answers from its cache. */
const NO_NETWORK = [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|could not be preloaded/];

const { visit } = useBrowser();

async function openMenu(page: Page): Promise<void> {
  await page
    .locator('summary:visible', { hasText: /^Version:/ })
    .first()
    .click();
}

async function keep(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: new RegExp(`^Save ${VERSION} for offline use \\(\\d+\\.\\d MB\\)$`) }).click();
  await page.getByText(`${VERSION} is saved for offline use (`).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('nothing is registered, stored or loaded before it is asked for', async () => {
  const page = await visit(`${HOME}/quick-start`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  await openMenu(page);
  await page.getByRole('button', { name: /^Save .* for offline use/ }).waitFor();
  expect(asked.some((url) => url.includes('/_data/keep-'))).toBe(true);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a version that is kept is read, searched and looked at without a network, and let go again', async () => {
  const page = await visit(`${HOME}/quick-start`, { faults: NO_NETWORK });
  await keep(page);
  await page.context().setOffline(true);

  await page.reload();
  await untilLive(page, `${HOME}/quick-start`);
  const next = page.locator('.pagination [rel=next]');
  const href = (await next.getAttribute('href')) ?? '';
  await next.click();
  await untilLive(page, href);
  await page.goto(new URL(`${HOME}/gadgets/trace_dns.html`, page.url()).href);
  await untilLive(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('trace_dns');

  await page.getByRole('button', { name: /dark/i }).first().click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('input').fill('trace_exec');
  await page
    .getByRole('option', { name: /trace_exec/ })
    .first()
    .waitFor();
  await page.getByRole('dialog').locator('input').fill('BTF');
  await page.locator('.search__term').getByRole('link', { name: 'Read more' }).waitFor();
  await page.keyboard.press('Escape');

  await page.context().setOffline(false);
  await openMenu(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: /^Save .* for offline use/ }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
});

test('after an update of the site the kept version can still be read, and is updated when the reader asks', async () => {
  const page = await visit(`${HOME}/quick-start`);
  await keep(page);
  // What is kept becomes that of an older build, as after an update of the site.
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const old = await caches.open(name.replace(/[^|]+$/, 'older'));
    const now = await caches.open(name);
    for (const request of await now.keys()) {
      const answer = await now.match(request);
      if (answer) await old.put(request, answer);
    }
    await caches.delete(name);
  });
  await page.context().setOffline(true);
  await page.goto(new URL(`${HOME}/reference/run`, page.url()).href);
  await untilLive(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  await page.context().setOffline(false);

  await openMenu(page);
  await page.getByText('before the latest update').waitFor();
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Update' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove' }).waitFor();
  const names = await page.evaluate(() => caches.keys());
  expect(names).toHaveLength(1);
  expect(names[0]).not.toContain('older');
});

test('an interrupted download leaves nothing stored, and can be tried again', async () => {
  const missing = '**/_data/docs/**/trace_exec.json*';
  const page = await visit(`${HOME}/quick-start`, {
    faults: [/ERR_FAILED|ould not be saved for offline use/],
    prepare: (opened) => opened.route(missing, (route) => route.abort()),
  });
  await openMenu(page);
  await page.getByRole('button', { name: /^Save .* for offline use/ }).click();
  await page.getByRole('alert').filter({ hasText: 'Could not be saved for offline use' }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.unroute(missing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(`${VERSION} is saved for offline use (`).waitFor();
});
