import path from 'node:path';
import { chromium, firefox, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium, ensureFirefox } from '../../scripts/programs';
import { ROOT } from './site';

/** Whether the tests run in Firefox. What its protocol cannot do yet is left to Chromium. */
export const IN_FIREFOX = process.env['BROWSER'] === 'firefox';

/** A limit for what hangs, not for what a busy machine does slowly. */
const PATIENCE_MS = 120_000;

/**
 * How many times slower than it is the processor is made for the pages, to see whether a test acts before a page
 * listens: `THROTTLE=8 npx vitest run --project site tests/e2e/search.test.ts`.
 */
const THROTTLE = Number(process.env['THROTTLE'] ?? '1');

/**
 * A context of a browser, in which nothing ends before its time on a slow machine. Every test makes its pages in one.
 */
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

let shared: Promise<Browser> | undefined;

/** The browser that all test files of a worker share. It ends with the worker; one that crashed is replaced. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (shared ??= launchBrowser());
  if (browser.isConnected()) return browser;
  shared = undefined;
  return sharedBrowser();
}

function launchBrowser(): Promise<Browser> {
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
