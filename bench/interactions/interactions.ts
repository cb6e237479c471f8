import type { Locator, Page } from 'playwright-core';

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

/** The first element of a kind with exactly this text. */
function withText(page: Page, selector: string, text: string): Locator {
  return page
    .locator(selector)
    .filter({ hasText: new RegExp(`^\\s*${text}\\s*$`) })
    .first();
}

async function openBox(page: Page): Promise<void> {
  await withText(page, 'button', 'Explain').click();
  await page.waitForSelector('.workbench__words dt');
  await page.focus('#workbench-field');
}

/** The output is on the clipboard: typed, it would be laid out line by line. */
async function copyOutput(page: Page): Promise<void> {
  await page.evaluate((text: string) => navigator.clipboard.writeText(text), OUTPUT);
  await openBox(page);
}

async function openTable(page: Page): Promise<void> {
  await copyOutput(page);
  await page.keyboard.press('Control+V');
  await page.waitForSelector('.workbench__output tbody tr');
}

async function openBuilder(page: Page): Promise<void> {
  await withText(page, '.env-line button', 'Customise').click();
  await page.waitForSelector('.builder__result code');
}

type Action = Pick<Interaction, 'name' | 'before' | 'act'> & Partial<Interaction>;

/** What readers do with pages, on a desktop unless told. */
const READING: readonly Action[] = [
  { name: 'drawer', viewport: PHONE, limit: 60, act: (page) => page.click('.navbar__toggle') },
  { name: 'theme', act: (page) => page.click('.color-toggle') },
  { name: 'tab', act: (page) => page.click('.tabs__tab[aria-selected="false"]') },
  {
    name: 'open search',
    before: (page) => page.hover('.search-button'),
    act: (page) => page.click('.search-button'),
  },
  {
    name: 'type in search',
    before: async (page) => {
      await page.click('.search-button');
      await page.waitForSelector('.search__input');
      for (const letter of 'dns') await page.keyboard.press(letter);
      await page.waitForSelector('.search__option');
    },
    act: (page) => page.keyboard.press('q'),
  },
  {
    name: 'filter gadgets',
    route: '/docs/latest/gadgets/',
    before: (page) => page.focus('input[name="words"]'),
    act: (page) => page.keyboard.press('t'),
  },
  { name: 'navigation', act: (page) => withText(page, '.sidebar a', 'trace_exec').click() },
];

/** What operators do with commands: each on a phone, the slowest machine. */
const OPERATING: readonly Action[] = [
  {
    name: 'explain',
    // The code is asked for when the pointer comes near.
    before: (page) => withText(page, '.code-block button', 'Explain').hover(),
    act: (page) => withText(page, '.code-block button', 'Explain').click(),
  },
  { name: 'type in the box', before: openBox, act: (page) => page.keyboard.press('x') },
  { name: 'paste output', before: copyOutput, act: (page) => page.keyboard.press('Control+V') },
  { name: 'show more rows', before: openTable, act: (page) => withText(page, 'button', 'Show more rows').click() },
  {
    name: 'sort rows',
    before: openTable,
    act: (page) => withText(page, '.workbench__output th button', 'name').click(),
  },
  {
    name: 'build',
    before: (page) => withText(page, '.env-line button', 'Customise').hover(),
    act: (page) => withText(page, '.env-line button', 'Customise').click(),
  },
  {
    name: 'choose a tool',
    before: async (page) => {
      await openBuilder(page);
      await page.focus('.builder select');
    },
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'environment',
    before: (page) => page.hover('.env-line button'),
    act: (page) => page.click('.env-line button'),
  },
  {
    name: 'type a value',
    before: async (page) => {
      await page.click('.env-line button');
      await page.focus('.variables__fields input');
    },
    act: (page) => page.keyboard.press('x'),
  },
  {
    name: 'next word',
    before: async (page) => {
      await withText(page, '.code-block button', 'Explain').focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('#hint');
    },
    act: (page) => page.keyboard.press('ArrowRight'),
  },
];

export const INTERACTIONS: readonly Interaction[] = [
  ...READING.map((action) => ({ viewport: DESKTOP, ...action })),
  ...OPERATING.map((action) => ({ viewport: PHONE, ...action })),
].map((action) => ({ route: '/docs/latest/gadgets/trace_dns', limit: 100, ...action }));
