import { expect, test } from 'vitest';
import { scrollTop, travel, untilLive, useBrowser } from '../support/browser';
import { ask } from '../support/search';
import { OLDEST } from '../support/site';

const { visit } = useBrowser();

const QUICK_START = '/docs/latest/quick-start';
const GADGETS = '/docs/latest/gadgets/';

test('links change the page within one document, and Back returns to it', async () => {
  const page = await visit(QUICK_START);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.locator('aside.sidebar').getByRole('link', { name: 'Gadgets', exact: true }).first().click();
  await untilLive(page, GADGETS);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Gadgets');
  expect(await scrollTop(page)).toBe(0);
  await travel(page, -1);
  await untilLive(page, QUICK_START);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

test('search finds a gadget, and Enter opens its page', async () => {
  const page = await visit(QUICK_START);
  await ask(page, 'trace_dns');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/latest/gadgets/trace_dns*');
  await page.getByRole('heading', { level: 1, name: 'trace_dns' }).waitFor();
});

test('the dark theme stays after a reload', async () => {
  const page = await visit(QUICK_START);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload();
  await untilLive(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test.each(['/', '/docs/latest', GADGETS, '/docs/latest/reference/run', `/docs/${OLDEST}/quick-start`, '/blog'])(
  '%s opens without an error or a violation of the content security policy',
  async (route) => {
    const page = await visit(route);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  },
);
