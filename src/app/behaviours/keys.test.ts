import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../shared/constants';
import { en } from '../../shared/strings/en';
import { storage } from '../storage';
import type { Islands } from '../islands/intent';
import type { BehaviourContext } from './behaviour';
import { collectListeners } from '../test-listeners';
import { startKeys } from './keys';
import { key } from '../test-document';

const removeListeners = collectListeners();
/** Names of the islands that were opened. */
let opened: string[] = [];
const islands = { open: async (name: string) => void opened.push(name) } as unknown as Islands;
startKeys({ site: { strings: en }, islands } as unknown as BehaviourContext);

afterAll(() => {
  removeListeners();
  document.body.onclick = null;
});

let pressed: string[];
beforeEach(() => {
  localStorage.clear();
  pressed = [];
  opened = [];
  document.body.innerHTML = `<div class="finder__words"><input id="hidden" hidden></div><div class="sidebar__filter"><input id="filter" value="abc"></div>
    <nav class="pagination"><a rel="next" id="next"></a><a rel="prev" id="previous"></a></nav>
    <nav class="navbar"><button class="color-toggle" id="theme"></button></nav><button class="compare__next" id="change"></button>
    <button class="footer__keys" id="keys"></button>
    <main id="main"><div data-kind="terminal" hidden><button data-action="copy" id="folded"></button></div>
    <div data-kind="terminal"><button data-action="copy" id="copy"></button></div></main><textarea id="text"></textarea>`;
  document.body.onclick = ({ target }) => pressed.push((target as HTMLElement).id);
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockImplementation(function (this: HTMLElement) {
    return !this.closest('[hidden]');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Presses a key, and says whether its default was prevented. */
const press = (name: string, more: KeyboardEventInit = {}, target: Element = document.body): boolean =>
  key(target, name, more).defaultPrevented;

test.each([
  ['n', 'next'],
  ['p', 'previous'],
  ['t', 'theme'],
  ['j', 'change'],
  ['c', 'copy'],
])('%s presses %s', (name, id) => {
  expect(press(name)).toBe(true);
  expect(pressed).toEqual([id]);
});

test('f focuses the visible filter and selects its text', () => {
  press('f');
  expect(document.activeElement?.id).toBe('filter');
  const { selectionStart, selectionEnd } = document.querySelector('#filter') as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 3]);
});

test('keys that mean something else are left alone', () => {
  expect(press('n', { ctrlKey: true })).toBe(false);
  expect(press('n', { repeat: true })).toBe(false);
  expect(press('x')).toBe(false);
  expect(press('Enter')).toBe(false);
  expect(press('n', {}, document.querySelector('#text') as Element)).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(press('n')).toBe(false);
});

test('all keys but that of the sheet can be switched off', () => {
  storage.write(STORAGE_KEYS.singleKeys, 'off');
  expect([press('n'), press('?')]).toEqual([false, true]);
  expect([pressed, opened]).toEqual([['keys'], ['key-sheet']]);
  storage.write(STORAGE_KEYS.singleKeys, 'on');
  expect(press('n')).toBe(true);
  expect(pressed).toEqual(['keys', 'next']);
});
