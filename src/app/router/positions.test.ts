// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settled } from '../test-document';
import { currentEntry, entryIsKnown } from './positions';
import { createRouter } from './router';
import { beginRouting, endRouting, loads, router, shown, start, traverse, viewOf } from './test-router';
import type { View } from './view';

beforeEach(beginRouting);
afterEach(endRouting);

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

test('an entry gets its data once, and is known from then on', () => {
  for (const foreign of [null, 'text', {}, { key: 'k' }, { place: 1 }]) {
    history.replaceState(foreign, '');
    expect(entryIsKnown()).toBe(false);
    const entry = currentEntry(2);
    expect(entry.place).toBe(2);
    expect(entryIsKnown()).toBe(true);
    expect(currentEntry(5)).toEqual(entry);
  }
});
