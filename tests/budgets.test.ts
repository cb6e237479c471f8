import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium';
import { DIST, startServer, type TestServer } from './support/site';

const KB = 1000;
/** Cold load of a gadget page, gzip. */
const PAGE = '/docs/latest/gadgets/trace_dns';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const gzipped = (body: Uint8Array): number => gzipSync(body, { level: 9 }).length;

test(`a cold load of ${PAGE} stays within its budgets`, async () => {
  const page = await browser.newPage();
  const sizes: Record<string, number> = { document: 0, script: 0, stylesheet: 0, font: 0 };
  const requests: string[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    requests.push(response.url());
    reading.push(
      response.body().then((body) => {
        sizes[type] = (sizes[type] ?? 0) + (type === 'font' ? body.length : gzipped(body));
      }),
    );
  });
  await page.goto(server.origin + PAGE, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  // The observer of layout shifts is asked for what happened before it as well.
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  await Promise.all(reading);
  expect(sizes['script'], 'JavaScript').toBeLessThanOrEqual(88 * KB);
  expect(sizes['stylesheet'], 'CSS').toBeLessThanOrEqual(12 * KB);
  expect(sizes['document'], 'HTML').toBeLessThanOrEqual(14 * KB);
  expect(sizes['font'], 'fonts').toBeLessThanOrEqual(40 * KB);
  expect(requests.filter((url) => !url.includes('/_data/')).length, requests.join('\n')).toBeLessThanOrEqual(10);
  expect(shift, 'cumulative layout shift').toBe(0);
  await page.close();
});

test('a client-side navigation to a sibling page fetches at most 10 kB', () => {
  for (const name of ['trace_dns', 'trace_exec', 'trace_open', 'top_process', 'snapshot_socket']) {
    expect(gzipped(readFileSync(`${DIST}/_data/docs/latest/gadgets/${name}.json`)), name).toBeLessThanOrEqual(10 * KB);
  }
});
