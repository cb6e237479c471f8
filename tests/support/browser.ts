import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openContext, sharedBrowser } from './launch';
import { watchProblems, type ProblemLog } from './problems';
import { DIST, startServer, type TestServer } from './site';

/** Built site that the browser tests run against. */
export const SITE_DIST = process.env['SITE_DIST'] ?? DIST;

/** How long after the end of a test the browser may report a fault that the test expects, in milliseconds. */
const FAULT_MS = 10_000;

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
  /** Opens a path in its own browser context, and waits until the page moves. */
  visit(path: string, options?: Visit): Promise<Page>;
  /** Origin of the server, without a last slash. */
  origin(): string;
}

/**
 * Serves a site to a test file and opens its pages in the browser. A test fails when the browser saw a violation of the
 * content security policy, a request to another host, an uncaught error (failed hydration is one) or an error on the
 * console.
 */
export function useBrowser(start: () => Promise<TestServer> = () => startServer(SITE_DIST)): Tester {
  let server: TestServer;
  const open: { context: BrowserContext; log: ProblemLog }[] = [];

  beforeAll(async () => {
    server = await start();
  });
  afterEach(async () => {
    const ended = open.splice(0);
    try {
      // The browser reports a fault in a separate task, which may run after the last line of the test.
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
  afterAll(() => server?.close());

  return {
    origin: () => server.origin,
    async visit(path, { prepare, inert = false, until = 'load', faults = [], ...options } = {}) {
      const context = await openContext(await sharedBrowser(), options);
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

/** Waits until a page is hydrated and every behaviour has looked at it; with a path, until that page is. */
export async function untilLive(page: Page, path?: string): Promise<void> {
  await page
    .locator(path === undefined ? 'html[data-live]' : `html[data-live="${path}"]`)
    .waitFor({ state: 'attached' });
}

/** Waits for idle moments of the page one after the other: by then it has begun what it had put off to one. */
export async function idleMoments(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })));
}

/**
 * Navigates back or forward in the history. The protocol of Firefox would wait for a load that a kept page does not have.
 */
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

/** A length of about `count` pixels: browsers round scroll positions and fractions of a line differently. */
export function pixels(count: number): unknown {
  return expect.closeTo(count, -1);
}

/** Vertical scroll position. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/**
 * Red, green and blue of a computed colour: forced colours keep the alpha that the style sheet said, and paint without.
 */
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
