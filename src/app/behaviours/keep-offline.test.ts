// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../test-document';
import { collectListeners } from '../test-listeners';
import type { Behaviour, Surroundings } from './behaviour';
import { startKeepOffline } from './keep-offline';

/** Menus that an entry was asked for, and the pages it was for. */
let offered: string[];
vi.mock('../keep/entry', () => ({
  showKeepEntry: (menu: HTMLElement, _: unknown, page: { path: string }) => {
    offered.push(page.path);
    menu.insertAdjacentHTML('beforeend', '<li class="keep"></li>');
  },
}));

let behaviour: Behaviour;
let removeListeners: () => void;
beforeEach(() => {
  offered = [];
  removeListeners = collectListeners();
  const menu = '<button class="dropdown__button"><b>v1</b></button><ul class="dropdown__menu"></ul>';
  document.body.innerHTML = `<li class="navbar__item--docsVersionDropdown">${menu}</li><li class="navbar__item--localeDropdown">${menu}</li>`;
  behaviour = startKeepOffline({
    site: {},
    router: { view: { get: () => ({ page: { path: '/docs/v1/a' } }) } },
  } as unknown as Surroundings);
});
afterEach(() => removeListeners());
const press = async (at: number): Promise<void> => {
  document.querySelectorAll('b')[at]?.click();
  await settled();
  await settled();
};

test('the version menu offers to keep the version of the page, once while it is open', async () => {
  await press(0);
  await press(0);
  expect(offered).toEqual(['/docs/v1/a']);
});

test('no other menu does', async () => {
  await press(1);
  document.body.click();
  await settled();
  expect(offered).toEqual([]);
});

test('the next page has an entry of its own', async () => {
  await press(0);
  behaviour.onPage(document.body, {} as never);
  expect(document.querySelector('.keep')).toBe(null);
  await press(0);
  expect(offered).toHaveLength(2);
});
