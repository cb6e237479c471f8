import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followOutput } from '../../src/engine/serve/follow-output';
import { staticHandler } from '../../src/engine/serve/static-files';
import { SITE_DIST } from '../support/browser';
import { listenAnywhere } from '../support/servers';
import type { TestServer } from '../support/site';
import { openWebKit, type WebKitWindow } from '../support/webkit';

const GADGET = '/docs/latest/gadgets/trace_dns';
const ENTER = '\uE007';
const CONTROL = '\uE009';

/** Addresses that the server answers with an error, by what stands in them. */
const faults = new Set<string>();
let server: TestServer;
let webkit: WebKitWindow;

beforeAll(async () => {
  const handler = staticHandler(await followOutput(SITE_DIST));
  server = await listenAnywhere((request, response) => {
    if ([...faults].some((part) => request.url?.includes(part))) response.writeHead(500).end();
    else handler(request, response);
  });
  webkit = await openWebKit();
});
afterAll(async () => {
  await webkit?.close();
  await server?.close();
});
beforeEach(async () => {
  faults.clear();
  await webkit.resize(1280, 900);
});

const open = (path: string): Promise<void> => webkit.open(server.origin + path);
/** Waits until a page is shown and alive. */
const untilShown = (path: string): Promise<void> =>
  webkit.until((wanted: string) => document.documentElement.dataset['live'] === wanted, path);
const textOf = (selector: string): Promise<string | undefined> =>
  webkit.run((wanted: string) => document.querySelector(wanted)?.textContent?.trim(), selector);
const mark = (): Promise<unknown> => webkit.run(() => Object.assign(window, { marked: true }) && true);
const isSameDocument = (): Promise<boolean> => webkit.run(() => 'marked' in window);

test.each(['/', '/docs/latest', GADGET, '/docs/latest/gadgets', '/docs/latest/reference/run', '/blog', '/blog/tags'])(
  '%s comes to life, with one first heading and no sideways scroll',
  async (path) => {
    await open(path);
    await untilShown(path);
    const facts = await webkit.run(() => ({
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(facts).toEqual({ headings: 1, overflow: 0 });
  },
);

test('redirects and the .html form lead to the page, with query and hash', async () => {
  await open('/docs/latest/ig?a=1#install');
  expect(await webkit.run(() => location.pathname + location.search + location.hash)).toBe(
    '/docs/latest/reference/ig?a=1#install',
  );
  await open(`${GADGET}.html`);
  await untilShown(GADGET);
});

describe('Navigation', () => {
  test('stays in one document, names the page, focuses its heading, and Back finds the place', async () => {
    await open(GADGET);
    await mark();
    await webkit.run(() => scrollTo(0, 900));
    await webkit.until(() => scrollY === 900);
    await webkit.run(() => document.querySelector<HTMLElement>('.pagination__link--next')?.click());
    await untilShown('/docs/latest/gadgets/trace_exec');
    expect(await isSameDocument()).toBe(true);
    expect(await webkit.run(() => document.title)).toBe('trace_exec | Inspektor Gadget');
    expect(await webkit.run(() => document.activeElement?.localName)).toBe('h1');
    expect(await webkit.run(() => scrollY)).toBe(0);
    await webkit.back();
    await untilShown(GADGET);
    await webkit.until(() => scrollY === 900);
    expect(await isSameDocument()).toBe(true);
  });

  test('a page whose data cannot be had is loaded whole', async () => {
    await open(GADGET);
    await mark();
    faults.add('trace_exec.json');
    await webkit.press('.pagination__link--next');
    await untilShown('/docs/latest/gadgets/trace_exec');
    expect(await isSameDocument()).toBe(false);
  });

  test('the version menu keeps query and hash', async () => {
    await open(`${GADGET}?a=1#fields`);
    await webkit.press('.navbar__item--docsVersionDropdown .dropdown__button');
    const links = await webkit.run(() =>
      [...document.querySelectorAll('.navbar__item--docsVersionDropdown .dropdown__link')].map((link) =>
        link.getAttribute('href'),
      ),
    );
    expect(links).toContain('/docs/main/gadgets/trace_dns?a=1#fields');
  });
});

test('the theme is switched, kept, and there before the first paint', async () => {
  await open(GADGET);
  const theme = (): Promise<string | undefined> => webkit.run(() => document.documentElement.dataset['theme']);
  expect(await theme()).toBe('light');
  await webkit.press('.color-toggle');
  expect(await theme()).toBe('dark');
  await open('/blog');
  expect(await theme()).toBe('dark');
  await webkit.press('.color-toggle');
  expect(await theme()).toBe('light');
});

test('a chosen tab counts for the group and is kept', async () => {
  await open(GADGET);
  await webkit.press('.tabs__tab[data-value="ig"]');
  const chosen = (): Promise<boolean> =>
    webkit.run(() =>
      [...document.querySelectorAll('.tabs__tab[data-value="ig"]')].every(
        (tab) => tab.getAttribute('aria-selected') === 'true',
      ),
    );
  expect(await chosen()).toBe(true);
  await open(GADGET);
  expect(await chosen()).toBe(true);
  await webkit.press('.tabs__tab[data-value="kubectl-gadget"]');
});

test('the drawer opens in a narrow window, leads on and closes', async () => {
  await webkit.resize(600, 900);
  await open(GADGET);
  await webkit.press('.navbar__toggle');
  await webkit.until(() => document.querySelector('dialog.drawer[open]') !== null);
  await webkit.run(() => document.querySelector<HTMLElement>('dialog.drawer a[href="/blog"]')?.click());
  await untilShown('/blog');
  expect(await webkit.run(() => document.querySelector('dialog.drawer[open]') === null)).toBe(true);
});

test('Ctrl+K opens the search, a result leads to the page, and its words are marked until they are cleared', async () => {
  await open('/docs/latest');
  await webkit.type('k', CONTROL);
  await webkit.until(() => document.activeElement?.matches('.search__input') === true);
  await webkit.type('ignore failed exec');
  await webkit.until(() => document.querySelector('.search__option[aria-selected="true"]') !== null);
  await webkit.type(ENTER);
  await untilShown('/docs/latest/gadgets/trace_exec');
  await webkit.until(() => document.querySelector('#main mark') !== null);
  await webkit.press('.search-marks button');
  await webkit.until(() => document.querySelector('#main mark') === null);
  expect(await webkit.run(() => location.search)).toBe('');
});

test('an address without a page has suggestions', async () => {
  await webkit.open(`${server.origin}/docs/latest/gadgets/trace_dnss`);
  expect(await textOf('h1')).toBe('There is no page at this address');
  await webkit.until(() => document.querySelector('[data-slot="not-found-suggestions"] a') !== null);
});

describe('When a part cannot be had', () => {
  test('without the entry the page works as without JavaScript', async () => {
    faults.add('/assets/entry-client');
    await webkit.load(server.origin + GADGET);
    await webkit.until(() => document.documentElement.dataset['js'] === undefined);
    expect(await textOf('h1')).toBe('trace_dns');
  });

  test('without the chunk of a page made by React a box says so, and Retry brings it', async () => {
    faults.add('/assets/pages-');
    await webkit.load(`${server.origin}/`);
    await webkit.until(() => document.querySelector('.error-box[role="alert"] button') !== null);
    faults.clear();
    await webkit.press('.error-box button');
    await untilShown('/');
    expect(await webkit.run(() => document.querySelector('.error-box'))).toBeNull();
  });
});
