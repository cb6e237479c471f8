import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { hasVersions } from '../support/site';

/** A release: what differs from it stays the same when another one is cut. */
const TRACE_OPEN = '/docs/v0.46.0/gadgets/trace_open';
const COMPARED = `${TRACE_OPEN}?compare=v0.44.1`;

const { visit } = useBrowser();

const said = (page: Page): Promise<string> => page.locator('.compare__text').innerText();
const texts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(`.prose ${selector}`).evaluateAll((marks) => marks.map((mark) => mark.textContent ?? ''));

describe.runIf(hasVersions('v0.44.1', 'v0.45.0', 'v0.46.0'))('A page and its text in another version', () => {
  test('the facts line says when the page changed, and leads to what changed', async () => {
    const page = await visit(TRACE_OPEN);
    await page.getByRole('link', { name: 'See what changed in v0.45.0' }).click();
    await expect.poll(() => said(page)).toMatch(/^\d+ changes from v0\.44\.1 to v0\.46\.0$/);
    expect(new URL(page.url()).search).toBe('?compare=v0.44.1');
    await page.goBack();
    await expect.poll(() => page.locator('.compare').count()).toBe(0);
    expect(await page.locator('.prose :is(ins, del)').count()).toBe(0);
  });

  test('marks rows that came and went, with words and signs and not by colour alone', async () => {
    const page = await visit(COMPARED);
    await expect.poll(() => said(page)).toMatch(/changes from/);
    const added = await page.locator('.prose [data-change="added"]').allTextContents();
    expect(added.some((row) => row.includes('--collect-build-id'))).toBe(true);
    const removed = await page.locator('.prose [data-change="removed"]').allTextContents();
    expect(removed.some((row) => row.includes('ustack.exe_inode'))).toBe(true);
    expect((await texts(page, 'ins')).some((text) => text.startsWith('Added: '))).toBe(true);
    expect((await texts(page, 'del')).some((text) => text.startsWith('Removed: '))).toBe(true);
    const signs = await page
      .locator('.prose ins:has(> .visually-hidden)')
      .first()
      .evaluate((mark) => getComputedStyle(mark, '::before').content);
    expect(signs).toBe('"+"');
  });

  test('single keys walk through the changes, and the sheet of keys lists them', async () => {
    const page = await visit(COMPARED);
    await expect.poll(() => said(page)).toMatch(/changes from/);
    const focused = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('.prose') !== null);
    await page.keyboard.press('j');
    await expect.poll(() => said(page)).toMatch(/^Change 1 of \d+$/);
    expect(await focused()).toBe(true);
    await page.keyboard.press('j');
    await expect.poll(() => said(page)).toMatch(/^Change 2 of \d+$/);
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect.poll(() => said(page)).toMatch(/^Change (\d+) of \1$/);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Next change when comparing').waitFor();
  });

  test('another version is chosen in the bar, and ending brings the page back', async () => {
    const page = await visit('/docs/main/gadgets/trace_open?compare=v0.45.0');
    await expect.poll(() => said(page)).toMatch(/from v0\.45\.0 to main$/);
    await page.getByLabel('Compare with').selectOption('v0.44.1');
    await expect.poll(() => said(page)).toMatch(/from v0\.44\.1 to main$/);
    expect(new URL(page.url()).search).toBe('?compare=v0.44.1');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.locator('.compare').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('tab', { name: 'ig', exact: true }).first().click();
    expect(await page.getByRole('tab', { name: 'ig', exact: true }).first().getAttribute('aria-selected')).toBe('true');
  });

  test.each([
    ['an unknown version', `${TRACE_OPEN}?compare=v9`, 'There is no version “v9”. Choose one.'],
    ['a version without the page', '/docs/v0.46.0/gadgets/tcpdump?compare=v0.44.1', 'v0.44.1 does not have this page.'],
    ['the version itself', `${TRACE_OPEN}?compare=v0.46.0`, 'v0.46.0 is the version you are reading.'],
    ['a text that is the same', `${TRACE_OPEN}?compare=v0.45.0`, 'No differences between v0.45.0 and v0.46.0.'],
  ])('%s explains itself', async (_, address, text) => {
    const page = await visit(address);
    await expect.poll(() => said(page)).toContain(text);
    expect(await page.locator('.prose :is(ins, del)').count()).toBe(0);
  });

  test('says so when a text cannot be loaded, and tries again', async () => {
    const page = await visit(COMPARED, {
      prepare: (opened) => opened.route('**/_data/docs/v0.44.1/**', (route) => route.abort()),
      faults: [/v0\.44\.1/],
    });
    await expect.poll(() => said(page)).toBe('The texts could not be loaded.');
    await page.unroute('**/_data/docs/v0.44.1/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => said(page)).toMatch(/changes from/);
  });

  test('opens from the version menu, for a version with another text of the page', async () => {
    const page = await visit('/docs/latest/gadgets/trace_open');
    await page.locator('summary:visible', { hasText: 'Version: latest' }).click();
    await page.getByText('Compare this page with').getByRole('link', { name: 'v0.44.1' }).click();
    await expect.poll(() => said(page)).toMatch(/changes? from v0\.44\.1/);
  });
});
