import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scrollTop, travel, untilLive, useBrowser } from '../support/browser';
import { IN_FIREFOX } from '../support/launch';

/** The longest page: what is far below the screen has no layout until the reader comes near. */
const LONG = '/docs/latest/reference/run';
const LATE = ['nothing-is-shown', 'messages-running'];
/** A heading with much text after it, while the sections after the flags are folded. */
const EARLY = 'export';
const WINDOWS = [
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
];

/** While a script is held back, a failed poll would leave the page waiting forever. */
const PATIENT = { timeout: 60_000 };

const { visit } = useBrowser();

/** Distance of a heading from the top of the window, when it no longer moves. */
async function topOf(page: Page, id: string): Promise<number> {
  const read = (): Promise<number> =>
    page.evaluate((wanted) => Math.round(document.getElementById(wanted)?.getBoundingClientRect().top ?? NaN), id);
  let before = await read();
  for (;;) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    const now = await read();
    if (now === before) return now;
    before = now;
  }
}

/** Heights of the document as the scroll bar has it, and with the whole article laid out. */
const heights = (page: Page): Promise<{ shown: number; whole: number }> =>
  page.evaluate(() => {
    const article = document.querySelector('.prose');
    const shown = document.documentElement.scrollHeight;
    article?.setAttribute('data-whole', '');
    const whole = document.documentElement.scrollHeight;
    article?.removeAttribute('data-whole');
    return { shown, whole };
  });

describe.each(WINDOWS)('A long page in the window of $name', ({ viewport }) => {
  test.each(LATE)('opens at the heading #%s, and stays there', async (id) => {
    const page = await visit(`${LONG}#${id}`, { viewport });
    expect(await topOf(page, id)).toBeGreaterThanOrEqual(0);
    expect(await topOf(page, id)).toBeLessThan(140);
  });

  test('opens at a heading without scripts', async () => {
    const page = await visit(`${LONG}#${EARLY}`, { viewport, javaScriptEnabled: false, inert: true });
    expect((await page.locator(`#${EARLY}`).boundingBox())?.y).toBeGreaterThanOrEqual(0);
    expect((await page.locator(`#${EARLY}`).boundingBox())?.y).toBeLessThan(140);
  });

  test('leaves a reader where they have scrolled to before its scripts came', async () => {
    const page = await visit(`${LONG}#${EARLY}`, {
      viewport,
      inert: true,
      until: 'commit',
      prepare: (fresh) =>
        fresh.route('**/entry-client-*.js', async (route) => {
          await expect.poll(() => topOf(fresh, EARLY), PATIENT).toBeLessThan(140);
          await fresh.mouse.move(viewport.width / 2, viewport.height / 2);
          await fresh.mouse.wheel(0, 300);
          await expect.poll(() => topOf(fresh, EARLY), PATIENT).toBeLessThan(0);
          await route.continue();
        }),
    });
    await untilLive(page);
    expect(await topOf(page, EARLY)).toBeLessThan(0);
  });

  test('jumps to a heading below, and Back returns to where the reader was', async () => {
    const page = await visit(LONG, { viewport });
    await page.evaluate((id) => document.querySelector<HTMLElement>(`.toc__link[href="#${id}"]`)?.click(), LATE[0]);
    const top = await topOf(page, LATE[0] ?? '');
    expect(top).toBeLessThan(140);
    await page.evaluate(() => document.querySelector<HTMLElement>('.pagination a')?.click());
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(LONG);
    await untilLive(page, new URL(page.url()).pathname);
    await travel(page, -1);
    await untilLive(page, LONG);
    // Within two lines of text.
    expect(Math.abs((await topOf(page, LATE[0] ?? '')) - top)).toBeLessThan(50);
  });

  test('Back within the page returns to the heading, though a section above it was opened since', async () => {
    const page = await visit(`${LONG}#${LATE[1]}`, { viewport });
    const top = await topOf(page, LATE[1] ?? '');
    await page.evaluate((id) => document.querySelector<HTMLElement>(`.toc__link[href="#${id}"]`)?.click(), LATE[0]);
    expect(await topOf(page, LATE[0] ?? '')).toBeLessThan(140);
    await travel(page, -1);
    expect(Math.abs((await topOf(page, LATE[1] ?? '')) - top)).toBeLessThan(50);
  });

  test('has the scroll bar of the whole page soon after the start', async () => {
    const page = await visit(LONG, { viewport });
    await expect
      .poll(async () => {
        const { shown, whole } = await heights(page);
        return Math.abs(shown - whole);
      })
      .toBeLessThan(200);
  });

  test('marks the words of a search below the screen', async () => {
    const page = await visit(`${LONG}?q=filter`, { viewport });
    await page.locator('.search-marks').waitFor();
    const last = page.locator('.prose mark').last();
    // Blocks on the way get their heights when they are reached, which moves the mark: a reader scrolls on.
    await expect
      .poll(() =>
        last.evaluate((mark) => {
          mark.scrollIntoView({ block: 'center' });
          return mark.getBoundingClientRect().top / innerHeight;
        }),
      )
      .toBeCloseTo(0.5, 0);
    expect(await scrollTop(page)).toBeGreaterThan(2000);
  });
});

// The protocol of Firefox does not show a page as it is printed.
test.skipIf(IN_FIREFOX)('A long page is printed whole', async () => {
  const page = await visit(LONG);
  await page.emulateMedia({ media: 'print' });
  const skipped = await page.evaluate(
    () =>
      [...document.querySelectorAll('.prose > *')].filter(
        (block) => getComputedStyle(block).contentVisibility === 'auto',
      ).length,
  );
  expect(skipped).toBe(0);
});
