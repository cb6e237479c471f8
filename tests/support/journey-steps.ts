import type { Locator, Page } from 'playwright-core';
import { travel, untilLive } from './browser';
import { follow, type Step } from './journey';
import { openSearch, typeQuery } from './search';
import { PREVIOUS } from './site';

const DOCS = '/docs/latest';
const GADGETS = `${DOCS}/gadgets/`;
const TRACE_DNS = `${GADGETS}trace_dns`;
const TRACE_EXEC = `${GADGETS}trace_exec`;
const TRACE_OPEN = `${GADGETS}trace_open`;
const ARCHITECTURE = `/docs/${PREVIOUS}/reference/architecture`;
const OUTPUT = '{"qr":"R","name":"web.shop.","rcode":"NameError","qtype":"A","latency_ns":"1ms"}';

const firstVisible = (page: Page, selector: string): Locator =>
  page.locator(selector).filter({ visible: true }).first();
const until = (page: Page, selector: string): Promise<void> => firstVisible(page, selector).waitFor();
const click =
  (selector: string) =>
  (page: Page): Promise<void> =>
    firstVisible(page, selector).click();
const to =
  (path: string) =>
  (page: Page): Promise<void> =>
    follow(page, path);
const back =
  (steps: -1 | 1, path: string) =>
  async (page: Page): Promise<void> => {
    await travel(page, steps);
    await untilLive(page, path);
  };

/** Closes a dialog, which has to be open. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

const PAGE = ['.navbar', '.navbar__brand', '.prose', '.prose > *', '.footer'];

const SEARCH: Step = {
  name: 'searches',
  async act(page) {
    await typeQuery(await openSearch(page), 'dns');
  },
  look: [
    'dialog.search',
    'dialog.search .search__header *',
    '.search__facets *',
    '.search__option',
    '.search__option mark',
    '.search__foot *',
  ],
  leave: close,
};
const WORD: Step = {
  name: 'points at a word of a command',
  async act(page) {
    const word = firstVisible(page, '.prose .is-command :is(.tk-v, .tk-f)');
    await word.scrollIntoViewIfNeeded();
    await word.hover();
    await until(page, '#hint');
  },
  look: ['#hint', '#hint *'],
  async leave(page) {
    await page.mouse.move(1, 1);
    await page.keyboard.press('Escape');
    await page.locator('#hint').waitFor({ state: 'detached' });
  },
};
const EXPLAIN: Step = {
  name: 'asks what a command means',
  async act(page) {
    await click('[data-action="explain"]')(page);
    await until(page, '.workbench__words dt');
  },
  look: ['dialog.dialog', 'dialog.dialog *'],
  leave: close,
};
const BUILD: Step = {
  name: 'builds a command',
  async act(page) {
    await click('.env-line > button:last-child')(page);
    await until(page, '.builder__result code');
  },
  look: ['dialog.builder', 'dialog.builder *'],
  leave: close,
};
const KEYS: Step = {
  name: 'opens the list of keys',
  async act(page) {
    await page.keyboard.press('?');
    await until(page, 'dialog.keys');
  },
  look: ['dialog.keys', 'dialog.keys *'],
  leave: close,
};
const DRAWER: Step = {
  name: 'opens the drawer',
  async act(page) {
    await click('.navbar__toggle')(page);
    await until(page, '#drawer[open]');
  },
  look: ['#drawer', '#drawer .drawer__header *', '#drawer .navbar__items *', '#drawer [aria-current="page"]'],
  leave: close,
  only: 'narrow',
};

/**
 * What a reader does in one tab. Each part that is loaded on demand is opened again after other pages were shown. A
 * fault that depends on the order of actions becomes a step.
 */
