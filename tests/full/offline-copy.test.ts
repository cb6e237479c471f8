import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypeOf } from '../../src/engine/model/files';
import { writeCopy } from '../../src/engine/offline/write-copy';
import { siteData } from '../../src/engine/plan/site-data';
import { readHeads } from '../../src/engine/read/site';
import { SITE_DIST } from '../support/browser';
import { IN_FIREFOX, openContext, sharedBrowser } from '../support/launch';
import { NEWEST, ROOT, siteRoutes } from '../support/site';

const VERSION = NEWEST;
const work = mkdtempSync(path.join(tmpdir(), 'copy-'));
const folder = path.join(work, 'site');
const files = new Map<string, string>();
let server: Server;

beforeAll(async () => {
  const target = path.join(work, `inspektor-gadget-${VERSION}.zip`);
  const [head] = await readHeads(ROOT);
  await writeCopy({ dist: SITE_DIST, site: siteData(head), version: VERSION }, target);
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(target)))) {
    const file = name.replace(/^[^/]+\//, '');
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), bytes);
    files.set(file, /\.(?:html|md|css)$/.test(file) ? Buffer.from(bytes).toString('utf8') : '');
  }
  // A server that knows nothing but files, and has them below a folder.
  server = createServer((request, response) => {
    const file = decodeURIComponent((request.url ?? '').replace(/^\/some\/folder\//, '').replace(/[?#].*$/, ''));
    if (!files.has(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': contentTypeOf(file) }).end(readFileSync(path.join(folder, file)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server?.close();
  rmSync(work, { recursive: true, force: true });
});

const pages = (): string[] => [...files.keys()].filter((file) => file.endsWith('.html'));

/** Every address of a page, `srcset` too. */
function addressesOf(html: string): { tag: string; href: string }[] {
  return [...html.matchAll(/<([a-z]+)((?: [^<>]*)?)>/g)].flatMap(([whole, tag = '', attributes = '']) =>
    tag === 'script' && whole.includes('application/')
      ? []
      : [...attributes.matchAll(/ (href|src|srcset|poster)="([^"]*)"/g)].flatMap(([, name, value = '']) =>
          (name === 'srcset' ? value.split(', ').map((one) => one.replace(/ .*$/, '')) : [value]).map((href) => ({
            tag: whole,
            href: href.replaceAll('&amp;', '&'),
          })),
        ),
  );
}

test('the copy contains every page of its version, and a Markdown file of each', () => {
  const routes = siteRoutes().filter((route) => `${route}/`.startsWith(`/docs/${VERSION}/`));
  expect(pages()).toHaveLength(routes.length);
  for (const page of pages()) expect(files.has(page.replace(/html$/, 'md')), page).toBe(true);
});

test('every address of every page leads to a file and an anchor of the copy, or is marked as leading out', () => {
  const ids = new Map(
    pages().map((page) => [page, new Set([...(files.get(page) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
  );
  const wrong = pages().flatMap((page) =>
    addressesOf(files.get(page) ?? '').flatMap(({ tag, href }) => {
      if (/^(?:mailto|data):/.test(href)) return [];
      if (/^https?:/.test(href)) {
        const isLink = tag.startsWith('<a ') && tag.includes('is-outside');
        return isLink || tag.startsWith('<link rel="canonical"') ? [] : [`${page}: ${tag}`];
      }
      const [bare = '', hash] = href.split('#');
      const file = bare === '' ? page : path.posix.join(path.posix.dirname(page), decodeURI(bare));
      if (!files.has(file)) return [`${page}: ${href} is missing`];
      const isThere =
        hash === undefined || hash === '' || !file.endsWith('.html') || ids.get(file)?.has(decodeURIComponent(hash));
      return isThere ? [] : [`${page}: ${href} has no such anchor`];
    }),
  );
  expect(wrong).toEqual([]);
  for (const [file, css] of files)
    if (file.endsWith('.css')) expect(css, file).not.toMatch(/url\((?!["']?(?:data:|#))/);
});

test('links of the Markdown files lead to files of the copy', () => {
  const wrong = [...files].flatMap(([file, text]) =>
    file.endsWith('.md')
      ? [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].flatMap(([, href = '']) =>
          files.has(path.posix.join(path.posix.dirname(file), decodeURI(href))) ? [] : [`${file}: ${href}`],
        )
      : [],
  );
  // In code, round brackets after square ones are not a link.
  expect(wrong.filter((one) => /\.(?:md|html|png|svg|webp)$/.test(one))).toEqual([]);
});

const isLive = (page: Page): Promise<void> => page.locator('html[data-live]').waitFor({ state: 'attached' });

/** Notes what fails in a page, and what is asked for outside of the copy. */
function watchCopy(page: Page, root: string): string[] {
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(root) && !url.startsWith('data:')) problems.push(url);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The browser cancels requests when the reader leaves the page.
    if (why !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${why}`);
  });
  page.on('pageerror', (error) => void problems.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  return problems;
}

/** Reads, searches, follows links and changes the theme. Gives what went wrong. */
async function readCopy(root: string): Promise<string[]> {
  const context = await openContext(await sharedBrowser());
  const page = await context.newPage();
  const problems = watchCopy(page, root);
  await page.goto(`${root}index.html`);
  await isLive(page);
  expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.check('16px Overpass')))).toBe(true);
  await page.locator('.sidebar__nav').getByRole('link', { name: 'Quick start', exact: true }).click();
  await page.waitForURL(`${root}quick-start.html`);
  await isLive(page);
  await page.getByRole('button', { name: /dark/i }).first().click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');

  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('pods cannot resolve names');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /trace_dns/ })
    .first()
    .click();
  await page.waitForURL((url) => url.href.startsWith(`${root}gadgets/trace_dns.html`));
  await isLive(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('trace_dns');
  const tab = page.getByRole('tab', { name: 'ig', exact: true }).first();
  await tab.click();
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  expect(
    await page
      .getByRole('link', { name: /^GitHub/ })
      .first()
      .getAttribute('class'),
  ).toContain('is-outside');
  await context.close();
  return problems;
}

test('opened from a folder, the copy is read and searched without a request to anywhere', async () =>
  expect(await readCopy(pathToFileURL(`${folder}/`).href)).toEqual([]));

test('opened from a folder, every page comes to life, shows its pictures and asks for nothing outside', async () => {
  const root = pathToFileURL(`${folder}/`).href;
  const context = await openContext(await sharedBrowser());
  const page = await context.newPage();
  const problems = watchCopy(page, root);
  // Firefox takes a second for each: there it is every eighth.
  for (const file of pages().filter((_, at) => !IN_FIREFOX || at % 8 === 0)) {
    await page.goto(root + file);
    await isLive(page);
    const broken = await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
      return pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src);
    });
    problems.push(...broken.map((source) => `${file}: ${source}`));
  }
  await context.close();
  expect(problems).toEqual([]);
});

test('below a folder of any server it does the same', async () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await readCopy(`http://127.0.0.1:${port}/some/folder/`)).toEqual([]);
});
