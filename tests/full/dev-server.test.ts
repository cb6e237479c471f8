import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pixels, scrollTop, travel, untilLive, useBrowser } from '../support/browser';
import { startDevCopy, type DevServer } from '../support/dev';
import { pauseRequests } from '../support/intercept';
import { isSameDocument, mark } from '../support/navigation';

const START = '/docs/latest';
const LONG = '/docs/latest/guides/long';
const PARTS = '/docs/latest/guides/parts';

let dev: DevServer;

// One server for all tests of the file: those that edit the site come last.
const { visit, origin } = useBrowser(async () => (dev = await startDevCopy('shell')));

describe('the development server does what the built site does: it', () => {
  test('hydrates every kind of page without an error', async () => {
    for (const path of ['/', START, '/docs/latest/guides/', PARTS, '/wait']) {
      const page = await visit(path);
      expect(await page.locator('h1').count(), path).toBe(1);
    }
  });

  test('navigates within one document, and back', async () => {
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
});

describe('the development server, while the site is written', () => {
  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(dev.root, file)), { recursive: true });
    writeFileSync(path.join(dev.root, file), text);
  }
  const edit = (file: string, change: (text: string) => string): void =>
    write(file, change(readFileSync(path.join(dev.root, file), 'utf8')));

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
    const answer = () => fetch(`${origin()}/wait`);
    // The server learns of a saved module from the file system, which can take a moment.
    await expect.poll(async () => (await answer()).status).toBe(500);
    expect(await (await answer()).text()).toContain(
      'The page component of "wait" has no default export and cannot be rendered.',
    );
    edit('content/pages/wait.tsx', (text) => text.replace('export function', 'export default function'));
    await expect.poll(async () => (await answer()).status).toBe(200);
  });

  test('a mistake is shown over its page alone, with place and fix, until it is fixed', async () => {
    const page = await visit(PARTS);
    const box = page.locator('dev-problems aside');
    edit('content/docs/v1/guides/parts.md', (text) => `${text}\n:::nota\n\nNo such thing.\n\n:::\n`);
    await box.waitFor();
    const text = await box.innerText();
    expect(text).toContain('There is no admonition ":::nota".');
    expect(text).toMatch(/content\/docs\/v1\/guides\/parts\.md:\d+:1/);
    expect(text).toContain('Fix: ');
    expect(text).toContain(':::nota\n');
    // On a phone the place is not cut off, because the line number is at its end.
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
      prepare: async (opened) => ({ release } = await pauseRequests(opened, '**/dev-updates.ts*')),
    });
    edit('content/docs/v1/guides/parts.md', (text) => `${text}\nSaved while it loaded.\n`);
    await expect.poll(async () => (await fetch(origin() + PARTS)).text()).toContain('Saved while it loaded.');
    expect(await page.getByText('Saved while it loaded.').count()).toBe(0);
    release();
    await page.getByText('Saved while it loaded.').waitFor();
  });

  test('new pages and posts are served and listed, until they are removed', async () => {
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

  test('a changed file of the public folder is served, and open pages reload it', async () => {
    const page = await visit(START);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    write('public/note.txt', 'first');
    await expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(false);
    expect(await (await fetch(`${origin()}/note.txt`)).text()).toBe('first');
  });

  test('search, cards, the sitemap and Markdown files are there', async () => {
    const page = await visit(START);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').first().fill('parts');
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
