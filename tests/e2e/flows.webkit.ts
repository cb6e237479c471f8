import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_DIST } from '../support/browser';
import { startServer, type TestServer } from '../support/site';
import { openWebKit, type WebKitWindow } from '../support/webkit';

const GADGET = '/docs/latest/gadgets/trace_dns';
/** The longest page: what is far below the screen has no layout until the reader comes near. */
const LONG = '/docs/latest/reference/run';
const ENTER = '\uE007';
const CONTROL = '\uE009';

let server: TestServer;
let webkit: WebKitWindow;

beforeAll(async () => {
  server = await startServer(SITE_DIST);
  webkit = await openWebKit();
  await webkit.resize(1280, 900);
});
afterAll(async () => {
  await webkit?.close();
  await server?.close();
});

const open = (path: string): Promise<void> => webkit.open(server.origin + path);
/** Waits until a page is shown and alive. */
const untilShown = (path: string): Promise<void> =>
  webkit.until((wanted: string) => document.documentElement.dataset['live'] === wanted, path);
test('redirects and the .html form lead to the page, with query and hash', async () => {
  await open('/docs/latest/ig?a=1#install');
  expect(await webkit.run(() => location.pathname + location.search + location.hash)).toBe(
    '/docs/latest/reference/ig?a=1#install',
  );
  await open(`${GADGET}.html`);
  await untilShown(GADGET);
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

test('Ctrl+K opens the search, a result leads to the page, and its words are marked until they are cleared', async () => {
  await open('/docs/latest');
  await webkit.type('k', CONTROL);
  await webkit.until(() => document.activeElement?.matches('.search__input') === true);
  await webkit.type('ignore failed exec');
  // The first part of the index has answers already, but knows no flags.
  await webkit.until(
    () => document.querySelector('.search__option[aria-selected="true"]')?.textContent.includes('trace_exec') === true,
  );
  await webkit.type(ENTER);
  await untilShown('/docs/latest/gadgets/trace_exec');
  await webkit.until(() => document.querySelector('#main mark') !== null);
  await webkit.press('.search-marks button');
  await webkit.until(() => document.querySelector('#main mark') === null);
  expect(await webkit.run(() => location.search)).toBe('');
});

/** Waits until a heading is just below the navbar, where a jump to its anchor leaves it. */
const untilAtTop = (id: string): Promise<void> =>
  webkit.until((wanted: string) => {
    const { top = -1 } = document.getElementById(wanted)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < 140;
  }, id);

test('a long page opens at a heading; its contents list, Back and Forward lead to others', async () => {
  await open(`${LONG}#messages-running`);
  await untilShown(LONG);
  await untilAtTop('messages-running');
  await webkit.run(() => document.querySelector<HTMLElement>('.toc__link[href="#nothing-is-shown"]')?.click());
  await untilAtTop('nothing-is-shown');
  await webkit.run(() => history.back());
  await untilAtTop('messages-running');
  await webkit.run(() => history.forward());
  await untilAtTop('nothing-is-shown');
  expect(await webkit.run(() => location.hash)).toBe('#nothing-is-shown');
});
