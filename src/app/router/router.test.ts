// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../test-document';
import { StaleBuildError } from './load-view';
import { beginRouting, click, endRouting, loads, offline, router, shown, start, traverse, viewOf } from './test-router';

const ORIGIN = location.origin;

beforeEach(beginRouting);
afterEach(endRouting);

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
  expect(offline).toEqual([]);
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
  expect(offline).toHaveLength(1);
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
  // What was wanted is tried again in the same way.
  offline[1]?.();
  expect(go).toHaveBeenLastCalledWith(2);
  offline[0]?.();
  expect(loads[2]?.route).toBe('/b');
});

test('a new build is loaded whole, even without a network', async () => {
  start('/a');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  router.navigate('/b');
  loads[0]?.failed(new StaleBuildError('/b'));
  await settled();
  expect(offline).toEqual([]);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('while another page is on its way, a jump is one within the page that is seen', async () => {
  start('/a?x=1');
  void traverse('/b', { key: 'k', place: 1 });
  expect(click('#part').defaultPrevented).toBe(true);
  await settled();
  expect(location.href).toBe(`${ORIGIN}/a?x=1#part`);
});
