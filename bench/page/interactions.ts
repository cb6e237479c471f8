/**
 * Times what a reader does, from the press to the next paint, with the processor slowed down:
 * `tsx bench/page/interactions.ts [--runs 5] [--slowdown 4] [--dist dist]`. Prints the median and the worst in
 * milliseconds beside the most that is allowed; ends with 1 where a median is above it.
 */

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';
import { serveDist } from '../../src/engine/serve/server';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const PHONE = { width: 390, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

/** Something a reader does on a page. */
interface Interaction {
  name: string;
  route: string;
  viewport: typeof PHONE;
  /** Longest time that is no wait, in milliseconds. */
  limit: number;
  /** Brings the page to where the reader acts. */
  before?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
}

const GADGET = '/docs/latest/gadgets/trace_dns';

const INTERACTIONS: readonly Interaction[] = [
  { name: 'drawer', route: GADGET, viewport: PHONE, limit: 60, act: (page) => page.locator('.navbar__toggle').click() },
  {
    name: 'theme',
    route: GADGET,
    viewport: DESKTOP,
    limit: 100,
    act: (page) => page.locator('.color-toggle').first().click(),
  },
  {
    name: 'tab',
    route: GADGET,
    viewport: DESKTOP,
    limit: 100,
    act: (page) => page.locator('.tabs__tab[aria-selected="false"]').first().click(),
  },
  {
    name: 'open search',
    route: GADGET,
    viewport: DESKTOP,
    limit: 100,
    before: async (page) => {
      await page.locator('.search-button').hover();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.locator('.search-button').click(),
  },
  {
    name: 'type in search',
    route: GADGET,
    viewport: DESKTOP,
    limit: 100,
    before: async (page) => {
      await page.locator('.search-button').click();
      await page.locator('.search__input').fill('dns');
      await page.locator('.search__option').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.keyboard.press('q'),
  },
  {
    name: 'filter gadgets',
    route: '/docs/latest/gadgets/',
    viewport: DESKTOP,
    limit: 100,
    before: (page) => page.locator('input[name="words"]').focus(),
    act: (page) => page.keyboard.press('t'),
  },
  {
    name: 'navigation',
    route: GADGET,
    viewport: DESKTOP,
    limit: 100,
    act: (page) => page.locator('.sidebar').getByRole('link', { name: 'trace_exec', exact: true }).click(),
  },
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    dist: { type: 'string', default: 'dist' },
  },
});

/** Starts to note the longest event of the page: from its time stamp to the paint after it. */
function noteEvents(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = Object.assign(globalThis, { longestEvent: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longestEvent = Math.max(noted.longestEvent, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Does it once in a fresh browser context. An event under 16 ms is not reported and counts as that. */
async function time(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: interaction.viewport });
  const page = await context.newPage();
  await page.goto(origin + interaction.route, { waitUntil: 'networkidle' });
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  await interaction.before?.(page);
  await page.waitForTimeout(500);
  await noteEvents(page);
  await interaction.act(page);
  await page.waitForTimeout(1500);
  const longest = await page.evaluate(() => (globalThis as unknown as { longestEvent: number }).longestEvent);
  await context.close();
  return Math.max(16, longest);
}

const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}"; it is a whole number from 1.`);
const { close, url } = await serveDist(path.resolve(ROOT, values.dist), { host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await time(browser, new URL(url).origin, interaction));
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    const verdict = median > interaction.limit ? `above ${interaction.limit}` : `at most ${interaction.limit}`;
    process.stdout.write(`${interaction.name.padEnd(16)}median ${median}  worst ${times.at(-1) ?? 0}  ${verdict}\n`);
    if (median > interaction.limit) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await close();
}
