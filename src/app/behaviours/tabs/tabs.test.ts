// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../shared/constants';
import { storage } from '../../storage';
import { all, eventually, key, one } from '../../test-document';
import { collectListeners } from '../../test-listeners';
import { pages } from '../test-page';
import { startTabs } from './index';

// It listens to the document for good, as on the site.
const removeListeners = collectListeners();
const tabs = startTabs();
afterAll(removeListeners);
const show = pages();

const set = (group: string, values: string[], content = (value: string): string => value): string =>
  `<div class="tabs"${group && ` data-group="${group}"`}><div role="tablist">${values
    .map((value, at) => `<button role="tab" data-value="${value}" aria-selected="${at === 0}">${value}</button>`)
    .join('')}</div>${values.map((value) => `<div class="tabs__panel">${content(value)}</div>`).join('')}</div>`;
const selected = (): string[] => all('[role="tab"][aria-selected="true"]').map((tab) => tab.textContent);
const active = (): string[] => all('.tabs__panel[data-active]').map((panel) => panel.textContent);

test('a tab that is chosen is chosen in all sets of its group that have it, and kept', async () => {
  show(
    tabs,
    set('os', ['Linux', 'macOS']) +
      set('os', ['macOS', 'Windows']) +
      set('os', ['Linux', 'Windows']) +
      set('', ['Linux', 'macOS']),
  );
  expect(selected()).toEqual(['Linux', 'macOS', 'Linux', 'Linux']);
  all('[role="tab"]')[1]?.click();
  expect(selected()[0]).toBe('macOS');
  await eventually(() => expect(storage.read(STORAGE_KEYS.tabGroup('os'))).toBe('macOS'));
  // A set without the choice stays as it is.
  expect(selected()).toEqual(['macOS', 'macOS', 'Linux', 'Linux']);
  expect(active()).toEqual(['macOS', 'macOS', 'Linux', 'Linux']);
  expect(all('.tabs__panel').map((panel) => panel.getAttribute('hidden'))[0]).toBe('until-found');
  show(tabs, set('os', ['Linux', 'macOS']));
  expect(selected()).toEqual(['macOS']);
});

test('of keys that are faster than frames the last tab alone is kept', async () => {
  show(tabs, set('speed', ['a', 'b', 'c']));
  const kept: (string | null)[] = [];
  const name = STORAGE_KEYS.tabGroup('speed');
  const end = storage.subscribe(name, () => kept.push(storage.read(name)));
  const [a, b] = all('[role="tab"]');
  key(a, 'ArrowRight');
  key(b, 'ArrowRight');
  await eventually(() => expect(storage.read(name)).toBe('c'));
  end();
  expect(kept).toEqual(['c']);
});

test('arrow keys go from tab to tab, one of which is a stop', () => {
  show(tabs, set('', ['a', 'b', 'c']));
  const [a, b, c] = all('[role="tab"]') as [HTMLElement, HTMLElement, HTMLElement];
  expect(key(a, 'ArrowRight').defaultPrevented).toBe(true);
  expect(selected()).toEqual(['b']);
  expect(document.activeElement).toBe(b);
  expect([a, b, c].map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  key(b, 'End');
  expect(selected()).toEqual(['c']);
  expect(key(c, 'ArrowLeft', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(key(c, 'x').defaultPrevented).toBe(false);
  expect(selected()).toEqual(['c']);
});

test('lists of tabs are named by what can be chosen', () => {
  show(tabs, set('', ['Linux', 'macOS']));
  expect(one('[role="tablist"]').getAttribute('aria-label')).toBe('Linux or macOS');
});

test('a hash opens the panels around its target, outer ones too', () => {
  const gone = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  history.replaceState(null, '', '/#inner');
  show(
    tabs,
    set('', ['a', 'b'], (value) =>
      value === 'b' ? set('', ['c', 'd'], (at) => (at === 'd' ? '<p id="inner">x</p>' : at)) : value,
    ),
  );
  expect(selected()).toEqual(['b', 'd']);
  expect(gone.mock.contexts).toEqual([one('#inner')]);
  // What find-in-page finds is opened in the same way.
  all('.tabs__panel')[0]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(selected()).toEqual(['a', 'd']);
  expect(gone).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('hashchange'));
  expect(selected()).toEqual(['b', 'd']);
  expect(gone).toHaveBeenCalledTimes(2);
  // What is in sight already stays where it is.
  dispatchEvent(new Event('hashchange'));
  expect(gone).toHaveBeenCalledTimes(2);
});

test('after back and forward the panels stay as the place needs them', () => {
  history.replaceState(null, '', '/#inner');
  show(
    tabs,
    set('', ['a', 'b'], (value) => `<p id="${value === 'b' ? 'inner' : ''}">${value}</p>`),
    { scroll: { type: 'restore', top: 4 } },
  );
  expect(selected()).toEqual(['a']);
});
