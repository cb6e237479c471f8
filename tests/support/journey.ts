import type { Page } from 'playwright-core';
import { DESKTOP_BREAKPOINT_PX } from '../../src/shared/constants';
import { untilLive, type Tester } from './browser';
import { rewriteFile } from './intercept';
import { lookOf, veilsOf } from './look';

/** One step of a reader. */
export interface Step {
  /** What the reader does. */
  name: string;
  /** How the reader gets to another page. */
  go?: (page: Page) => Promise<void>;
  /** What the reader does there. The fresh page does it too. */
  act?: (page: Page) => Promise<void>;
  /** Selectors of what must look as on the fresh page. Each of them must be visible. */
  look: readonly string[];
  /** Closes what the step has opened. */
  leave?: (page: Page) => Promise<void>;
  /** Windows in which the part exists; all by default. */
  only?: 'narrow' | 'wide';
  /** Problems that the step causes on both pages. */
  faults?: readonly RegExp[];
}

/** What a reader does in one tab. */
interface Journey {
  /** Path of the first page. */
  start: string;
  steps: readonly Step[];
  /** Width of the window. */
  width: number;
}

/** How long two pages may take to look alike. Only a failure takes that long. */
const SETTLE_MS = 20_000;

/** How long a link may take to be pressed once its menu is open, and how often the menu is opened. */
const MENU_MS = 10_000;
const MENU_ATTEMPTS = 3;

/**
 * Takes all steps in one tab. After each step, compares what it has opened with a fresh page: one with the same storage
 * on which nothing else has happened. Returns what looks different after the first step that does.
 */
export async function takeJourney(visit: Tester['visit'], { start, steps, width }: Journey): Promise<string[]> {
  const options = { viewport: { width, height: 800 }, reducedMotion: 'reduce', prepare: waitForFonts } as const;
  const taken = steps.filter(({ only }) => only === undefined || (only === 'wide') === width > DESKTOP_BREAKPOINT_PX);
  const page = await visit(start, { ...options, faults: taken.flatMap(({ faults = [] }) => faults) });
  for (const [index, { name, go, act, look, leave, faults = [] }] of taken.entries()) {
    await go?.(page);
    // As on a fresh page, nothing is under the pointer.
    await page.mouse.move(1, 1);
    const { pathname, search, hash } = new URL(page.url());
    const storageState = await page.context().storageState();
    const fresh = await visit(pathname + search + hash, { ...options, storageState, faults: [...faults] });
    await Promise.all([act?.(page), act?.(fresh)]);
    const differences = await compare(page, fresh, look);
    if (differences.length > 0) return differences.map((difference) => `${index + 1}. ${name}: ${difference}`);
    await fresh.context().close();
    await leave?.(page);
  }
  return [];
}

/** What looks different once nothing moves on either page. */
async function compare(page: Page, fresh: Page, selectors: readonly string[]): Promise<string[]> {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    await Promise.all([untilStill(page), untilStill(fresh)]);
    const [is, expected] = await Promise.all([lookOf(page, selectors), lookOf(fresh, selectors)]);
    const names = [...new Set([...Object.keys(is), ...Object.keys(expected)])];
    const differences = [
      ...selectors
        .filter((selector) => !names.some((name) => name.startsWith(`${selector} #`)))
        .map((selector) => `${selector}: not visible`),
      ...names
        .filter((name) => is[name] !== expected[name])
        .map((name) => `${name}: ${is[name]}, not ${expected[name]}`),
      ...(await veilsOf(page)).map((name) => `${name} darkens the page`),
    ];
    if (differences.length === 0 || Date.now() > end) return differences;
  }
}

/** By default a page does without a font that arrives late, which changes the widths of words. Here it waits for it. */
function waitForFonts(page: Page): Promise<void> {
  return rewriteFile(page, '**/assets/site-*.css', (sheet) =>
    sheet.replace(/font-display: ?optional/g, 'font-display:block'),
  );
}

/** Waits until the fonts are loaded and no animation runs. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const running = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Follows a link of the page, a menu, the sidebar or, in a narrow window, the drawer. Opens what hides the link. */
export async function follow(page: Page, path: string): Promise<void> {
  const visible = page.locator(`a[href="${path}"]`).filter({ visible: true });
  const toggle = page.locator('.navbar__toggle');
  if ((await visible.count()) === 0 && (await toggle.isVisible())) {
    await toggle.click();
    await page.locator('#drawer[open]').waitFor();
  }
  // What the step before has begun may close a menu again: as a reader would, try once more.
  for (let attempt = 1; ; attempt++) {
    await unfold(page, path);
    try {
      await visible.first().click({ timeout: MENU_MS });
      break;
    } catch (error) {
      if (attempt === MENU_ATTEMPTS) throw error;
    }
  }
  await untilLive(page, path);
}

/** Opens the menus and groups around the last link to a path, all in one task. */
async function unfold(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const scope = document.querySelector('#drawer[open]') ?? document;
    const link = [...scope.querySelectorAll(`a[href="${href}"]`)].at(-1);
    for (let fold = link?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      if (!fold.open) fold.querySelector<HTMLElement>(':scope > summary')?.click();
  }, path);
}
