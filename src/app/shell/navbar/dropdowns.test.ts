// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test } from 'vitest';
import { byId, key } from '../../test-document';
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
const open = (): string[] => ['a', 'b'].filter((id) => byId(id).getAttribute('aria-expanded') === 'true');
/** Presses a key on an element; gives whether its default was prevented. */
const press = (id: string, name: string): boolean => key(byId(id), name).defaultPrevented;

beforeEach(() => {
  history.replaceState(null, '', '/docs/page?tab=x#part');
  document.body.innerHTML = `${list('a')}${list('b')}<p id="beside" tabindex="0">Beside</p>`;
  // Whoever chooses stays on this page here.
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault());
});

test('a press on the button opens and closes its list, and closes another one', () => {
  byId('a').click();
  expect(open()).toEqual(['a']);
  byId('b').click();
  expect(open()).toEqual(['b']);
  byId('b').click();
  expect(open()).toEqual([]);
});

test('a press beside closes a list, one inside does not, a choice does', () => {
  byId('a').click();
  byId('a-text').click();
  expect(open()).toEqual(['a']);
  byId('a2').click();
  expect(open()).toEqual([]);
  byId('a').click();
  byId('beside').click();
  expect(open()).toEqual([]);
});

test('leaving by keyboard closes a list, moving inside and leaving the window do not', () => {
  byId('a').click();
  const leave = (to: EventTarget | null): boolean =>
    byId('a1').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
  leave(byId('a2'));
  leave(null);
  expect(open()).toEqual(['a']);
  leave(byId('beside'));
  expect(open()).toEqual([]);
});

test('arrow keys open the list and go through its links, around its ends', () => {
  expect(press('a', 'ArrowDown')).toBe(true);
  expect([open(), document.activeElement?.id]).toEqual([['a'], 'a1']);
  const path = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((name) => {
    press(document.activeElement?.id ?? '', name);
    return document.activeElement?.id;
  });
  expect(path).toEqual(['a2', 'a3', 'a1', 'a3', 'a2']);
  byId('b').focus();
  press('b', 'ArrowUp');
  expect(document.activeElement?.id).toBe('b3');
});

test('Escape closes an open list and gives the focus back; of a closed one it is not taken', () => {
  expect(press('a', 'Escape')).toBe(false);
  press('a', 'ArrowDown');
  expect(press('a1', 'Escape')).toBe(true);
  expect([open(), document.activeElement?.id]).toEqual([[], 'a']);
  expect(press('beside', 'ArrowDown')).toBe(false);
  expect(press('a', 'Tab')).toBe(false);
});

test('a link leads to the place of the page that is shown when it is used', () => {
  for (const [type, id] of [
    ['pointerdown', 'a1'],
    ['focusin', 'a2'],
    ['click', 'a3'],
  ] as const) {
    byId(id).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(byId(id).getAttribute('href')).toBe(`/a/${id[1]}?tab=x#part`);
  }
  expect(byId('b1').getAttribute('href')).toBe('/b/1');
});
