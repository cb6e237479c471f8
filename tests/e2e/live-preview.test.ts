import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { untilLive, useBrowser } from '../support/browser';
import { startDevCopy, type DevServer } from '../support/dev';
import { hold } from '../support/intercept';

const START = '/docs/latest';
const PARTS = '/docs/latest/guides/parts';

let dev: DevServer;

describe('the development server, while the site is written', () => {
  const { visit, origin } = useBrowser(async () => (dev = await startDevCopy('shell')));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(dev.root, file)), { recursive: true });
    writeFileSync(path.join(dev.root, file), text);
  }
  const edit = (file: string, change: (text: string) => string): void =>
    write(file, change(readFileSync(path.join(dev.root, file), 'utf8')));

  test('a mistake is shown over its page alone, with place and fix, and goes once it is fixed', async () => {
    const page = await visit(PARTS);
    const box = page.locator('dev-problems aside');
    edit('content/docs/v1/guides/parts.md', (text) => `${text}\n:::nota\n\nNo such thing.\n\n:::\n`);
    await box.waitFor();
    const text = await box.innerText();
    expect(text).toContain('There is no admonition ":::nota".');
    expect(text).toMatch(/content\/docs\/v1\/guides\/parts\.md:\d+:1/);
    expect(text).toContain('Fix: ');
    expect(text).toContain(':::nota\n');
    // On a phone the place is not cut: its line number stands at its end.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await untilLive(page, '/');
    expect(await box.count()).toBe(0);
    // Who comes later is told, too.
    const later = await visit(PARTS);
    await later.locator('dev-problems aside').waitFor();
    const closed = await visit(PARTS);
    await closed.locator('dev-problems').getByRole('button').click();
    await closed.locator('dev-problems').waitFor({ state: 'detached' });
    edit('content/docs/v1/guides/parts.md', (before) => before.replace(':::nota', ':::note'));
    await later.locator('dev-problems aside').waitFor({ state: 'detached' });
    await later.getByText('No such thing.').waitFor();
  });

  test('a configuration that cannot be used is reported on every page, and takes effect once it is fixed', async () => {
    const page = await visit(START);
    const before = readFileSync(path.join(dev.root, 'site.config.ts'), 'utf8');
    write('site.config.ts', before.replace('tagline:', 'taglin:'));
    await page.locator('dev-problems aside').getByText('There is no field "taglin".').waitFor();
    expect(await page.locator('h1').count()).toBe(1);
    write('site.config.ts', before.replace("label: 'Parts'", "label: 'Pieces'"));
    await page.locator('.navbar').getByRole('link', { name: 'Pieces', exact: true }).waitFor();
    await page.locator('dev-problems aside').waitFor({ state: 'detached' });
    write('site.config.ts', before);
    await page.locator('.navbar').getByRole('link', { name: 'Parts', exact: true }).waitFor();
  });

  test('what is saved while a page loads is taken in by it, too', async () => {
    let release = (): void => undefined;
    const page = await visit(PARTS, {
      prepare: async (opened) => ({ release } = await hold(opened, '**/dev-updates.ts*')),
    });
    edit('content/docs/v1/guides/parts.md', (text) => `${text}\nSaved while it loaded.\n`);
    await expect.poll(async () => (await fetch(origin() + PARTS)).text()).toContain('Saved while it loaded.');
    expect(await page.getByText('Saved while it loaded.').count()).toBe(0);
    release();
    await page.getByText('Saved while it loaded.').waitFor();
  });

  test('new pages and posts are served and listed, and gone when they are removed', async () => {
    const page = await visit(START);
    write('content/docs/v1/guides/brand-new.md', '---\ntitle: Brand new\n---\n\nText of the new page.\n');
    await page
      .locator('aside.sidebar')
      .getByRole('link', { name: 'Brand new', includeHidden: true })
      .waitFor({ state: 'attached' });
    expect(await (await fetch(`${origin()}/docs/latest/guides/brand-new`)).text()).toContain('Text of the new page.');
    rmSync(path.join(dev.root, 'content/docs/v1/guides/brand-new.md'));
    await page
      .locator('aside.sidebar')
      .getByRole('link', { name: 'Brand new', includeHidden: true })
      .waitFor({ state: 'detached' });
    expect((await fetch(`${origin()}/docs/latest/guides/brand-new`)).status).toBe(404);
  });

  test('a new React page is served without a restart', async () => {
    await visit(START);
    write('content/pages/fresh.tsx', 'export default function Fresh() {\n  return <h1>Freshly made</h1>;\n}\n');
    await expect.poll(async () => (await fetch(`${origin()}/fresh`)).status).toBe(200);
    const page = await visit('/fresh');
    await page.getByRole('heading', { name: 'Freshly made' }).waitFor();
  });

  test('a file of the public folder is served as it is now, and pages that are open load it anew', async () => {
    const page = await visit(START);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    write('public/note.txt', 'first');
    await expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(false);
    expect(await (await fetch(`${origin()}/note.txt`)).text()).toBe('first');
  });

  test('search, cards, the sitemap and Markdown files are there', async () => {
    const page = await visit(START);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').first().fill('parts');
    await page.locator('.search__option').first().waitFor();
    const html = await (await fetch(origin() + PARTS)).text();
    const card = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
    for (const [address, type] of [
      [card, 'image/png'],
      ['/sitemap.xml', 'application/xml'],
      ['/llms.txt', 'text/plain'],
      [`${PARTS}.md`, 'text/markdown'],
    ] as const) {
      const response = await fetch(origin() + address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type'), address).toContain(type);
    }
    expect((await fetch(`${origin()}/nothing.txt`)).status).toBe(404);
  });
});
