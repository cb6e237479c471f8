import { buildSync } from 'esbuild';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { layOutArticle } from '../whole-article';
import type { Finding } from './finding';
import type { Inspector } from './index';

/** Widths of windows: a phone, a tablet, laptops, a wide screen. */
const WIDTHS = [360, 768, 1280, 1440, 1920] as const;
const HEIGHT = 900;
/** A page that has not come to life by then is broken, and the sweep ends with an error. */
const LIVE_TIMEOUT = 120_000;

/** A finding with the page and the window it was made in. */
export interface Sighting extends Finding {
  route: string;
  /** Width of the window. */
  view: string;
}

interface SweepOptions {
  origin: string;
  routes: readonly string[];
  widths?: readonly number[];
}

/**
 * Looks at pages at several widths. The header of the first page
 * is what the others are held against.
 */
export async function sweep(browser: Browser, options: SweepOptions): Promise<Sighting[]> {
  const { routes } = options;
  const looks: { route: string; look: PageLook }[] = [];
  let next = 0;
  async function lane(): Promise<void> {
    for (let route = routes[next++]; route !== undefined; route = routes[next++]) {
      looks.push({ route, look: await lookAt(browser, route, options) });
    }
  }
  await Promise.all([lane(), lane()]);
  looks.sort((a, b) => routes.indexOf(a.route) - routes.indexOf(b.route));
  return looks.flatMap(({ route, look }) => [
    ...look.sightings,
    ...movedHeaders(route, look.headers, looks[0]?.look.headers),
  ]);
}

interface PageLook {
  sightings: Sighting[];
  /** Where the parts of the header stand, by width. */
  headers: Map<number, string>;
}

async function lookAt(browser: Browser, route: string, { origin, widths = WIDTHS }: SweepOptions): Promise<PageLook> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(origin + route);
    await page.waitForSelector('html[data-live]', { state: 'attached', timeout: LIVE_TIMEOUT });
    await page.evaluate(inspectorSource());
    await layOutArticle(page);
    const sightings: Sighting[] = [];
    const headers = new Map<number, string>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await drawn(page);
      const found = await page.evaluate(() => lookInspector.layout());
      sightings.push(...found.map((finding) => ({ ...finding, route, view: `${width} px` })));
      headers.set(width, await page.evaluate(() => lookInspector.headerPlaces()));
    }
    return { sightings, headers };
  } finally {
    await context.close();
  }
}

function movedHeaders(
  route: string,
  headers: ReadonlyMap<number, string>,
  first: ReadonlyMap<number, string> | undefined,
): Sighting[] {
  return [...headers]
    .filter(([width, places]) => places !== first?.get(width))
    .map(([width, places]) => ({
      rule: 'header',
      route,
      view: `${width} px`,
      detail: `${places} (first page: ${first?.get(width)})`,
    }));
}

/** Waits until what depends on sizes and colours has been worked out anew. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one instanceof CSSTransition)
        .map((one) => one.finished.catch(() => undefined)),
    );
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

let source: string | undefined;

/** The scripts that look at a page, as one text that runs in it. */
function inspectorSource(): string {
  source ??= buildSync({
    entryPoints: [path.join(import.meta.dirname, 'index.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text;
  return source ?? '';
}

declare global {
  var lookInspector: Inspector;
}
