/**
 * Types queries into the search box of a built site, letter by letter, and notes in its worker how long answers take.
 */

import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';
import { serveDist } from '../../src/engine/serve/server';

/** What was measured in the worker. */
interface Typing {
  /** Milliseconds of processor time from the arrival of each question to its answer. */
  times: number[];
  /** Bytes that the index and all else of the worker take after a collection. */
  heap: number;
}

/** An event of the browser's own trace, as far as it is read. */
interface TraceEvent {
  name: string;
  /** Begin and end on the clock and processor time of the thread, in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
}

/**
 * Types each query into the box on `page` of the site at `root`. Times are those of the worker's thread alone, from the
 * browser's trace, so they do not depend on what else the machine does. The brake of the browser's tools cannot be had:
 * it slows pages down and refuses workers, so whoever wants a slower processor multiplies.
 */
export async function measureTyping(root: string, page: string, queries: readonly string[]): Promise<Typing> {
  const { close, url } = await serveDist(root, { host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const box = await openBox(browser, new URL(page, url).href);
    const heap = await heapOf(box);
    await browser.startTracing(box, { categories: ['devtools.timeline', 'blink.worker'] });
    for (const query of queries) await typeQuery(box, query);
    return { times: messageTimes(await browser.stopTracing()), heap };
  } finally {
    await browser.close();
    await close();
  }
}

/** Opens the box and waits until all of its files are searched. */
async function openBox(browser: Browser, address: string): Promise<Page> {
  const box = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await box.goto(address);
  await box.locator('html[data-live]').waitFor({ state: 'attached' });
  await box.locator('.navbar .search-button').click();
  await box.locator('.search__input').fill('trace');
  await box.locator('.search__status').filter({ hasText: /\d/ }).filter({ hasNotText: 'loading' }).waitFor();
  return box;
}

/** Types a query and waits for the answer to the whole of it. */
async function typeQuery(box: Page, query: string): Promise<void> {
  await box.locator('.search__input').fill('');
  await box.locator('.search__input').pressSequentially(query);
  await box.locator('.search__list[aria-busy="false"]').waitFor({ state: 'attached' });
}

/** Processor time of each message of a trace that a worker has answered, in milliseconds. */
function messageTimes(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const answers = traceEvents.filter(({ name }) => name === 'DedicatedWorkerGlobalScope::postMessage');
  return traceEvents
    .filter(({ name }) => name === 'HandlePostMessage')
    .filter(({ pid, tid, ts, dur = 0 }) =>
      answers.some((answer) => answer.pid === pid && answer.tid === tid && answer.ts >= ts && answer.ts <= ts + dur),
    )
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Bytes of the worker's heap after a collection. */
async function heapOf(box: Page): Promise<number> {
  const session = await box.context().newCDPSession(box);
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId));
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached;
  const used = new Promise<number>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result: { usedSize: number } };
      if (id === 2) resolve(result.usedSize);
    });
  });
  const send = (id: number, method: string): Promise<unknown> =>
    session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
  await send(1, 'HeapProfiler.collectGarbage');
  await send(2, 'Runtime.getHeapUsage');
  return used;
}
