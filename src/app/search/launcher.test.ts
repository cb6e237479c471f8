// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import * as prefetch from '../router/prefetch';
import type { Router } from '../router/router';
import { collectListeners } from '../test-listeners';
import * as box from './box/dialog';
import { openQuery } from './kept';
import { startSearch } from './launcher';
import { eventually, key, settled } from '../test-document';

const SITE = { base: '/', prefix: '', strings: en, docsSets: [] } as unknown as SiteData;
const ROUTER = { view: { get: () => ({ page: { build: 'b' } }) } } as unknown as Router;

let opened: Parameters<typeof box.openSearchDialog>[0][];
let removeListeners: () => void;
beforeEach(() => {
  opened = [];
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML =
    '<button class="search-button"><span class="search-button__label"></span><kbd></kbd></button>';
  vi.spyOn(box, 'openSearchDialog').mockImplementation((options) => void opened.push(options));
  removeListeners = collectListeners();
});
afterEach(() => {
  removeListeners();
  vi.restoreAllMocks();
});
const button = (): HTMLButtonElement => document.querySelector('button') as HTMLButtonElement;
/** Presses a key, and says whether its default was prevented. */
const press = (name: string, more: KeyboardEventInit = {}): boolean => key(document.body, name, more).defaultPrevented;

test('the button opens the box once, with what is typed until it is there', async () => {
  startSearch(SITE, ROUTER);
  expect(button().getAttribute('aria-label')).toBe(`${en.shell.search} Ctrl+K`);
  button().click();
  expect(button().getAttribute('aria-label')).toBe(`${en.shell.loadingSearch} Ctrl+K`);
  press('d');
  press('x');
  press('Backspace');
  press('n');
  press('Shift');
  button().click();
  await eventually(() => expect(opened.length).toBe(1));
  expect(openQuery.read()).toBe('dn');
  button().click();
  await Promise.resolve();
  expect(button().getAttribute('aria-label')).toBe(`${en.shell.search} Ctrl+K`);
  expect(opened.length).toBe(1);
  opened[0]?.onClose();
  expect(openQuery.read()).toBe(null);
  button().click();
  await eventually(() => expect(opened.length).toBe(2));
});

test('keys open it, but none while a dialog is open', async () => {
  startSearch(SITE, ROUTER);
  expect(press('k')).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(press('k', { ctrlKey: true })).toBe(false);
  document.querySelector('dialog')?.remove();
  expect(press('k', { ctrlKey: true })).toBe(true);
  await eventually(() => expect(opened.length).toBe(1));
});

test('it opens again with its text after a reload of the page', async () => {
  openQuery.keep('disk');
  startSearch(SITE, ROUTER);
  await eventually(() => expect(opened.length).toBe(1));
});

test('a text is handed over', async () => {
  startSearch(SITE, ROUTER).open('given');
  await eventually(() => expect(openQuery.read()).toBe('given'));
});

describe('the index is fetched ahead', () => {
  let prepared: number;
  let idles: (() => void)[];
  beforeEach(() => {
    [prepared, idles] = [0, []];
    vi.spyOn(box, 'prepareSearch').mockImplementation(() => void prepared++);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idles.push(run));
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each(['pointerenter', 'focus'])('at %s of the button', async (type) => {
    startSearch(SITE, ROUTER);
    button().dispatchEvent(new Event(type));
    await eventually(() => expect(prepared).toBe(1));
    expect(opened).toEqual([]);
  });

  test('for a reader who has searched here before, when there is nothing else to do', async () => {
    startSearch(SITE, ROUTER);
    expect(idles).toEqual([]);
    localStorage.setItem(STORAGE_KEYS.recentSearches, '["dns"]');
    startSearch(SITE, ROUTER);
    expect(idles).toHaveLength(1);
    idles[0]?.();
    await eventually(() => expect(prepared).toBe(1));
  });

  test('but not where every byte is paid for', async () => {
    vi.spyOn(prefetch, 'mayFetchAhead').mockReturnValue(false);
    localStorage.setItem(STORAGE_KEYS.recentSearches, '["dns"]');
    startSearch(SITE, ROUTER);
    button().dispatchEvent(new Event('focus'));
    await settled();
    expect([prepared, idles]).toEqual([0, []]);
  });
});

test('a box that does not come is told, and opens with its text when the page is loaded anew', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(box, 'openSearchDialog').mockImplementation(() => {
    throw new Error('no such file');
  });
  startSearch(SITE, ROUTER).open('disk');
  await eventually(() => expect(document.querySelector('dialog')?.textContent).toContain(en.shell.noSearch));
  expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe(en.shell.search);
  expect(openQuery.read()).toBe('disk');
  expect(button().getAttribute('aria-label')).toBe(`${en.shell.search} Ctrl+K`);
  document.querySelector('dialog')?.close();
  vi.mocked(box.openSearchDialog).mockImplementation((options) => void opened.push(options));
  button().click();
  await eventually(() => expect(opened).toHaveLength(1));
});
