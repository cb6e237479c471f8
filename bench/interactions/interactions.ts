import type { BarePage } from './browser';

/** Something a reader does on a page. */
export interface Interaction {
  name: string;
  route: string;
  viewport: { width: number; height: number };
  /** Longest time that is no wait, in milliseconds. */
  limit: number;
  /** Brings the page to where the reader acts. */
  before?(page: BarePage): Promise<unknown>;
  act(page: BarePage): Promise<unknown>;
}

const PHONE = { width: 390, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

/** As many rows as a minute of a busy resolver prints. */
const OUTPUT = Array.from({ length: 300 }, (_, at) =>
  JSON.stringify({ qr: 'R', name: `n${at}.`, rcode: at % 3 ? 'Success' : 'NameError', qtype: 'A', latency_ns: '1ms' }),
).join('\n');

async function openBox(page: BarePage): Promise<void> {
  await page.click('button', 'Explain');
  await page.find('.workbench__words dt');
  await page.focus('#workbench-field');
}

/** The output is on the clipboard: typed, it would be laid out line by line. */
async function copyOutput(page: BarePage): Promise<void> {
  await page.run((text: string) => navigator.clipboard.writeText(text), OUTPUT);
  await openBox(page);
}

async function openTable(page: BarePage): Promise<void> {
  await copyOutput(page);
  await page.press('paste');
  await page.find('.workbench__output tbody tr');
}

async function openBuilder(page: BarePage): Promise<void> {
  await page.click('.env-line button', 'Customize');
  await page.find('.builder__result code');
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
      await page.find('.search__input');
      for (const letter of 'dns') await page.press(letter);
      await page.find('.search__option');
    },
    act: (page) => page.press('q'),
  },
  {
    name: 'filter gadgets',
    route: '/docs/latest/gadgets/',
    before: (page) => page.focus('input[name="words"]'),
    act: (page) => page.press('t'),
  },
  { name: 'navigation', act: (page) => page.click('.sidebar a', 'trace_exec') },
];

/** What operators do with commands: each on a phone, the slowest machine. */
const OPERATING: readonly Action[] = [
  {
    name: 'explain',
    // The code is asked for when the pointer comes near.
    before: (page) => page.hover('.code-block button', 'Explain'),
    act: (page) => page.click('.code-block button', 'Explain'),
  },
  { name: 'type in the box', before: openBox, act: (page) => page.press('x') },
  { name: 'paste output', before: copyOutput, act: (page) => page.press('paste') },
  { name: 'show more rows', before: openTable, act: (page) => page.click('button', 'Show more rows') },
  { name: 'sort rows', before: openTable, act: (page) => page.click('.workbench__output th button', 'name') },
  {
    name: 'build',
    before: (page) => page.hover('.env-line button', 'Customize'),
    act: (page) => page.click('.env-line button', 'Customize'),
  },
  {
    name: 'choose a tool',
    before: async (page) => {
      await openBuilder(page);
      await page.focus('.builder select');
    },
    act: (page) => page.press('ArrowDown'),
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
      await page.focus('.env-fields input[type="text"], .env-fields input:not([type])');
    },
    act: (page) => page.press('x'),
  },
  {
    name: 'next word',
    before: async (page) => {
      await page.focus('.code-block button', 'Explain');
      await page.press('ArrowRight');
      await page.find('#hint');
    },
    act: (page) => page.press('ArrowRight'),
  },
];

export const INTERACTIONS: readonly Interaction[] = [
  ...READING.map((action) => ({ viewport: DESKTOP, ...action })),
  ...OPERATING.map((action) => ({ viewport: PHONE, ...action })),
].map((action) => ({ route: '/docs/latest/gadgets/trace_dns', limit: 100, ...action }));
