import path from 'node:path';
import {
  chromium,
  firefox,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';
import { ensureFirefox } from '../../scripts/firefox';
import { DIST, ROOT, startServer, type TestServer } from './site';

/** Built site that the browser tests run against. */
export const SITE_DIST = process.env['SITE_DIST'] ?? DIST;

/** Whether the tests run in Firefox. What its protocol cannot do yet is left to Chromium. */
export const IN_FIREFOX = process.env['BROWSER'] === 'firefox';

/** How a page is opened. */
interface Visit extends BrowserContextOptions {
  /** Settings and faults that are in place before the page is asked for. */
  prepare?(page: Page): Promise<unknown>;
  /** Wait only until the document is loaded: JavaScript is off, or a fault keeps the page from coming to life. */
  inert?: boolean;
  /** What to wait for at least: `commit` where a fault keeps the document from being loaded. */
  until?: 'load' | 'commit';
  /** Problems that the test brings about. Each has to show itself, every other one fails the test. */
  faults?: RegExp[];
}

/** What a test file does with its browser. */
export interface Tester {
  /** Opens a path in a browser context of its own, and waits until the page moves. */
  visit(path: string, options?: Visit): Promise<Page>;
  /** Origin of the server, without a last slash. */
  origin(): string;
}

/**
 * Gives a test file a browser and a server. After each test it fails when the browser saw a violation of the content
 * security policy, a request to another host, an error that nobody caught (failed hydration is one) or an error on
 * the console.
 */
export function useBrowser(start: () => Promise<TestServer> = () => startServer(SITE_DIST)): Tester {
  let browser: Browser;
  let server: TestServer;
  const open: { context: BrowserContext; log: ProblemLog }[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(), start()]);
  });
  afterEach(async () => {
    const ended = open.splice(0);
    try {
      // The browser tells of a fault in a task of its own, which may come after the last line of the test.
      await expect
        .poll(() => ended.flatMap(({ log }) => log.missing()), {
          timeout: FAULT_MS,
          message: 'faults that did not show',
        })
        .toEqual([]);
    } finally {
      await Promise.all(ended.map(({ context }) => context.close()));
    }
    expect(
      ended.flatMap(({ log }) => log.unexpected()),
      'problems in the browser',
    ).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.close()]);
  });

  return {
    origin: () => server.origin,
    async visit(path, { prepare, inert = false, until = 'load', faults = [], ...options } = {}) {
      const context = await openContext(browser, options);
      open.push({ context, log: await watchProblems(context, server.origin, faults) });
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(server.origin + path, { waitUntil: until });
      if (inert) return page;
      await untilLive(page);
      // A font that comes later moves lines, and with them the place that a test has scrolled to.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page;
    },
  };
}

/** A limit for what hangs, not for what a busy machine does slowly. */
const PATIENCE_MS = 120_000;

/** How long a fault that a test has announced may take to be told of, once the test has ended. */
const FAULT_MS = 10_000;

/**
 * How many times slower than it is the processor is made for the pages, to see whether a test acts before a page
 * listens: `THROTTLE=8 npx vitest run --project site tests/e2e/search.test.ts`.
 */
const THROTTLE = Number(process.env['THROTTLE'] ?? '1');

/** A context of a browser, in which nothing ends before its time on a slow machine. Every test makes its pages in one. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  if (THROTTLE > 1)
    context.on('page', async (page) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    });
  return context;
}

/** A browser that the tests start themselves. */
export function launchBrowser(): Promise<Browser> {
  if (IN_FIREFOX) {
    return firefox.launch({
      channel: 'moz-firefox',
      executablePath: path.join(ROOT, 'tests/support/firefox-relay.mjs'),
      env: { ...process.env, FIREFOX: ensureFirefox() },
      // A page that Firefox has kept in memory comes back without the load that the protocol waits for.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    });
  }
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
}

/** Waits until a page is hydrated and every behaviour has looked at it; with a path, until that page is. */
export async function untilLive(page: Page, path?: string): Promise<void> {
  await page
    .locator(path === undefined ? 'html[data-live]' : `html[data-live="${path}"]`)
    .waitFor({ state: 'attached' });
}

/**
 * Answers requests of a page in the place of the server, as `page.route` does. A page that is open already has the
 * browser ask for a request only some moments later: here it does when this ends.
 */
export async function intercept(page: Page, ...route: Parameters<Page['route']>): Promise<void> {
  await page.route(...route);
  if (page.url() === 'about:blank') return;
  const probe = `${new URL(page.url()).origin}/?asked`;
  await page.route(probe, (asked) => asked.fulfill({ status: 204 }));
  const status = (): Promise<number> =>
    page.evaluate((url) => fetch(url, { method: 'HEAD' }).then((answer) => answer.status), probe);
  while ((await status()) !== 204);
  await page.unroute(probe);
}

/** Waits for idle moments of the page one after the other: by then it has begun what it had put off to one. */
export async function idleMoments(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })));
}

