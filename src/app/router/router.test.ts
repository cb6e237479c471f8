// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectListeners } from '../test-listeners';
import { StaleBuildError } from './load-view';
import { createRouter, type Router } from './router';
import type { LoadedView, View } from './view';

const ORIGIN = location.origin;
const viewOf = (path: string): LoadedView =>
  ({ page: { path }, sidebar: null, arrival: null, mount: null }) as unknown as LoadedView;

let loads: { route: string; done: (view: LoadedView) => void; failed: (error: unknown) => void }[];
let shown: LoadedView[];
let offline: number;
let router: Router;
let removeListeners: () => void;

/** A router of a fresh document, whose listeners go with the test. */
function start(address: string, base = '/'): void {
  history.replaceState(null, '', address);
  router = createRouter({
    base,
    initial: viewOf(location.pathname) as View,
    load: (route) => new Promise((done, failed) => loads.push({ route, done, failed })),
    show: (view) => shown.push(view),
    onOffline: () => offline++,
  });
  router.start();
}

beforeEach(() => {
  [loads, shown, offline] = [[], [], 0];
  sessionStorage.clear();
  document.body.innerHTML = '';
  removeListeners = collectListeners();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  removeListeners();
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
/** No `MouseEvent`: the document of these tests would follow the link before the router hears of it. */
function click(href: string, more: Partial<MouseEvent> = {}): Event {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`;
  const keys = { button: 0, ctrlKey: false, shiftKey: false, metaKey: false, altKey: false };
  const event = Object.assign(new Event('click', { bubbles: true, cancelable: true }), keys, more);
  document.querySelector('b')?.dispatchEvent(event);
  return event;
}
/** The browser arrives at an entry of the history. */
async function traverse(address: string, state: unknown): Promise<void> {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  await settled();
}

test('a click on a link shows the loaded page at its own address', async () => {
  start('/a');
  expect(click('/b/?q=1#part').defaultPrevented).toBe(true);
  expect(router.status.get()).toMatchObject({ type: 'loading' });
  expect(loads.map(({ route }) => route)).toEqual(['/b']);
  expect(location.pathname).toBe('/a');
  loads[0]?.done(viewOf('/b'));
  await settled();
  expect(location.href).toBe(`${ORIGIN}/b?q=1#part`);
  expect(shown[0]?.arrival).toEqual({ scroll: { type: 'hash', id: 'part' }, url: new URL(`${ORIGIN}/b?q=1#part`) });
  expect(router.view.get().page.path).toBe('/b');
  expect(router.url.get().pathname).toBe('/b');
  expect(router.status.get()).toEqual({ type: 'idle' });
});

test('a site below a path keeps that path in the address', async () => {
  start('/site/a', '/site/');
  click('/site/b');
  loads[0]?.done(viewOf('/b'));
  await settled();
  expect(location.pathname).toBe('/site/b');
});

test('links for the browser are left to it', () => {
  start('/a');
  expect(click('/b', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(click('https://example.org/').defaultPrevented).toBe(false);
  expect(loads).toEqual([]);
});

test('of two clicks the last one counts, whichever is loaded first', async () => {
  start('/a');
  click('/b');
  click('/c');
  loads[1]?.done(viewOf('/c'));
  loads[0]?.done(viewOf('/b'));
  await settled();
  expect(shown.map(({ page }) => page.path)).toEqual(['/c']);
  expect(location.pathname).toBe('/c');
});

test('another query of the same page changes the address alone', async () => {
  start('/a');
  router.navigate('/a?x=1');
  await settled();
  expect(loads).toEqual([]);
  expect(location.search).toBe('?x=1');
  expect(router.url.get().search).toBe('?x=1');
});

test('a replaced address has no entry of its own', () => {
  start('/a');
  const state: unknown = history.state;
  const before = history.length;
  router.replace('/a?compare=v1');
  expect(location.search).toBe('?compare=v1');
  expect(router.url.get().search).toBe('?compare=v1');
  expect(history.state).toEqual(state);
  expect(history.length).toBe(before);
});

test('going back leads to where the reader was', async () => {
  start('/a');
  const first: unknown = history.state;
  window.scrollTo(0, 420);
  router.navigate('/b');
  loads[0]?.done(viewOf('/b'));
  await settled();
  window.scrollTo(0, 0);
  const length = history.length;
  await traverse('/a', first);
  loads[1]?.done(viewOf('/a'));
  await settled();
  expect(shown[1]?.arrival?.scroll).toEqual({ type: 'restore', top: 420 });
  expect(history.length).toBe(length);
});

test('a jump that the browser made itself is an entry, and nothing is loaded', async () => {
  start('/a');
  click('/b');
  await traverse('/a#part', null);
  loads[0]?.done(viewOf('/b'));
  await settled();
  // The jump came after the click: the reader stays.
  expect(shown).toEqual([]);
  expect(router.url.get().hash).toBe('#part');
  expect(router.status.get()).toEqual({ type: 'idle' });
});

test('a page that cannot be preloaded is loaded by the browser', async () => {
  start('/a');
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  router.navigate('/b');
  loads[0]?.failed(new Error('no'));
  await settled();
  expect(String(assign.mock.calls[0]?.[0])).toBe(`${ORIGIN}/b`);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await traverse('/c', { key: 'k', place: 7 });
  loads[1]?.failed(new Error('no'));
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(offline).toBe(0);
});

test("an address that is no page of the site is the browser's", async () => {
  start('/a');
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  router.navigate('https://example.org/x');
  await settled();
  expect(String(assign.mock.calls[0]?.[0])).toBe('https://example.org/x');
  expect(loads).toEqual([]);
});

test('without a network the page stays, and back and forward are taken back', async () => {
  start('/a');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  router.navigate('/b');
  loads[0]?.failed(new Error('no'));
  await settled();
  expect(offline).toBe(1);
  expect(assign).not.toHaveBeenCalled();
  expect(router.status.get()).toEqual({ type: 'idle' });
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const here: unknown = history.state;
  await traverse('/c', { key: 'k', place: 2 });
  loads[1]?.failed(new Error('no'));
  await settled();
  expect(go).toHaveBeenCalledWith(-2);
  // Its own way back loads nothing.
  await traverse('/a', here);
  expect(loads.length).toBe(2);
});

test('a new build is loaded whole, even without a network', async () => {
  start('/a');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  router.navigate('/b');
  loads[0]?.failed(new StaleBuildError('/b'));
  await settled();
  expect(offline).toBe(0);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('while another page is on its way, a jump is one within the page that is seen', async () => {
  start('/a?x=1');
  void traverse('/b', { key: 'k', place: 1 });
  expect(click('#part').defaultPrevented).toBe(true);
  await settled();
  expect(location.href).toBe(`${ORIGIN}/a?x=1#part`);
});

test('a reload finds its place, and positions outlive the document', () => {
  history.scrollRestoration = 'auto';
  start('/a');
  expect(history.scrollRestoration).toBe('manual');
  const state: unknown = history.state;
  window.scrollTo(0, 130);
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  window.scrollTo(0, 0);
  history.replaceState(state, '', '/a');
  const again = createRouter({
    base: '/',
    initial: viewOf('/a') as View,
    load: () => Promise.reject(new Error('no')),
    show: () => undefined,
    onOffline: () => undefined,
  });
  again.start();
  expect(window.scrollY).toBe(130);
});

test.each(['{', '{"a":1}', '[["k"],["k",1,2],[1,1]]'])('positions that say %s are none', (kept) => {
  sessionStorage.setItem('scroll-positions', kept);
  expect(() => start('/a')).not.toThrow();
});

test('of many positions the last fifty outlive the document', async () => {
  start('/a');
  for (let at = 1; at <= 60; at++) {
    await traverse(`/a?${at}#x`, { key: `k${at}`, place: at });
    window.scrollTo(0, at);
    dispatchEvent(new Event('scroll'));
  }
  dispatchEvent(new Event('pagehide'));
  const kept = JSON.parse(sessionStorage.getItem('scroll-positions') ?? '[]') as [string, number][];
  expect(kept.length).toBe(50);
  expect(kept.at(-1)).toEqual(['k60', 60]);
});
