// @vitest-environment happy-dom
import { createElement, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmbeddedPage } from '../shared/page-data';
import type { SiteData } from '../shared/site-data';
import { en } from '../shared/strings/en';
// Declares what the inline script of a page leaves for the entry.
import './early-script';
import type { PageModules } from './pages/page-module';
import { eventually, one } from './test-document';
import { stubIntersections } from './test-intersections';
import { collectListeners } from './test-listeners';

const site = {
  base: '/tool/',
  prefix: '',
  strings: en,
  colorMode: { default: 'light', respectSystem: false },
  navbar: { hideOnScroll: true, items: [] },
  announcement: null,
  docsSets: [],
  search: { enabled: true, maxHits: 5, highlight: false },
  readerVariables: {},
  tools: [],
  locales: [],
} as unknown as SiteData;
function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, count);
}
const pageModules: PageModules = {
  home: () => Promise.resolve({ default: Counter }),
};
vi.mock('virtual:site-data', () => ({
  get site() {
    return site;
  },
}));
/** What the search was opened with; its box is a matter of its own tests. */
const searched: string[] = [];
vi.mock('./search/launcher', () => ({ startSearch: () => ({ open: (typed: string) => searched.push(typed) }) }));
vi.mock('virtual:page-modules', () => ({
  get pageModules() {
    return pageModules;
  },
}));

const PAGE = { kind: 'html', path: '/docs/a', heading: 'A', layout: 'docs', section: 'docs', build: 'b' };
const other = { ...PAGE, path: '/docs/b', heading: 'B', title: 'B', html: '<h1>B</h1>', alternates: [], styles: [] };

let asked: string[];
let removeListeners: () => void;
beforeEach(() => {
  asked = [];
  searched.length = 0;
  removeListeners = collectListeners();
  vi.resetModules();
  history.replaceState(null, '', '/tool/docs/a');
  localStorage.clear();
  delete document.documentElement.dataset['live'];
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(url.endsWith('/b.json') ? Response.json(other) : new Response('', { status: 404 }));
  });
  stubIntersections();
});
afterEach(() => {
  document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
  removeListeners();
  delete window.early;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts the application on a page; resolves when everything on it works. */
async function start(page: object, html: string): Promise<void> {
  document.body.innerHTML = `<div id="root"><header class="navbar"><button class="color-toggle"></button></header>
    <div class="layout"><main id="main" tabindex="-1">${html}</main></div><div id="live-region"></div></div>
    <script type="application/json" id="page-data">${JSON.stringify(page)}</script>`;
  await import('./entry-client');
  await eventually(() => expect(document.documentElement.dataset['live']).toBe((page as EmbeddedPage).path));
}
const main = (): string => one('#main').innerHTML;
const isAt = (path: string) => eventually(() => expect(location.pathname).toBe(path));

test('links show other pages in the same document, and the way back to the first page asks nobody', async () => {
  await start(PAGE, '<h1>A</h1><a href="/tool/docs/b">B</a>');
  expect(document.documentElement.dataset['hydrated']).toBe('true');
  one('#main a').click();
  await isAt('/tool/docs/b');
  await eventually(() => expect(one('#main h1').textContent).toBe('B'));
  const before = asked.length;
  const back = document.createElement('a');
  back.href = '/tool/docs/a';
  one('#main').append(back);
  back.click();
  await eventually(() => expect(one('#main h1').textContent).toBe('A'));
  expect(asked.slice(before)).toEqual([]);
});

test('the not-found page is the page of no address: it is not kept for its own', async () => {
  await start({ ...PAGE, section: 'not-found', path: '/404' }, '<h1>Not found</h1><a href="/tool/404">Here</a>');
  one('#main a').click();
  await eventually(() => expect(asked.some((url) => url.includes('404.json'))).toBe(true));
});

test('what is around the page works', async () => {
  await start(PAGE, '<h1>A</h1>');
  one('.color-toggle').click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  dispatchEvent(new Event('scroll'));
  expect(one('.navbar').classList.contains('navbar--hidden')).toBe(true);
});

test('what was pressed and typed before is done', async () => {
  const toggled: string[] = [];
  window.early = () => {
    const button = one('.color-toggle');
    button.addEventListener('click', () => toggled.push('theme'));
    return { clicks: [button], typed: 'slow disk' };
  };
  await start(PAGE, '<h1>A</h1>');
  expect(toggled).toEqual(['theme']);
  expect(searched).toEqual(['slow disk']);
});

test('a page made by React comes to life', async () => {
  const page = { ...PAGE, kind: 'module', module: 'home', props: { recentPosts: [], gadgets: [] } };
  await start(page, '<div><!--$--><button>0</button><!--/$--></div>');
  one('#main button').click();
  await eventually(() => expect(one('#main button').textContent).toBe('1'));
});

test('one whose code does not come stays readable, and says so', async () => {
  const page = { ...PAGE, kind: 'module', module: 'gone', props: { recentPosts: [], gadgets: [] } };
  await start(page, '<div><p>Text</p></div>');
  expect(main()).toContain('<p>Text</p>');
  expect(one('#main [role="alert"] p').textContent).toContain('"gone"');
});

test('without a network the page that is read stays, and a notice says why', async () => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await start(PAGE, '<h1>A</h1><a href="/tool/docs/gone">Gone</a>');
  one('#main a').click();
  await eventually(() => expect(one('.notice p').textContent).toBe(en.shell.offline));
  expect(main()).toContain('<h1>A</h1>');
});

test('a document that is none of the site is told of', async () => {
  document.body.innerHTML = '<main id="main"></main>';
  await expect(import('./entry-client')).rejects.toThrow('The document has no #main or no #page-data.');
});
