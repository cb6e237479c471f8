import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedElement, idleMoments, scrollTop, useBrowser } from '../support/browser';
import { layOutArticle } from '../support/whole-article';

const GADGET = '/docs/latest/gadgets/trace_dns';

/** How the page scrolls when a control gets the focus; `null` when it stays where it is. */
async function movementAtFocus(page: Page, control: Locator): Promise<string | null> {
  const before = await scrollTop(page);
  await control.focus();
  const top = await scrollTop(page);
  return top === before ? null : `${top}, not ${before}, at ${await focusedElement(page)}`;
}

describe('The Tab key and the bar that stays at the top', () => {
  const { visit } = useBrowser();
  const ROUTE = '/docs/latest/reference/run';
  const SIZE = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

  test('what stays in view while the page scrolls does not scroll it when it gets the focus', async () => {
    const page = await visit(ROUTE, SIZE);
    await layOutArticle(page);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await idleMoments(page);
    const stays = await page
      .locator(':is(.navbar, aside.sidebar, .page__toc) :is(a, button, summary)')
      .filter({ visible: true })
      .all();
    expect(stays.length).toBeGreaterThan(30);
    const moved: string[] = [];
    for (const control of stays) {
      if ((await movementAtFocus(page, control)) === null) continue;
      // Blocks that are laid out late move the page too, but only once.
      await control.blur();
      await page.evaluate(() => window.scrollTo(0, 3000));
      await idleMoments(page);
      const again = await movementAtFocus(page, control);
      if (again !== null) moved.push(again);
    }
    expect(moved).toEqual([]);
  });

  test('what is reached backwards is not below the bar', async () => {
    const page = await visit(ROUTE, SIZE);
    await layOutArticle(page);
    await page.locator('.footer a').last().focus();
    const obscured: string[] = [];
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        return (document.activeElement?.getBoundingClientRect().top ?? 0) < bar - 1;
      });
      if (hidden) obscured.push(await focusedElement(page));
    }
    expect(obscured).toEqual([]);
  });
});

describe('Keyboard only: every control is reached in order, is seen, and shows that it has the focus', () => {
  const { visit } = useBrowser();

  /** Numbers everything the Tab key should reach; gives how many there are. */
  const numberControls = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter(
        (element) =>
          element.tabIndex >= 0 &&
          // In a group of radio buttons, Tab reaches the selected one.
          !element.matches('[type="radio"]:not(:checked)') &&
          !element.hasAttribute('disabled') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('dialog:not([open])'),
      );
      controls.forEach((control, index) => (control.dataset['stop'] = String(index)));
      return controls.length;
    });

  /** Goes to the next control, past the card that opens where the focus rests: on a slow machine it does so here. */
  const pressTab = async (page: Page): Promise<void> => {
    do await page.keyboard.press('Tab');
    while (await page.evaluate(() => document.querySelector('#hint:focus-within') !== null));
  };

  /** What is wrong with the element that has the focus; empty when nothing is. */
  const focusProblems = (page: Page): Promise<{ stop: number; problems: string[] }> =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const name = element.outerHTML.slice(0, 100);
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
      const problems: string[] = [];
      if (!(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) && boxShadow === 'none')
        problems.push(`no visible focus: ${name}`);
      if (width === 0 || height === 0 || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
        problems.push(`not in view: ${name}`);
      return { stop: Number(element.dataset['stop'] ?? -1), problems };
    });

  test.each([
    ['/', 1280],
    [GADGET, 1280],
    [GADGET, 390],
    ['/docs/latest/gadgets/', 1280],
  ] as const)('%s at %i px', async (route, width) => {
    const page = await visit(route, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await layOutArticle(page);
    // What is loaded when it comes near is there before the walk begins.
    for (const island of await page.locator('[data-island]:visible').all()) await island.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('[data-island]:not([data-ready], [data-props]):visible').count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const count = await numberControls(page);
    const reached: number[] = [];
    const problems: string[] = [];
    for (let press = 0; press < count; press++) {
      await pressTab(page);
      const found = await focusProblems(page);
      reached.push(found.stop);
      problems.push(...found.problems);
    }
    expect(problems).toEqual([]);
    expect(reached).toEqual(Array.from({ length: count }, (_, index) => index));
  });
});
