import type { Page } from 'playwright-core';

/** Something a reader does on a page. */
export interface Interaction {
  name: string;
  route: string;
  viewport: { width: number; height: number };
  /** Longest time that is no wait, in milliseconds. */
  limit: number;
  /** Brings the page to where the reader acts. */
  before?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
}

const PHONE = { width: 390, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

/** As many rows as a minute of a busy resolver prints. */
const OUTPUT = Array.from({ length: 300 }, (_, at) =>
  JSON.stringify({ qr: 'R', name: `n${at}.`, rcode: at % 3 ? 'Success' : 'NameError', qtype: 'A', latency_ns: '1ms' }),
).join('\n');

const first = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

async function openBox(page: Page): Promise<void> {
  await first(page, 'Explain').click();
  await page.locator('.workbench__words dt').first().waitFor();
  await page.locator('#workbench-field').focus();
}

/** The output is on the clipboard: a driver that types it would have the browser lay out each line separately. */
async function copyOutput(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), OUTPUT);
  await openBox(page);
}

async function openTable(page: Page): Promise<void> {
  await copyOutput(page);
  await page.keyboard.press('Control+v');
  await page.locator('.workbench__output tbody tr').first().waitFor();
}

async function openBuilder(page: Page): Promise<void> {
  await first(page, 'Customize').click();
  await page.locator('.builder__result code').waitFor();
}

type Action = Pick<Interaction, 'name' | 'before' | 'act'> & Partial<Interaction>;

/** What readers do with pages, on a desktop unless told. */
const READING: readonly Action[] = [
  { name: 'drawer', viewport: PHONE, limit: 60, act: (page) => page.locator('.navbar__toggle').click() },
  { name: 'theme', act: (page) => page.locator('.color-toggle').first().click() },
  { name: 'tab', act: (page) => page.locator('.tabs__tab[aria-selected="false"]').first().click() },
  {
    name: 'open search',
    before: async (page) => {
      await page.locator('.search-button').hover();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.locator('.search-button').click(),
  },
  {
    name: 'type in search',
    before: async (page) => {
      await page.locator('.search-button').click();
      await page.locator('.search__input').fill('dns');
      await page.locator('.search__option').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.keyboard.press('q'),
  },
  {
    name: 'filter gadgets',
    route: '/docs/latest/gadgets/',
    before: (page) => page.locator('input[name="words"]').focus(),
    act: (page) => page.keyboard.press('t'),
  },
  {
    name: 'navigation',
    act: (page) => page.locator('.sidebar').getByRole('link', { name: 'trace_exec', exact: true }).click(),
  },
];

/** What operators do with commands: each on a phone, the slowest machine. */
const OPERATING: readonly Action[] = [
  { name: 'explain', act: (page) => first(page, 'Explain').click() },
  { name: 'type in the box', before: openBox, act: (page) => page.keyboard.press('x') },
  { name: 'paste output', before: copyOutput, act: (page) => page.keyboard.press('Control+v') },
  {
    name: 'show more rows',
    before: openTable,
    act: (page) => page.getByRole('button', { name: 'Show more rows' }).click(),
  },
  { name: 'sort rows', before: openTable, act: (page) => first(page, 'name').click() },
  { name: 'build', act: (page) => first(page, 'Customize').click() },
  { name: 'choose output', before: openBuilder, act: (page) => page.getByLabel('--output').selectOption('json') },
  { name: 'choose the tool', before: openBuilder, act: (page) => page.getByLabel('Tool').selectOption('ig') },
  {
    name: 'type a filter',
    before: async (page) => {
      await openBuilder(page);
      await page.getByText('Filters', { exact: true }).click();
      await page.getByRole('button', { name: 'Add a filter' }).click();
      await page.getByRole('combobox', { name: 'Value' }).focus();
    },
    act: (page) => page.keyboard.press('x'),
  },
  { name: 'environment', act: (page) => page.getByRole('button', { name: /Change$/ }).click() },
  {
    name: 'type a value',
    before: async (page) => {
      await page.getByRole('button', { name: /Change$/ }).click();
      await page.getByRole('textbox', { name: 'NAMESPACE' }).focus();
    },
    act: (page) => page.keyboard.press('x'),
  },
  {
    name: 'next word',
    before: async (page) => {
      await first(page, 'Explain').focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('#hint').waitFor();
    },
    act: (page) => page.keyboard.press('ArrowRight'),
  },
];

export const INTERACTIONS: readonly Interaction[] = [
  ...READING.map((action) => ({ viewport: DESKTOP, ...action })),
  ...OPERATING.map((action) => ({ viewport: PHONE, ...action })),
].map((action) => ({ route: '/docs/latest/gadgets/trace_dns', limit: 100, ...action }));
