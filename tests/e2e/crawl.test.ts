import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser, openContext, SITE_DIST, untilLive, watchProblems } from '../support/browser';
import { siteRoutes, startServer } from '../support/site';

/** Pages open at the same time. */
const AT_ONCE = 4;

/** Opens routes one after the other until none is left; gives what went wrong on which. */
async function crawl(browser: Browser, origin: string, routes: string[]): Promise<string[]> {
  const context = await openContext(browser);
  const log = await watchProblems(context, origin);
  const page = await context.newPage();
  const problems: string[] = [];
  let seen = 0;
  for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
    const response = await page.goto(origin + route, { waitUntil: 'commit' });
    await untilLive(page, route);
    const found = log.unexpected().slice(seen);
    seen += found.length;
    problems.push(...found.map((problem) => `${route}: ${problem}`));
    if (response?.status() !== 200) problems.push(`${route}: status ${response?.status()}`);
    const { headings, overflow } = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    if (headings !== 1) problems.push(`${route}: ${headings} headings of the first level`);
    if (overflow > 0) problems.push(`${route}: ${overflow} px wider than the window`);
  }
  await context.close();
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
      const queue = [...routes];
      const problems = await Promise.all(Array.from({ length: AT_ONCE }, () => crawl(browser, server.origin, queue)));
      expect(problems.flat()).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  },
);
