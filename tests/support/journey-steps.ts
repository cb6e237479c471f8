import type { Page } from 'playwright-core';
import { travel, untilLive } from './browser';
import { follow, type Step } from './journey';
import { openSearch, typeQuery } from './search';
import { PREVIOUS } from './site';

const DOCS = '/docs/latest';
const GADGETS = `${DOCS}/gadgets/`;
const TRACE_DNS = `${GADGETS}trace_dns`;
const TRACE_EXEC = `${GADGETS}trace_exec`;
const TRACE_OPEN = `${GADGETS}trace_open`;
const OUTPUT = '{"qr":"R","name":"web.shop.","rcode":"NameError","qtype":"A","latency_ns":"1ms"}';

const click =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).filter({ visible: true }).first().click();
const press =
  (key: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(key);
const at =
  (path: string) =>
  (page: Page): Promise<void> =>
    follow(page, path);
const until = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).filter({ visible: true }).first().waitFor();

/** Closes a dialog by its key. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open], #hint').first().waitFor({ state: 'detached' });
}

async function search(page: Page): Promise<void> {
  await typeQuery(await openSearch(page), 'dns');
}

async function pointAtWord(page: Page): Promise<void> {
  const word = page.locator('.prose .is-command .tk-v, .prose .is-command .tk-f').filter({ visible: true }).first();
  await word.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await word.hover();
  await until(page, '#hint');
}

async function leaveWord(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await close(page);
}

const PAGE = ['.navbar', '.navbar__brand', '.prose', '.prose > *', '.footer'];
const BOX = [
  'dialog.search',
  'dialog.search .search__header *',
  '.search__facets *',
  '.search__option',
  '.search__foot *',
];
const CARD = ['#hint', '#hint *'];
const WORKBENCH = ['dialog[open]', 'dialog[open] *'];

const SEARCH: Step = { name: 'opens the search and types', act: search, look: BOX, leave: close };
const WORD: Step = { name: 'points at a word of a command', act: pointAtWord, look: CARD, leave: leaveWord };
const EXPLAIN: Step = {
  name: 'has a command explained',
  async act(page) {
    await click('[data-action="explain"]')(page);
    await until(page, '.workbench__words dt');
  },
  look: WORKBENCH,
  leave: close,
};
const BUILD: Step = {
  name: 'builds a command',
  async act(page) {
    await click('.env-line > button:last-child')(page);
    await until(page, '.builder__result code');
  },
  look: WORKBENCH,
  leave: close,
};
const KEYS: Step = { name: 'looks at the list of keys', act: press('?'), look: WORKBENCH, leave: close };
const DRAWER: Step = {
  name: 'opens the drawer',
  act: click('.navbar__toggle'),
  look: ['#drawer', '#drawer .drawer__header *', '#drawer .navbar__items *', '#drawer [aria-current="page"]'],
  leave: close,
  only: 'narrow',
};
const SIDEBAR: Step = {
  name: 'filters the sidebar',
  async act(page) {
    await page.locator('.sidebar__filter input').fill('tcp');
    await page.locator('.sidebar').getByRole('link', { name: 'trace_dns', exact: true }).waitFor({ state: 'hidden' });
  },
  look: ['.sidebar__filter', '.sidebar__filter *', '.sidebar__link'],
  leave: (page) => page.locator('.sidebar__filter input').fill(''),
  only: 'wide',
};

/** What a reader does in one tab. Everything that is loaded on demand is opened again after other pages were shown. */
export const STEPS: readonly Step[] = [
  { name: 'reads the home page', look: ['main', 'main *'] },
  { name: 'goes to the documentation', go: at(DOCS), look: PAGE },
  SEARCH,
  DRAWER,
  {
    name: 'finds a gadget',
    go: at(GADGETS),
    async act(page) {
      await page.locator('.finder__words input').fill('dns');
      await page.locator('.finder__row').filter({ hasText: 'top_file' }).waitFor({ state: 'hidden' });
    },
    look: ['.finder__form', '.finder__form *', '.finder__row'],
  },
  { name: 'reads its page', go: at(TRACE_DNS), look: PAGE },
  WORD,
  SEARCH,
  EXPLAIN,
  BUILD,
  KEYS,
  {
    name: 'chooses a result, whose page marks the words',
    async act(page) {
      await search(page);
      await page.keyboard.press('Enter');
      await until(page, '.search-marks');
    },
    look: ['mark', '.search-marks', '.search-marks *'],
  },
  { name: 'goes to another gadget', go: at(TRACE_EXEC), look: PAGE },
  WORD,
  {
    name: 'sets the environment',
    async act(page) {
      await click('.env-line > button:first-child')(page);
      await page.locator('.env-fields input').first().fill('shop');
      await page.locator('.env-fields input').first().blur();
      await until(page, '.code-block .is-own');
    },
    look: ['.env-line', '.env-line *', '.env-fields', '.env-fields *', '.is-own'],
    leave: click('.env-line > button:first-child'),
  },
  {
    name: 'pastes output',
    async act(page) {
      await EXPLAIN.act?.(page);
      await page.locator('#workbench-field').fill(OUTPUT);
      await until(page, '.workbench__output');
    },
    look: WORKBENCH,
    leave: close,
  },
  BUILD,
  SIDEBAR,
  {
    name: 'filters the fields',
    async act(page) {
      await page
        .locator('.rows')
        .last()
        .evaluate((rows) => rows.scrollIntoView());
      await page.locator('.rows__bar input').last().fill('proc');
    },
    look: ['.rows__bar', '.rows__bar *', '.rows dt'],
    leave: (page) => page.locator('.rows__bar input').last().fill(''),
  },
  {
    name: 'goes back',
    async go(page) {
      await travel(page, -1);
      await untilLive(page, TRACE_DNS);
    },
    look: PAGE,
  },
  {
    name: 'goes forward',
    async go(page) {
      await travel(page, 1);
      await untilLive(page, TRACE_EXEC);
    },
    look: [...PAGE, '.sidebar [aria-current="page"]'],
  },
  {
    name: 'compares versions',
    go: at(TRACE_OPEN),
    async act(page) {
      await click('.page__facts a[href*="compare="]')(page);
      await until(page, '.prose :is(ins, del)');
    },
    look: ['.compare', '.compare *', '.prose ins', '.prose del', '[data-change]'],
    leave: click('.compare__end'),
  },
  {
    name: 'switches the version',
    go: at(`/docs/${PREVIOUS}/gadgets/trace_open`),
    look: PAGE,
  },
  DRAWER,
  SEARCH,
  {
    name: 'opens a drawing',
    go: at(`/docs/${PREVIOUS}/reference/architecture`),
    async act(page) {
      await click('.diagram__open, .steps__open')(page);
      await until(page, 'dialog.zoom');
    },
    look: ['dialog.zoom', 'dialog.zoom button'],
    leave: close,
  },
  {
    name: 'reads the blog',
    go: at('/blog'),
    look: ['main', 'main *'],
  },
  {
    name: 'goes back to the documentation',
    async go(page) {
      await travel(page, -1);
      await untilLive(page, `/docs/${PREVIOUS}/reference/architecture`);
    },
    look: PAGE,
  },
  { name: 'changes the theme', act: click('.color-toggle'), look: ['html', 'body', ...PAGE] },
  SEARCH,
  KEYS,
  {
    name: 'loses the network, and follows a link',
    async act(page) {
      await page.context().setOffline(true);
      await page.evaluate((path) => {
        const link = Object.assign(document.createElement('a'), { href: path });
        document.querySelector('#main')?.append(link);
        link.click();
      }, `/docs/${PREVIOUS}/reference/verify-assets`);
      await until(page, '.offline-notice');
    },
    look: ['.offline-notice', '.offline-notice *'],
    async leave(page) {
      await page.context().setOffline(false);
      await untilLive(page, `/docs/${PREVIOUS}/reference/verify-assets`);
    },
    faults: [/ERR_INTERNET_DISCONNECTED/],
  },
  DRAWER,
  SEARCH,
];

/** What differs most between browsers: parts loaded on demand, before and after a navigation. */
export const SHORT: readonly Step[] = [
  { name: 'reads a page', look: PAGE },
  SEARCH,
  WORD,
  EXPLAIN,
  KEYS,
  { name: 'goes to another gadget', go: at(TRACE_EXEC), look: PAGE },
  SEARCH,
  WORD,
  EXPLAIN,
  BUILD,
  KEYS,
];
