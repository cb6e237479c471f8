import type { Page } from 'playwright-core';
import { untilLive, type Tester } from './browser';
import { rewriteFile } from './intercept';
import { lookOf, veils } from './look';

/** One step of a reader. */
export interface Step {
  /** What the reader does. */
  name: string;
  /** How the reader gets to another page. */
  go?: (page: Page) => Promise<void>;
  /** What the reader then does there; it is done on a fresh page, too. */
  act?: (page: Page) => Promise<void>;
  /** Selectors of what must look as on the fresh page. */
  look: readonly string[];
  /** How the reader goes on. */
  leave?: (page: Page) => Promise<void>;
  /** Widths at which the part exists; everywhere by default. */
  only?: 'narrow' | 'wide';
  /** Problems that the step causes, on both pages. */
  faults?: readonly RegExp[];
}

/** A tab of a reader. */
interface Journey {
  /** Path of the first page. */
  start: string;
  steps: readonly Step[];
  /** Width of the window. */
  width: number;
}

/** From this width on the sidebar is a column. */
const WIDE = 997;
/** How long the parts of a page may take to look as they should. */
const SETTLE_MS = 10_000;

/**
 * Takes all steps one after the other in one tab. After each, what the reader sees is compared with a fresh page, which
 * has the same storage and on which nothing else has happened. Gives what looks different, by step.
 */
export async function travelThrough(
  visit: Tester['visit'],
  { start, steps, width }: Journey,
): Promise<Record<string, string[]>> {
  const options = { viewport: { width, height: 800 }, reducedMotion: 'reduce', prepare: waitForFonts } as const;
  const wanted = steps.filter(({ only }) => only === undefined || (only === 'wide') === width >= WIDE);
  const page = await visit(start, { ...options, faults: wanted.flatMap(({ faults = [] }) => faults) });
  const found: Record<string, string[]> = {};
  for (const [number, step] of wanted.entries()) {
    await step.go?.(page);
    const { pathname, search, hash } = new URL(page.url());
    const storageState = await page.context().storageState();
    const fresh = await visit(pathname + search + hash, { ...options, storageState, faults: [...(step.faults ?? [])] });
    await Promise.all([step.act?.(page), step.act?.(fresh)]);
    const different = await differences(page, fresh, step.look);
    if (different.length > 0) found[`${number + 1}. ${step.name}`] = different;
    await fresh.context().close();
    await step.leave?.(page);
  }
  return found;
}

/** What looks different once both pages have come to rest. */
async function differences(page: Page, fresh: Page, look: readonly string[]): Promise<string[]> {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    await Promise.all([rest(page), rest(fresh)]);
    const [is, should] = await Promise.all([lookOf(page, look), lookOf(fresh, look)]);
    const names = [...new Set([...Object.keys(is), ...Object.keys(should)])];
    const different = [
      ...names.filter((name) => is[name] !== should[name]).map((name) => `${name}: ${is[name]}, not ${should[name]}`),
      ...(await veils(page)).map((name) => `${name} darkens the page`),
    ];
    if (different.length === 0 || Date.now() > end) return different;
  }
}

/** A page may do without a font that comes late, which changes the widths of words: here it waits for it. */
function waitForFonts(page: Page): Promise<void> {
  return rewriteFile(page, '**/assets/site-*.css', (sheet) =>
    sheet.replace(/font-display: ?optional/g, 'font-display:block'),
  );
}

/** Waits until nothing moves any more. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Follows a link of the page, a menu, the sidebar or the drawer, and opens what hides it. */
export async function follow(page: Page, path: string): Promise<void> {
  const toggle = page.locator('.navbar__toggle');
  const shown = page.locator(`a[href="${path}"]`).filter({ visible: true });
  const isInDrawer = (await shown.count()) === 0 && (await toggle.isVisible());
  if (isInDrawer) await toggle.click();
  const links = page.locator(`${isInDrawer ? '#drawer ' : ''}a[href="${path}"]`);
  await links.last().evaluate((link) => {
    link.closest('.dropdown')?.querySelector<HTMLElement>('.dropdown__button[aria-expanded="false"]')?.click();
    for (let fold = link.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      if (!fold.open) fold.querySelector<HTMLElement>(':scope > summary')?.click();
  });
  await links.filter({ visible: true }).first().click();
  await untilLive(page, path);
}
