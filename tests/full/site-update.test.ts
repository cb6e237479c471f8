import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveDist } from '../../src/engine/serve/server';
import { untilLive, useBrowser } from '../support/browser';
import { buildAt, copyFixture } from '../support/fixture';

const ONE = '/docs/v2/guides/one';
const TWO = '/docs/v2/guides/two';

/** A site that is edited, built again and taken off the network while it is read. */
const root = copyFixture('layers');
let port = 0;
let stop: (() => Promise<void>) | null = null;

async function goOnline(): Promise<void> {
  const { url, close } = await serveDist(path.join(root, 'dist'), { host: '127.0.0.1', port });
  port = Number(new URL(url).port);
  stop = () => close();
}

async function goOffline(): Promise<void> {
  await stop?.();
  stop = null;
}

/** Puts a sentence into a page and builds the site as it is published. */
async function publish(sentence: string): Promise<void> {
  const file = path.join(root, 'content/docs/v2/guides/one.md');
  const [text = ''] = readFileSync(file, 'utf8').split('\n\nEdition');
  writeFileSync(file, `${text.trimEnd()}\n\nEdition ${sentence}.\n`);
  await buildAt(root);
}

const { visit } = useBrowser(async () => {
  const config = path.join(root, 'site.config.ts');
  const navbar = "navbar: { items: [{ type: 'docsVersionDropdown' }, { type: 'search' }] },";
  writeFileSync(config, readFileSync(config, 'utf8').replace('  docs: {', `  ${navbar}\n  docs: {`));
  mkdirSync(path.join(root, 'public'), { recursive: true });
  writeFileSync(path.join(root, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await publish('first');
  await goOnline();
  return { origin: `http://127.0.0.1:${port}`, close: async () => stop?.() };
});

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Version:/ })
    .first()
    .click();
}

/** Follows a link of the sidebar and waits for its page. */
async function follow(page: Page, route: string): Promise<void> {
  await page.locator(`.sidebar__nav a[href="${route}"]`).click();
  await untilLive(page, route);
}

test('a kept version is read, searched and looked at while the network is off, through an update of the site', async () => {
  const page = await visit(TWO);
  await openMenu(page);
  await page.getByRole('button', { name: /^Keep v2 offline/ }).click();
  await page.getByText('v2 is kept offline (').waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.keyboard.press('Escape');

  // The network goes: read, navigate, change the theme, search.
  await goOffline();
  await page.reload();
  await untilLive(page, TWO);
  await follow(page, ONE);
  await page.getByText('Edition first.').waitFor();
  await page.getByRole('button', { name: /dark/i }).first().click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('input').fill('edition');
  await page.getByRole('dialog').getByRole('option', { name: /^One/ }).first().waitFor();
  await page.keyboard.press('Escape');

  // The site is built anew while a page of the old build is open. It goes on being read from what it has loaded, and
  // with the network the next document is of the new build.
  await publish('second');
  await goOnline();
  await follow(page, TWO);
  await page.reload();
  await untilLive(page, TWO);
  await follow(page, ONE);
  await page.getByText('Edition second.').waitFor();

  // Without it, a page of the new build is open, and what is kept is of the old one.
  await goOffline();
  await page.reload();
  await untilLive(page, ONE);
  await page.getByText('Edition first.').waitFor();

  // The reader brings it up to date.
  await goOnline();
  await page.reload();
  await untilLive(page, ONE);
  await openMenu(page);
  await page.getByText('from before the last update of the site').waitFor();
  await page.getByRole('button', { name: 'Update' }).click();
  // What is said of the old copy begins with the same words, and the button goes when the update begins.
  await page.getByText(/^v2 is kept offline \([^)]*\)\.$/).waitFor();
  await goOffline();
  await page.reload();
  await untilLive(page, ONE);
  await page.getByText('Edition second.').waitFor();
  await goOnline();
});
