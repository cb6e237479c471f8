import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { liveText, travel, untilLive, useBrowser } from '../support/browser';

const FINDER = '/docs/latest/gadgets/';
const TRACE_DNS = '/docs/latest/gadgets/trace_dns';

const { visit } = useBrowser();

const rows = (page: Page): Locator => page.locator('.finder [data-name]:visible');
const names = (page: Page): Promise<(string | null)[]> =>
  rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-name')));

describe('Gadget finder', () => {
  test('filters the complete table, says how many are left, and keeps the choice in the address', async () => {
    const page = await visit(FINDER);
    const form = page.getByRole('search', { name: 'Find a gadget' });
    await form.waitFor();
    const all = await rows(page).count();
    expect(all).toBeGreaterThan(30);
    await form.getByLabel('What’s going wrong?').fill('dns');
    await expect.poll(() => rows(page).count()).toBeLessThan(all);
    expect(await names(page)).toContain('trace_dns');
    await expect.poll(() => liveText(page)).toMatch(/^\d+ of \d+ gadgets$/);
    await form.getByText('More filters').click();
    await form.getByLabel('Category').selectOption('trace');
    expect(new URL(page.url()).search).toBe('?words=dns&category=trace');

    await page.reload();
    await form.waitFor();
    await expect.poll(() => form.getByLabel('What’s going wrong?').inputValue()).toBe('dns');
    expect(await names(page)).toContain('trace_dns');
    await form.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => rows(page).count()).toBe(all);
    expect(new URL(page.url()).search).toBe('');
  });

  test('keeps the filters when the reader comes back from a gadget', async () => {
    const page = await visit(`${FINDER}?words=dns`);
    await page.getByRole('search', { name: 'Find a gadget' }).waitFor();
    await rows(page).getByRole('link', { name: 'trace_dns', exact: true }).click();
    await untilLive(page, TRACE_DNS);
    await travel(page, -1);
    await untilLive(page, FINDER);
    await expect
      .poll(() => page.getByRole('search', { name: 'Find a gadget' }).getByLabel('What’s going wrong?').inputValue())
      .toBe('dns');
    await expect.poll(() => names(page)).not.toContain('top_file');
  });

  test('shows the output of the focused gadget next to the list, where there is room', async () => {
    const page = await visit(FINDER, { viewport: { width: 1920, height: 1000 } });
    const preview = page.locator('.finder__preview');
    // The list listens some time after the page does, and a pointer that rests says nothing.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await rows(page).filter({ hasText: 'trace_exec' }).hover();
        return preview.getByText('/tmp/busybox id').count();
      })
      .toBeGreaterThan(0);
    expect(await preview.locator('pre').innerText()).toContain('FUPPER_LAYER');
  });

  test('a list value that does not exist is left out', async () => {
    const page = await visit(`${FINDER}?category=nonsense`);
    const form = page.getByRole('search', { name: 'Find a gadget' });
    await form.waitFor();
    expect(await form.getByLabel('Category').inputValue()).toBe('');
  });
});

describe('Symptoms on the home page', () => {
  const shown = (page: Page): Promise<string[]> => page.locator('.symptoms li:visible').allInnerTexts();

  test('can be filtered, other gadgets among them, without React', async () => {
    const scripts: string[] = [];
    const page = await visit('/', {
      prepare: async (fresh) =>
        void fresh.on('request', (request) =>
          scripts.push(/\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? ''),
        ),
    });
    const common = await shown(page);
    expect(common.length).toBeGreaterThan(5);
    const field = page.getByLabel('Filter by symptom or gadget');
    await field.fill('trace-sni');
    await expect.poll(async () => (await shown(page)).map((text) => text.split('\n').at(-1))).toEqual(['trace_sni']);
    await field.fill('coffee');
    await page.getByRole('status').filter({ hasText: 'No gadget fits “coffee”.' }).waitFor();
    expect(await shown(page)).toEqual([]);
    await field.fill('');
    await expect.poll(() => shown(page)).toEqual(common);
    expect([...new Set(scripts)].sort()).toEqual(expect.arrayContaining(['entry-client', 'word-filter']));
    expect(scripts).not.toContain('mount-page');
  });
});
