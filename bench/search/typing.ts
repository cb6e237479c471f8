/**
 * Types queries into the search box of the built site, letter by letter, with the processor slowed down:
 * `tsx bench/search/typing.ts [--root dist] [--queries 60] [--slowdown 4]`. Prints how long answers take in the worker
 * and from the press of the key to the answer on the page, how much slower than itself the worker really was, and the
 * memory that the index takes; ends with 1 where the 95th percentile of the worker is above 50 ms.
 */

import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page, type Worker } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';
import { serveDist } from '../../src/engine/serve/server';
import { readQueries } from './queries';
import { slowDown } from './slow-down';

const LIMIT_MS = 50;
/** Exact figures of memory, and a collection on demand. */
const MEASURED = ['--enable-precise-memory-info', '--js-flags=--expose-gc'];
const PAGE = '/docs/latest/gadgets/trace_dns';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    queries: { type: 'string', default: '60' },
    slowdown: { type: 'string', default: '4' },
  },
});

/** What the worker notes of itself. */
interface WorkerNotes {
  times: number[];
}

/** What the page notes: presses of keys and what came of them. */
interface PageNotes {
  pressed: number;
  shown: number[];
}

/** Starts to note, in the worker, how long each question takes. */
function noteAnswers(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const notes: WorkerNotes = Object.assign(globalThis, { times: [] as number[] });
    let start = 0;
    // Capturing listeners come first.
    addEventListener('message', () => void (start = performance.now()), { capture: true });
    const send = self.postMessage.bind(self);
    self.postMessage = (message: unknown) => {
      if ((message as { type: string }).type === 'answer') notes.times.push(performance.now() - start);
      send(message);
    };
  });
}

/** Starts to note, on the page, how long after a press the list of results is another one. */
async function noteResults(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notes: PageNotes = Object.assign(globalThis, { pressed: 0, shown: [] as number[] });
    addEventListener('keydown', ({ timeStamp }) => void (notes.pressed = timeStamp), { capture: true });
    const list = document.querySelector('.search__list');
    new MutationObserver(() => {
      if (notes.pressed === 0 || list?.getAttribute('aria-busy') !== 'false') return;
      notes.shown.push(performance.now() - notes.pressed);
      notes.pressed = 0;
    }).observe(list ?? document, { attributes: true, attributeFilter: ['aria-busy'] });
  });
}

/** Opens the box on a page and waits until all of its files are searched. */
async function openBox(browser: Browser, origin: string): Promise<{ page: Page; worker: Worker }> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(origin + PAGE, { waitUntil: 'networkidle' });
  const started = page.waitForEvent('worker');
  await page.locator('.navbar .search-button').click();
  const worker = await started;
  await page.locator('.search__input').fill('zz');
  await page.locator('.search__status').filter({ hasNotText: 'loading' }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, worker };
}

/** Milliseconds that a fixed piece of work takes in the worker: with and without the brake it tells how slow it is. */
function workOf(worker: Worker): Promise<number> {
  return worker.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let at = 0; at < 60_000_000; at++) sum += at & 7;
    return performance.now() - start + (sum === 0 ? 1 : 0);
  });
}

function summary(name: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `${name.padEnd(28)}${String(sorted.length).padStart(6)} ${at(0.5).padStart(8)} ${at(0.95).padStart(8)} ${at(1).padStart(8)}`;
}

/** Bytes of the worker's heap after a collection. */
function heapOf(worker: Worker): Promise<number> {
  return worker.evaluate(() => {
    const { gc, performance: clock } = globalThis as unknown as {
      gc: () => void;
      performance: { memory: { usedJSHeapSize: number } };
    };
    gc();
    return clock.memory.usedJSHeapSize;
  });
}

const queries = readQueries('all').map(({ q }) => q);
const step = Math.max(1, Math.floor(queries.length / Number(values.queries)));
const typed = queries.filter((_, at) => at % step === 0);
const { close, url } = await serveDist(path.resolve(values.root), { host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS, ...MEASURED] });
try {
  const { page, worker } = await openBox(browser, new URL(url).origin);
  const quick = await workOf(worker);
  const heap = await heapOf(worker);
  const brake = await slowDown(browser, Number(values.slowdown));
  const slowed = (await workOf(worker)) / quick;
  await noteAnswers(worker);
  await noteResults(page);
  for (const query of typed) {
    await page.locator('.search__input').fill('');
    await page.locator('.search__input').pressSequentially(query, { delay: 120 });
  }
  await brake.end();
  const { times } = await worker.evaluate(() => ({ times: (globalThis as unknown as WorkerNotes).times }));
  const { shown } = await page.evaluate(() => ({ shown: (globalThis as unknown as PageNotes).shown }));
  console.log(
    `${''.padEnd(28)}${'n'.padStart(6)} ${'median'.padStart(8)} ${'95 %'.padStart(8)} ${'worst'.padStart(8)}`,
  );
  console.log(summary('in the worker, ms', times));
  console.log(summary('from key to results, ms', shown));
  console.log(`the worker was ${slowed.toFixed(1)} times slower; its heap is ${(heap / 1e6).toFixed(1)} MB`);
  const p95 = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  if (p95 > LIMIT_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await close();
}
