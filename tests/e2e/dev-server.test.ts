import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pixels, scrollTop, travel, untilLive, useBrowser, warningsOf } from '../support/browser';
import { startDevCopy, type DevServer } from '../support/dev';
import { intercept } from '../support/intercept';
import { isSameDocument, mark } from '../support/navigation';

const START = '/docs/latest';
const LONG = '/docs/latest/guides/long';
const PARTS = '/docs/latest/guides/parts';

let dev: DevServer;
const startDev = async (): Promise<DevServer> => (dev = await startDevCopy('shell'));

describe('the development server does what the built site does: it', () => {
  const { visit, origin } = useBrowser(startDev);

  test('hydrates every kind of page without an error', async () => {
    for (const path of ['/', START, '/docs/latest/guides/', PARTS, '/wait']) {
      const page = await visit(path);
      expect(await page.locator('h1').count(), path).toBe(1);
    }
  });

  test('changes pages within one document, and goes back', async () => {
    const page = await visit(START);
    await mark(page);
    await page.getByRole('link', { name: 'its middle' }).click();
    await untilLive(page, LONG);
    expect(await scrollTop(page)).toBeGreaterThan(200);
    await travel(page, -1);
    await untilLive(page, START);
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.title()).toBe('Start here | Inspektor Gadget Shell');
  });

  test('changes to a React page', async () => {
    const page = await visit(START);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await untilLive(page, '/');
    expect(await page.locator('h1').innerText()).toBe('Shell');
  });

  test('loads a page whole that cannot be preloaded', async () => {
    const page = await visit(START, { faults: [/ERR_FAILED/] });
    await intercept(page, '**/_data/**/long.json*', (route) => route.abort());
    const warnings = warningsOf(page);
    await page.getByRole('link', { name: 'long page', exact: true }).click();
    await untilLive(page, LONG);
    expect(warnings).toEqual([expect.stringContaining('could not be preloaded')]);
  });

  test('answers an unknown path with the not-found page and suggestions', async () => {
    const page = await visit('/docs/v1/guides/new', { faults: [/404/] });
    await page.getByText('Other versions have this page').waitFor();
  });

  test('answers redirects, both slash forms and the .html forms', async () => {
    for (const [from, to] of [
      ['/docs?a=1', `${START}?a=1`],
      [`${LONG}/`, `${LONG}/`],
      [`${LONG}.html`, `${LONG}.html`],
      [`${LONG}/index.html`, `${LONG}/index.html`],
    ] as const) {
      const response = await fetch(origin() + from);
      expect(response.status, from).toBe(200);
      expect(response.url).toBe(origin() + to);
    }
  });

  test('shows a crash, and renders again', async () => {
    const page = await visit('/crash', { faults: [/numbers do not add up/] });
    await page.locator('#fail').click();
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('heal')));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#well').waitFor();
  });

  test('keeps tabs, theme and announcement as chosen', async () => {
    const page = await visit(PARTS);
    await page.getByRole('tab', { name: 'ig', exact: true }).first().click();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await page.reload();
    await untilLive(page);
    expect(await page.locator('#on-a-host').isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('.announcement').count()).toBe(0);
  });
});

describe('the development server, while the site is written', () => {
  const { visit, origin } = useBrowser(startDev);

  function edit(file: string, change: (text: string) => string): void {
    const full = path.join(dev.root, file);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
  }

  test('a saved Markdown file appears without a reload, at the same place, and compiles one page', async () => {
    const page = await visit(LONG);
    await page.evaluate(() => {
      Object.assign(window, { marked: true });
      window.scrollTo(0, 300);
    });
    // Never compiled before, by an earlier run of this test either.
    const words = `Freshly written at ${Date.now()}`;
    edit('content/docs/v1/guides/long.md', (text) => text.replace('Back to the', `${words}: back to the`));
    await page.getByText(words).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await expect.poll(() => scrollTop(page)).toEqual(pixels(300));
    expect(dev.printed()).toContain('Changed: content/docs/v1/guides/long.md (1 compiled)');
    // The new article is as alive as the old one.
    await page.locator('.page__toc').getByRole('link', { name: 'Middle' }).click();
    await expect.poll(() => page.locator('.page__toc [aria-current="true"]').allInnerTexts()).toEqual(['Middle']);
  });

  test('a new title appears in the sidebar and in the heading', async () => {
    const page = await visit(PARTS);
    edit('content/docs/v1/guides/parts.md', (text) => text.replace('title: Parts', 'title: All the parts'));
    await page.locator('aside.sidebar').getByRole('link', { name: 'All the parts' }).waitFor();
    expect(await page.locator('h1').innerText()).toBe('All the parts');
    expect(await page.locator('aside.sidebar [aria-current="page"]').allInnerTexts()).toEqual(['All the parts']);
  });

  test('a page that was visited before its file was saved is not shown as it was', async () => {
    const page = await visit(START);
    await page.getByRole('link', { name: 'long page', exact: true }).click();
    await untilLive(page, LONG);
    await travel(page, -1);
    await untilLive(page, START);
    edit('content/docs/v1/index.md', (text) => text.replace('Go to the', 'Here is the way to the'));
    edit('content/docs/v1/guides/long.md', (text) => text.replace('## Beginning', '## Very beginning'));
    await page.getByText('Here is the way to the').waitFor();
    await page.getByRole('link', { name: 'long page', exact: true }).click();
    await untilLive(page, LONG);
    await page.getByRole('heading', { name: 'Very beginning' }).waitFor();
  });

  test('a page module without a default export is named', async () => {
    edit('content/pages/wait.tsx', (text) => text.replace('export default function', 'export function'));
    const response = await fetch(`${origin()}/wait`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(
      'The page component of "wait" has no default export and cannot be rendered.',
    );
    edit('content/pages/wait.tsx', (text) => text.replace('export function', 'export default function'));
    await expect.poll(async () => (await fetch(`${origin()}/wait`)).status).toBe(200);
  });
});
