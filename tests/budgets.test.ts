import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContext, sharedBrowser } from './support/launch';
import { DIST, startServer, type TestServer } from './support/site';

const KB = 1000;
/** Cold load of a gadget page, gzip. */
const PAGE = '/docs/latest/gadgets/trace_dns';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const gzipped = (body: Uint8Array): number => gzipSync(body, { level: 9 }).length;

/** Sizes of what a page has asked for so far, by type; JavaScript and CSS packed as gzip, fonts as they are. */
function watchSizes(page: Page): () => Promise<Record<string, number>> {
  const sizes: Record<string, number> = { document: 0, script: 0, stylesheet: 0, paper: 0, font: 0, fetch: 0 };
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  return async () => {
    // While one body is read, another answer may come.
    for (let answer = answers.shift(); answer; answer = answers.shift()) {
      // The sheet of paper comes after everything else, once for the whole site.
      const type = /\/print-[^/]*\.css$/.test(answer.url()) ? 'paper' : answer.request().resourceType();
      const body = await answer.body();
      sizes[type] = (sizes[type] ?? 0) + (type === 'font' ? body.length : gzipped(body));
    }
    return { ...sizes };
  };
}

/** Sum of the layout shifts of a page so far. */
function layoutShift(page: Page): Promise<number> {
  // The observer is asked for what happened before it as well.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByType('layout-shift'))
            sum += (entry as PerformanceEntry & { value: number }).value;
          if (list.getEntriesByName('asked').length > 0) resolve(sum);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'mark' });
        // Entries are delivered in order, so this one comes after all shifts so far.
        performance.mark('asked');
      }),
  );
}

test(`a cold load of ${PAGE} stays within its budgets`, async () => {
  const context = await openContext(await sharedBrowser());
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const sizesOf = watchSizes(page);
  await page.goto(server.origin + PAGE, { waitUntil: 'networkidle' });
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  const shift = await layoutShift(page);
  const read = await sizesOf();
  const total = Object.values(read).reduce((sum, size) => sum + size, 0);
  expect(read['script'], 'JavaScript of a reader who only reads').toBeLessThanOrEqual(20 * KB);
  expect(read['stylesheet'], 'CSS').toBeLessThanOrEqual(12 * KB);
  // The first round trip of a connection carries 14.6 kB.
  expect(read['document'], 'HTML').toBeLessThanOrEqual(14.5 * KB);
  expect(read['font'], 'fonts').toBeLessThanOrEqual(40 * KB);
  expect(total, 'the whole page').toBeLessThanOrEqual(75 * KB);
  expect(requests.filter((url) => !url.includes('/_data/')).length, requests.join('\n')).toBeLessThanOrEqual(8);
  expect(shift, 'cumulative layout shift').toBe(0);

  // Near the search its dialog comes, and the worker, which asks for the index; with a result its preview.
  await Promise.all([page.waitForResponse(/\/_search\//), page.locator('.search-button').hover()]);
  await page.locator('.search-button').click();
  await page.locator('.search__input').fill('dns');
  await page.locator('.search__preview > *').first().waitFor();
  expect((await sizesOf())['script'], 'JavaScript of a search').toBeLessThanOrEqual(113 * KB);
  await context.close();
});

/** A page of each kind without its own React page. */
const PAGES_TO_READ = [PAGE, '/', '/docs/latest', '/docs/latest/gadgets', '/docs/latest/reference/run', '/blog'];

test('reading loads no React, also to the end of the page', async () => {
  const context = await openContext(await sharedBrowser());
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const route of PAGES_TO_READ) {
    await page.goto(server.origin + route, { waitUntil: 'networkidle' });
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
  }
  expect(requests.filter((path) => /\/react-/.test(path))).toEqual([]);
  await context.close();
});

test('the first intent loads React within its budgets', async () => {
  const context = await openContext(await sharedBrowser());
  const page = await context.newPage();
  const react: Promise<Uint8Array>[] = [];
  page.on('response', (answer) => {
    if (/\/react-[^/]*\.js$/.test(answer.url())) react.push(answer.body());
  });
  const sizesOf = watchSizes(page);
  await page.goto(server.origin + PAGE, { waitUntil: 'networkidle' });
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.keyboard.press('?');
  await page.locator('[data-island-state="ready"]').waitFor({ state: 'attached' });
  const [file, ...others] = await Promise.all(react);
  expect(others).toEqual([]);
  expect(gzipped(file ?? new Uint8Array()), 'React').toBeLessThanOrEqual(70 * KB);
  expect((await sizesOf())['script'], 'entry, React and the island').toBeLessThanOrEqual(97 * KB);
  await context.close();
});

/** Gadgets with lists of more than a hundred hooks, reasons or system calls: their words alone are 6.3 to 8.3 kB. */
const LONG_LISTS = /\/(?:trace_lsm|trace_tcpdrop|traceloop)\.json$/;
/** Gadgets with the most fields after these. */
const MANY_FIELDS = /\/(?:trace_dns|trace_capabilities)\.json$/;

test('a client-side navigation to a sibling page fetches at most 9 kB, in every version', () => {
  const pages = readdirSync(`${DIST}/_data/docs`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/]+\/gadgets\/.+\.json$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(150);
  const limitOf = (file: string): number => (LONG_LISTS.test(file) ? 13 : MANY_FIELDS.test(file) ? 9.6 : 9) * KB;
  const sizes = pages.map((file) => [file, gzipped(readFileSync(`${DIST}/_data/docs/${file}`))] as const);
  expect(sizes.filter(([file, bytes]) => bytes > limitOf(file))).toEqual([]);
});
