import type { Page } from 'playwright-core';
import { SITE_DIST } from './browser';
import { openContext, sharedBrowser } from './launch';
import { watchProblems } from './problems';
import { startServer, type TestServer } from './site';

/** Frames that load pages at the same time. A browser loads a page into a frame much sooner than into a tab. */
const AT_ONCE = 3;
/** A limit for a page that never becomes interactive. */
const PATIENCE_MS = 120_000;

/**
 * Loads a page into a frame, waits until it is interactive and returns what is wrong with it; `null` if it never becomes
 * interactive. Runs in the browser.
 */
async function openInFrame({ name, route, patience }: { name: string; route: string; patience: number }) {
  const frame =
    document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`) ??
    document.body.appendChild(Object.assign(document.createElement('iframe'), { name, width: '1280', height: '800' }));
  const late = Date.now() + patience;
  const root = (): HTMLElement | undefined => frame.contentDocument?.documentElement;
  frame.src = route;
  while (root()?.dataset['live'] !== route) {
    if (Date.now() > late) return null;
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

/**
 * Opens routes in one frame until none is left and returns the problems with their routes. A page that never becomes
 * interactive ends the crawl, so that it is reported before the time of the test is over.
 */
async function crawlInFrame(
  page: Page,
  name: string,
  routes: string[],
  newProblems: () => string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
    const found = await page.evaluate(openInFrame, { name, route, patience: PATIENCE_MS });
    if (!found) routes.length = 0;
    const all = [...(found ?? ['it does not become interactive']), ...newProblems()];
    problems.push(...all.map((problem) => `${route}: ${problem}`));
  }
  return problems;
}

/**
 * Opens pages of the built site in the browser, with the policy enforced, and returns everything wrong with them:
 * errors on the console or of hydration, violations, requests to other hosts, a missing or second first heading, and
 * sideways scrolling.
 */
export async function crawl(
  routes: readonly string[],
  serve: (dist: string) => Promise<TestServer> = startServer,
): Promise<string[]> {
  const server = await serve(SITE_DIST);
  const context = await openContext(await sharedBrowser());
  try {
    const log = await watchProblems(context, server.origin);
    let seen = 0;
    // A problem may belong to a page which another frame loads at the same time.
    const newProblems = (): string[] => {
      const found = log.unexpected().slice(seen);
      seen += found.length;
      return found;
    };
    const page = await context.newPage();
    // An empty document of the same origin: files of the site refuse frames, and a page has its own scripts.
    const shell = `${server.origin}/crawl`;
    await page.route(shell, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(shell);
    const queue = [...routes];
    const frames = Array.from({ length: AT_ONCE }, (_, at) => crawlInFrame(page, `frame-${at}`, queue, newProblems));
    return [...(await Promise.all(frames)).flat(), ...newProblems()];
  } finally {
    await context.close();
    await server.close();
  }
}
