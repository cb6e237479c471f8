import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SITE_DIST } from '../support/browser';
import { launchBrowser, openContext } from '../support/launch';
import { watchProblems } from '../support/problems';
import { siteRoutes, startServer } from '../support/site';

/** Frames that load pages at the same time. A browser loads a page into a frame much sooner than into a tab. */
const AT_ONCE = 3;
/** A limit for a page that never comes to life. */
const PATIENCE_MS = 120_000;

/** Loads a page into a frame, and says what is wrong with it when it is alive. Runs in the browser. */
async function openInFrame({ name, route, patience }: { name: string; route: string; patience: number }) {
  const frame =
    document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`) ??
    document.body.appendChild(Object.assign(document.createElement('iframe'), { name, width: '1280', height: '800' }));
  const late = Date.now() + patience;
  const root = (): HTMLElement | undefined => frame.contentDocument?.documentElement;
  frame.src = route;
  while (root()?.dataset['live'] !== route) {
    if (Date.now() > late) return ['it does not come to life'];
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const [load] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
  const { responseStatus: status } = load as PerformanceNavigationTiming;
  const headings = root()?.querySelectorAll('h1').length;
  const overflow = (root()?.scrollWidth ?? 0) - (root()?.clientWidth ?? 0);
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(overflow <= 0 ? [] : [`${overflow} px wider than the window`]),
  ];
}

/** Opens routes one after the other until none is left; gives what went wrong on which. */
async function crawl(page: Page, name: string, routes: string[], newProblems: () => string[]): Promise<string[]> {
  const problems: string[] = [];
  for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
    const found = await page.evaluate(openInFrame, { name, route, patience: PATIENCE_MS });
    problems.push(...[...found, ...newProblems()].map((problem) => `${route}: ${problem}`));
  }
  return problems;
}

test(
  'every route, opened in a browser with the policy enforced, has no console error, no hydration error, no violation, no foreign request, one first heading and no sideways scroll',
  { timeout: 1_800_000 },
  async () => {
    const routes = siteRoutes(SITE_DIST);
    expect(routes.length).toBeGreaterThan(100);
    const [browser, server] = await Promise.all([launchBrowser(), startServer(SITE_DIST)]);
    try {
      const context = await openContext(browser);
      const log = await watchProblems(context, server.origin);
      let seen = 0;
      // A problem may be that of a page which another frame loads at the same time.
      const newProblems = (): string[] => {
        const found = log.unexpected().slice(seen);
        seen += found.length;
        return found;
      };
      const page = await context.newPage();
      // Anything of the site that is no page.
      await page.goto(`${server.origin}/robots.txt`);
      const queue = [...routes];
      const frames = Array.from({ length: AT_ONCE }, (_, at) => crawl(page, `frame-${at}`, queue, newProblems));
      expect((await Promise.all(frames)).flat()).toEqual([]);
      expect(newProblems()).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  },
);
