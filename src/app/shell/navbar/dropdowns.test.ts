// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test } from 'vitest';
import { collectListeners } from '../../test-listeners';
import { startDropdowns } from './dropdowns';

const removeListeners = collectListeners();
startDropdowns();
afterAll(removeListeners);

const list = (id: string): string => `<div class="dropdown">
  <button class="dropdown__button" id="${id}" aria-expanded="false">${id}</button>
  <ul class="dropdown__menu"><li id="${id}-text">Text</li>
    ${[1, 2, 3].map((at) => `<li><a class="dropdown__link" id="${id}${at}" href="/${id}/${at}">${at}</a></li>`).join('')}
  </ul></div>`;
const one = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const open = (): string[] => ['a', 'b'].filter((id) => one(id).getAttribute('aria-expanded') === 'true');
function key(id: string, name: string): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  one(id).dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  history.replaceState(null, '', '/docs/page?tab=x#part');
  document.body.innerHTML = `${list('a')}${list('b')}<p id="beside" tabindex="0">Beside</p>`;
  // Whoever chooses stays on this page here.
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault());
});

test('a press on the button opens and closes its list, and closes another one', () => {
  one('a').click();
  expect(open()).toEqual(['a']);
  one('b').click();
  expect(open()).toEqual(['b']);
  one('b').click();
  expect(open()).toEqual([]);
});

test('a press beside closes a list, one inside does not, a choice does', () => {
  one('a').click();
  one('a-text').click();
  expect(open()).toEqual(['a']);
  one('a2').click();
  expect(open()).toEqual([]);
  one('a').click();
  one('beside').click();
  expect(open()).toEqual([]);
});

test('leaving by keyboard closes a list, moving inside and leaving the window do not', () => {
  one('a').click();
  const leave = (to: EventTarget | null): boolean =>
    one('a1').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
  leave(one('a2'));
  leave(null);
  expect(open()).toEqual(['a']);
  leave(one('beside'));
  expect(open()).toEqual([]);
});

test('arrow keys open the list and go through its links, around its ends', () => {
  expect(key('a', 'ArrowDown')).toBe(true);
  expect([open(), document.activeElement?.id]).toEqual([['a'], 'a1']);
  const path = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((name) => {
    key(document.activeElement?.id ?? '', name);
    return document.activeElement?.id;
  });
  expect(path).toEqual(['a2', 'a3', 'a1', 'a3', 'a2']);
  one('b').focus();
  key('b', 'ArrowUp');
  expect(document.activeElement?.id).toBe('b3');
});

test('Escape closes an open list and gives the focus back; of a closed one it is not taken', () => {
  expect(key('a', 'Escape')).toBe(false);
  key('a', 'ArrowDown');
  expect(key('a1', 'Escape')).toBe(true);
  expect([open(), document.activeElement?.id]).toEqual([[], 'a']);
  expect(key('beside', 'ArrowDown')).toBe(false);
  expect(key('a', 'Tab')).toBe(false);
});

test('a link leads to the place of the page that is shown when it is used', () => {
  for (const [type, id] of [
    ['pointerdown', 'a1'],
    ['focusin', 'a2'],
    ['click', 'a3'],
  ] as const) {
    one(id).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(one(id).getAttribute('href')).toBe(`/a/${id[1]}?tab=x#part`);
  }
  expect(one('b1').getAttribute('href')).toBe('/b/1');
});