/** What went wrong in a browser context. */
interface ProblemLog {
  unexpected(): string[];
  /** Faults that were announced and did not happen. */
  missing(): string[];
}

/** Notes every problem of every page of a context. */
export async function watchProblems(
  context: BrowserContext,
  origin: string,
  faults: readonly RegExp[] = [],
): Promise<ProblemLog> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  if (IN_FIREFOX) {
    noteFailedRequests(context, problems);
    await context.addInitScript(spellErrorsOut);
  }
  context.on('weberror', (error) => {
    const text = error.error().stack || String(error.error());
    if (IN_FIREFOX && OF_POLICY.test(text))
      problems.push(`console: ${text.replace(OF_POLICY, 'Content Security Policy')}`);
    else if (!IN_FIREFOX || !(REFUSED_MODULE.test(text) || GIVEN_UP.test(text))) problems.push(`error: ${text}`);
  });
  context.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).host !== new URL(origin).host)
      problems.push(`foreign request: ${request.url()}`);
  });
  await context.exposeBinding('reportViolation', (_, violation: string) => problems.push(`policy: ${violation}`));
  await context.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return {
    unexpected: () => problems.filter((problem) => !faults.some((fault) => fault.test(problem))),
    missing: () => faults.filter((fault) => !problems.some((problem) => fault.test(problem))).map(String),
  };
}

/** What Firefox reports as an error of the page: a violated policy, which Chromium says on the console, … */
const OF_POLICY = /Content-Security-Policy/;
/** … and a module that was refused, which shows as a failed request as well. */
const REFUSED_MODULE = /^(?:Error: )?Loading module from/;
/** A request through the service worker that a navigation has given up: it is told of without its address. */
const GIVEN_UP = /^(?:Error: )?Failed to load ‘’\. A ServiceWorker intercepted the request/;

/** The protocol of Firefox gives an error on the console by its class alone; here its message goes with it. */
function spellErrorsOut(): void {
  const write = console.error.bind(console);
  console.error = (...parts: unknown[]) =>
    write(...parts.map((part) => (part instanceof Error ? `${String(part)}\n${part.stack ?? ''}` : part)));
}

/** Firefox does not say to its protocol which requests failed; here it is said in the words of Chromium's console. */
function noteFailedRequests(context: BrowserContext, problems: string[]): void {
  const note = (fault: string, url: string): void =>
    void problems.push(`console: Failed to load resource: ${fault} (${url})`);
  const refused = new Set<string>();
  context.on('response', (response) => {
    if (response.status() < 400) return;
    refused.add(response.url());
    note(`the server responded with a status of ${response.status()} (${response.statusText()})`, response.url());
  });
  context.on('requestfailed', (request) => {
    // Given up by the page itself, because the reader has gone on; or a script that was refused and is noted already.
    const isNoted = refused.has(request.url());
    if (!isNoted && request.failure()?.errorText !== 'NS_BINDING_ABORTED') note('net::ERR_FAILED', request.url());
  });
}

/** Goes back or forward in the history. The protocol of Firefox would wait for a load that a kept page does not have. */
export async function travel(page: Page, steps: -1 | 1): Promise<void> {
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
}

/** The warnings a page writes to the console from now on. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** Vertical scroll position. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Red, green and blue of a computed colour: forced colours keep the alpha that the style sheet said, and paint without. */
export function withoutAlpha(colour: string): string {
  return colour.match(/\d+/g)?.slice(0, 3).join() ?? colour;
}

/** Text of the region that screen readers are told changes of. */
export function liveText(page: Page): Promise<string> {
  return page.locator('#live-region').innerText();
}

/** What identifies the focused element in a failure message: tag, id, classes and text. */
export function focusedElement(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'body';
    const id = element.id ? `#${element.id}` : '';
    const name =
      typeof element.className === 'string' && element.className ? `.${element.className.split(' ').join('.')}` : '';
    return `${element.tagName.toLowerCase()}${id}${name} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
  });
}
