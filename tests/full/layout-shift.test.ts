import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { idleMoments, useBrowser } from '../support/browser';

/** One page of each kind. */
const ROUTES = [
  '/',
  '/docs/latest',
  '/docs/latest/gadgets/',
  '/docs/latest/gadgets/trace_dns',
  '/docs/latest/reference/run',
  '/nowhere',
  '/blog',
  '/blog/2024/01/inspektor-gadget-release-highlights-v0.24.0',
];
const WIDTHS = [360, 1280];
const PHONE = { width: 360, height: 800 };
/** What the browser says of the page that is missing. */
const missing = (route: string): RegExp[] => (route === '/nowhere' ? [/404/] : []);

const { visit } = useBrowser();

/** Sums up the layout shifts that the reader did not cause. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) noted.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftOf(page: Page): Promise<number> {
  await idleMoments(page);
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

describe('Nothing moves without the reader', () => {
  test.each(ROUTES.flatMap((route) => WIDTHS.map((width) => [route, width] as const)))(
    'on %s at %i px',
    async (route, width) => {
      const page = await visit(route, {
        viewport: { width, height: 800 },
        faults: missing(route),
        prepare: watchShifts,
      });
      expect(await shiftOf(page)).toBe(0);
    },
  );

  test.each(ROUTES)('on %s, without scripts', async (route) => {
    let shifted = 0;
    const page = await visit(route, {
      viewport: PHONE,
      javaScriptEnabled: false,
      inert: true,
      faults: missing(route),
      prepare: async (fresh) => {
        // Where no script of the page runs, the browser itself tells.
        const session = await fresh.context().newCDPSession(fresh);
        session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
          shifted += event.layoutShiftDetails?.value ?? 0;
        });
        await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
      },
    });
    // A picture is taken when everything has its place.
    await page.screenshot();
    expect(shifted).toBe(0);
  });

  test.each(ROUTES)('on %s, when the entry script is missing', async (route) => {
    const page = await visit(route, {
      viewport: PHONE,
      inert: true,
      faults: [/ERR_FAILED/, /error: .*dynamically imported module/, ...missing(route)],
      prepare: async (fresh) => {
        await watchShifts(fresh);
        await fresh.route('**/assets/entry-client-*.js', (request) => request.abort());
      },
    });
    await page.locator('.error-box').waitFor();
    expect(await shiftOf(page)).toBe(0);
  });
});