export const STEPS: readonly Step[] = [
  { name: 'reads the home page', look: ['main', 'main *'] },
  { name: 'goes to the documentation', go: to(DOCS), look: PAGE },
  SEARCH,
  DRAWER,
  {
    name: 'finds a gadget',
    go: to(GADGETS),
    async act(page) {
      await page.locator('.finder__words input').fill('dns');
      await page.locator('.finder__row').filter({ hasText: 'top_file' }).waitFor({ state: 'hidden' });
    },
    look: ['.finder__form', '.finder__form *', '.finder__row'],
  },
  { name: 'reads its page', go: to(TRACE_DNS), look: PAGE },
  WORD,
  SEARCH,
  EXPLAIN,
  BUILD,
  KEYS,
  {
    name: 'chooses a result, and sees its words marked',
    async act(page) {
      await SEARCH.act?.(page);
      await page.keyboard.press('Enter');
      await until(page, '.search-marks');
    },
    look: ['#main mark', '.search-marks', '.search-marks *'],
  },
  SEARCH,
  { name: 'goes to another gadget', go: to(TRACE_EXEC), look: PAGE },
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
    look: EXPLAIN.look,
    leave: close,
  },
  BUILD,
  {
    name: 'filters the sidebar',
    async act(page) {
      await page.locator('.sidebar__filter input').fill('tcp');
      await page.locator('.sidebar').getByRole('link', { name: 'trace_dns', exact: true }).waitFor({ state: 'hidden' });
    },
    look: ['.sidebar__filter', '.sidebar__filter *', '.sidebar__link'],
    leave: (page) => page.locator('.sidebar__filter input').fill(''),
    only: 'wide',
  },
  {
    name: 'filters the fields',
    async act(page) {
      // The fields get their filter when they come into view.
      await page
        .locator('.rows')
        .last()
        .evaluate((rows) => rows.scrollIntoView());
      await page.locator('.rows__bar input').last().fill('proc');
      await page.locator('.rows__bar output').last().filter({ hasText: /\d/ }).waitFor();
    },
    look: ['.rows__bar', '.rows__bar *', '.rows dt'],
    leave: (page) => page.locator('.rows__bar input').last().fill(''),
  },
  { name: 'goes back', go: back(-1, TRACE_DNS), look: PAGE },
  { name: 'goes forward', go: back(1, TRACE_EXEC), look: PAGE },
  {
    name: 'finds the page in the sidebar',
    look: ['.sidebar', '.sidebar [aria-current="page"]', '.sidebar__link'],
    only: 'wide',
  },
  DRAWER,
  {
    name: 'compares versions',
    go: to(TRACE_OPEN),
    async act(page) {
      await click('.page__facts a[href*="compare="]')(page);
      await until(page, '.prose :is(ins, del)');
    },
    look: ['.compare', '.compare *', '.prose ins', '.prose del', '[data-change]'],
    leave: click('.compare__end'),
  },
  { name: 'switches the version', go: to(`/docs/${PREVIOUS}/gadgets/trace_open`), look: PAGE },
  DRAWER,
  SEARCH,
  {
    name: 'opens a drawing',
    go: to(ARCHITECTURE),
    async act(page) {
      await click('.diagram__open, .steps__open')(page);
      await until(page, 'dialog.zoom');
    },
    look: ['dialog.zoom', 'dialog.zoom button'],
    leave: close,
  },
  { name: 'reads the blog', go: to('/blog'), look: ['main', 'main *'] },
  { name: 'goes back to the documentation', go: back(-1, ARCHITECTURE), look: PAGE },
  { name: 'changes the theme', act: click('.color-toggle'), look: ['html', 'body', ...PAGE] },
  SEARCH,
  KEYS,
  {
    name: 'loses the network, and follows a link',
    async act(page) {
      await page.context().setOffline(true);
      // The page is not fetched ahead for a link that has just been added.
      await page.evaluate((path) => {
        const link = Object.assign(document.createElement('a'), { href: path });
        document.querySelector('#main')?.append(link);
        link.click();
      }, `/docs/${PREVIOUS}/reference/verify-assets`);
      await until(page, '.notice');
    },
    look: ['.notice', '.notice *'],
    async leave(page) {
      await page.context().setOffline(false);
      await untilLive(page, `/docs/${PREVIOUS}/reference/verify-assets`);
    },
    faults: [/ERR_INTERNET_DISCONNECTED/],
  },
  DRAWER,
  SEARCH,
];

/** The parts loaded on demand, before and after a navigation. */
export const SHORT: readonly Step[] = [
  { name: 'reads a page', look: PAGE },
  SEARCH,
  WORD,
  EXPLAIN,
  KEYS,
  { name: 'goes to another gadget', go: to(TRACE_EXEC), look: PAGE },
  SEARCH,
  WORD,
  EXPLAIN,
  BUILD,
  KEYS,
];
