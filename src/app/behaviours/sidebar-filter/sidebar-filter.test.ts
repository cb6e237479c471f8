// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { eventually, key } from '../../test-document';
import { collectListeners } from '../../test-listeners';
import type { Surroundings } from '../behaviour';
import { startSidebarFilter } from './index';

const removeListeners = collectListeners();
startSidebarFilter({ site: { strings: en } as unknown as SiteData } as Surroundings);
afterAll(removeListeners);

const link = (name: string): string => `<li><a class="sidebar__link" href="#${name}">${name}</a></li>`;
beforeEach(() => {
  document.body.innerHTML = `<nav class="sidebar__nav"><div class="sidebar__filter"><input></div><ul class="sidebar__list">
    ${link('Quick start')}
    <li><details class="sidebar__category" id="gadgets"><summary>Gadgets</summary><ul class="sidebar__list">
      ${link('trace_dns')}${link('trace_open')}
      <li><details class="sidebar__category" id="top"><summary>Top of the list</summary><ul class="sidebar__list">${link('top_file')}</ul></details></li>
    </ul></details></li>
    <li><span class="sidebar__heading">Reference</span><ul class="sidebar__list">${link('Flags')}</ul></li>
    <li><details class="sidebar__category" id="open" open><summary>Open</summary><ul class="sidebar__list">${link('Left')}</ul></details></li>
  </ul></nav>`;
});
const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement;
const shown = (): string[] =>
  [...document.querySelectorAll('a')].filter((one) => !one.closest('[hidden]')).map((one) => one.textContent);
const open = (): string[] => [...document.querySelectorAll('details')].filter((one) => one.open).map(({ id }) => id);
const none = (): HTMLElement => document.querySelector('.sidebar__none') as HTMLElement;
function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
async function start(text = ''): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event('focusin', { bubbles: true }));
  field().dispatchEvent(new Event('focusin', { bubbles: true }));
  await eventually(() => expect(none()).not.toBe(null));
}

test('the pages with all words typed stay, in categories that open', async () => {
  await start();
  expect(document.querySelectorAll('.sidebar__none')).toHaveLength(1);
  type('Trace-D');
  expect([shown(), open()]).toEqual([['trace_dns'], ['gadgets', 'top', 'open']]);
  type('top');
  expect(shown()).toEqual(['top_file']);
  type('start quick');
  expect(shown()).toEqual(['Quick start']);
});

test('a category that matches shows all it has, also one without pages of its own', async () => {
  await start();
  type('gadgets');
  expect(shown()).toEqual(['trace_dns', 'trace_open', 'top_file']);
  type('reference');
  expect(shown()).toEqual(['Flags']);
});

test('nothing found is said, and an empty field shows the sidebar as it was', async () => {
  await start();
  expect(none().hidden).toBe(true);
  type('zzz');
  expect([shown(), none().hidden, none().textContent]).toEqual([[], false, en.keys.noPages]);
  type('  ');
  expect([shown().length, open(), none().hidden]).toEqual([6, ['open'], true]);
  document.querySelector('details')?.setAttribute('open', '');
  type('left');
  type('');
  expect(open()).toEqual(['gadgets', 'open']);
});

test('what was typed before it came is filtered at once', async () => {
  await start('flags');
  expect(shown()).toEqual(['Flags']);
});

test('Enter opens the first page that is left', async () => {
  await start();
  const opened: string[] = [];
  for (const one of document.querySelectorAll('a')) {
    one.addEventListener('click', (event) => {
      event.preventDefault();
      opened.push(one.textContent);
    });
    one.checkVisibility = () => !one.closest('[hidden]');
  }
  key(field(), 'Enter');
  type('trace');
  key(field(), 'a');
  expect(opened).toEqual([]);
  key(field(), 'Enter');
  expect(opened).toEqual(['trace_dns']);
});

test('other fields are none of it', async () => {
  document.body.innerHTML += '<input id="other">';
  document.getElementById('other')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(none()).toBe(null);
});
