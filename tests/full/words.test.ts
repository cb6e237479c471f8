import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { liveText, pixels, useBrowser } from '../support/browser';
import { NEWEST } from '../support/site';

const TRACE_DNS = '/docs/latest/gadgets/trace_dns';
const QUICK_START = '/docs/latest/quick-start';

const { visit } = useBrowser();

/** The middle of the first occurrence of a word in an element's text. */
async function middleOf(element: Locator, word: string): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  return element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      // Long lines continue outside the visible part of a block.
      const region = root.closest('pre');
      if (region) region.scrollLeft += range.getBoundingClientRect().left - region.getBoundingClientRect().left - 100;
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`There is no "${wanted}".`);
  }, word);
}

async function pointAt(page: Page, element: Locator, word: string): Promise<void> {
  const { x, y } = await middleOf(element, word);
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
}

const card = (page: Page): Locator => page.locator('#hint');
const terminal = (page: Page): Locator => page.locator('.code-block', { hasText: 'Terminal 1' }).first().locator('pre');

describe('Words of commands and output', () => {
  test('a word under the pointer says what it means, with a link to its row, and Escape ends it', async () => {
    const page = await visit(TRACE_DNS);
    const command = page.locator('.code-block code').first();
    await pointAt(page, command, '-n');
    await card(page).getByText('flag --namespace (-n)').waitFor();
    await pointAt(page, command, 'trace_dns');
    await card(page).getByText('Reports DNS queries').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => card(page).count()).toBe(0);
    await pointAt(page, command, '-n');
    const link = card(page).getByRole('link', { name: 'Reference' });
    await link.waitFor();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${href}`);
    expect(await page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`).count()).toBe(1);
  });

  test('a title and a value of output are explained, and the value is added to the command above', async () => {
    const page = await visit(TRACE_DNS);
    const block = terminal(page);
    await pointAt(page, block, 'RCODE');
    await card(page).getByText('Response code by name; empty for queries.').waitFor();
    await pointAt(page, block, 'NameError');
    await card(page).getByText('NameError is 3 in rcode_raw.').waitFor();
    await card(page).getByRole('button', { name: 'Filter by this' }).click();
    await block.getByText("'qr==R,rcode==NameError'").waitFor();
    await expect.poll(() => liveText(page)).toBe('Added rcode==NameError to the command above.');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page
      .locator('.code-block', { hasText: 'Terminal 1' })
      .first()
      .getByRole('button', { name: 'Copy', exact: true })
      .click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(
        `kubectl gadget run trace_dns:${NEWEST} -n demo -p lookup ` +
          "--filter 'qr==R,rcode==NameError' --fields dst,nameserver,proc.comm,qtype,name,rcode,addresses,latency_ns",
      );
  });

  test('on a phone a tap shows the card at the bottom, and a tap outside closes it', async () => {
    const page = await visit(TRACE_DNS, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    // A tap away from the reader's values, which also react to taps near them.
    const { x, y } = await middleOf(page.locator('.code-block code').first(), 'trace_dns');
    await page.touchscreen.tap(x, y);
    await card(page).waitFor();
    const box = await card(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toEqual(pixels(740));
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.touchscreen.tap(180, 120);
    await expect.poll(() => card(page).count()).toBe(0);
  });

  test('arrow keys on the button of a block go from word to word; Tab leads into the card', async () => {
    const page = await visit(TRACE_DNS);
    const button = page.getByRole('button', { name: 'Explain' }).first();
    await button.focus();
    for (const word of ['tool', 'command', 'gadget trace_dns']) {
      await page.keyboard.press('ArrowRight');
      await card(page).getByText(word, { exact: true }).waitFor();
    }
    await expect.poll(() => liveText(page)).toContain('Reports DNS queries');
    expect(await button.getAttribute('aria-describedby')).toBe('hint');
    await page.keyboard.press('Tab');
    expect(await card(page).locator(':focus').innerText()).toBe('Reference');
    await page.keyboard.press('Escape');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => card(page).count()).toBe(0);
  });

  test('a command in a line of text is one stop of the keyboard for its paragraph or table, and explains each word', async () => {
    const page = await visit(QUICK_START);
    const code = page.locator('main p code', { hasText: 'sudo ig run trace_open' });
    const block = page.locator('main .code-block', { hasText: 'docker stop mycontainer' });
    await block.getByRole('button', { name: 'Copy' }).focus();
    await page.keyboard.press('Tab');
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    await card(page).getByText('around the command', { exact: true }).waitFor();
    for (const word of ['tool', 'command', 'gadget trace_open']) {
      await page.keyboard.press('ArrowRight');
      await card(page).getByText(word, { exact: true }).waitFor();
    }
    await expect.poll(() => liveText(page)).toContain('Reports opened files');
    await page.keyboard.press('Tab');
    expect(await card(page).locator(':focus').innerText()).toBe('Reference');
    await page.keyboard.press('Escape');
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    // Enter brings it back, and so does a press of a screen reader, which has no place.
    await page.keyboard.press('Enter');
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await code.dispatchEvent('click', { detail: 0 });
    await card(page).waitFor();
  });
});
