import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pixels, untilLive, withoutAlpha } from '../support/browser';
import { testFixture } from '../support/fixture';

const PARTS = '/docs/latest/guides/parts';

const { visit, origin } = testFixture('shell');

describe('Tabs', () => {
  const kubectl = (page: Page): Locator => page.getByRole('tab', { name: 'kubectl' });
  const ig = (page: Page): Locator => page.getByRole('tab', { name: 'ig', exact: true });
  const selected = (tabs: Locator): Promise<(string | null)[]> =>
    tabs.evaluateAll((found) => found.map((tab) => tab.getAttribute('aria-selected')));

  test('a choice counts for every set of the group, is kept, and moves nothing', async () => {
    const page = await visit(PARTS);
    const second = ig(page).nth(1);
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    await expect.poll(() => selected(ig(page))).toEqual(['true', 'true']);
    expect(await selected(kubectl(page))).toEqual(['false', 'false']);
    expect((await second.boundingBox())?.y).toEqual(pixels(before?.y ?? 0));
    expect(await page.locator('#on-a-host').isVisible()).toBe(true);
    await page.reload();
    await untilLive(page);
    expect(await selected(ig(page))).toEqual(['true', 'true']);
  });

  test('arrow keys, Home and End choose; one stop for the Tab key', async () => {
    const page = await visit(PARTS);
    await kubectl(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => selected(ig(page))).toEqual(['true', 'true']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => selected(kubectl(page))).toEqual(['true', 'true']);
    await page.keyboard.press('End');
    await expect.poll(() => selected(ig(page))).toEqual(['true', 'true']);
    await page.keyboard.press('Home');
    await expect.poll(() => selected(kubectl(page))).toEqual(['true', 'true']);
    expect(await page.locator('.tabs').first().locator('[role="tab"][tabindex="0"]').count()).toBe(1);
  });

  test('a list is named by its choices, and forced colours mark one tab only', async () => {
    const page = await visit(PARTS);
    const list = page.getByRole('tablist', { name: 'kubectl or ig' }).first();
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = await list.evaluate((element) => [
      ...[...element.children].map((tab) => getComputedStyle(tab).borderBottomColor),
      getComputedStyle(document.body).backgroundColor,
    ]);
    const [selectedLine, otherLine, background] = colours.map(withoutAlpha);
    expect(otherLine).toBe(background);
    expect(selectedLine).not.toBe(background);
  });

  test('another tab of the browser follows', async () => {
    const page = await visit(PARTS);
    const other = await page.context().newPage();
    await other.goto(origin() + PARTS);
    await untilLive(other);
    await ig(page).first().click();
    await expect.poll(() => selected(ig(other))).toEqual(['true', 'true']);
  });

  test('an address that points into a hidden panel opens it, and the contents list follows', async () => {
    const page = await visit(`${PARTS}#on-a-host`);
    await expect.poll(() => page.locator('#on-a-host').isVisible()).toBe(true);
    const top = await page.locator('#on-a-host').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(800);
    expect(await page.evaluate(() => localStorage.getItem('tabs-env'))).toBeNull();
  });

  test('an address that points into a panel the reader chose earlier is scrolled to, and one below it', async () => {
    const page = await visit(PARTS);
    await ig(page).first().click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tabs-env'))).not.toBeNull();
    for (const id of ['on-a-host', 'details']) {
      await page.goto('about:blank');
      await page.goto(`${origin() + PARTS}#${id}`);
      await untilLive(page);
      const top = (): Promise<number> => page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);
      await expect.poll(top, { message: id }).toBeLessThan(200);
      expect(await top()).toBeGreaterThan(0);
    }
  });

  test('a link of the contents list into a hidden panel opens it', async () => {
    const page = await visit(PARTS);
    await page.locator('.page__toc').getByRole('link', { name: 'On a host' }).click();
    await expect.poll(() => page.locator('#on-a-host').isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('.page__toc').getByRole('link', { name: 'On a host' }).getAttribute('aria-current'))
      .toBe('true');
    await page.locator('.page__toc').getByRole('link', { name: 'In the cluster' }).click();
    await expect.poll(() => page.locator('#in-the-cluster').isVisible()).toBe(true);
    expect(await page.locator('#on-a-host').isVisible()).toBe(false);
  });

  test('find-in-page opens the panel that contains the words', async () => {
    const page = await visit(PARTS);
    const panel = page.locator('.tabs__panel[data-value="ig"]').first();
    expect(await panel.getAttribute('hidden')).toBe('until-found');
    // The browser's own search box cannot be driven by a test: its words are found, and what it does then is done here.
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('needle-in-a-panel')),
    ).toBe(true);
    await panel
      .locator('p')
      .last()
      .evaluate((text) => text.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect.poll(() => panel.isVisible()).toBe(true);
    expect(await selected(ig(page))).toEqual(['true', 'false']);
  });
});

describe('Printed', () => {
  test('every panel of tabs is there with its label', async () => {
    const page = await visit(PARTS);
    await page.emulateMedia({ media: 'print' });
    const texts = await page.locator('.tabs__panel').evaluateAll((panels) =>
      panels.map((panel) => ({
        label: (panel.querySelector('.tabs__label') as HTMLElement).innerText,
        isDrawn: (panel.lastElementChild as HTMLElement).checkVisibility({ contentVisibilityAuto: true }),
        isHigh: (panel as HTMLElement).offsetHeight > 20,
      })),
    );
    const drawn = (label: string): object => ({ label, isDrawn: true, isHigh: true });
    expect(texts).toEqual(['kubectl', 'ig', 'kubectl', 'ig'].map(drawn));
  });
});
