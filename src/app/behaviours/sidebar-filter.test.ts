import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { all, eventually, key } from '../test-document';
import { collectListeners } from '../test-listeners';
import type { BehaviourContext } from './behaviour';
import { startSidebarFilter } from './on-demand';

const removeListeners = collectListeners();
startSidebarFilter({ site: { strings: en } as unknown as SiteData } as BehaviourContext);
afterAll(removeListeners);

const link = (name: string): string => `<li><a class="sidebar__link" href="#${name}">${name}</a></li>`;
beforeEach(() => {
  document.body.innerHTML = `<nav class="sidebar__nav"><div class="sidebar__filter"><input></div><ul class="sidebar__list">
    ${link('Quick start')}
    <li><details class="sidebar__category" id="gadgets"><summary>Gadgets</summary><ul class="sidebar__list">
      ${link('trace_dns')}${link('trace_open')}
      <li>${link('Tools').slice(4, -5)}<details class="sidebar__category" id="top"><summary>Top of the list</summary><ul class="sidebar__list">${link('top_file')}</ul></details></li>
    </ul></details></li>
    <li class="sidebar__group"><p class="sidebar__group-title">Capture</p><ul class="sidebar__list">${link('tcpdump')}</ul></li>
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
  expect(shown()).toEqual(['Tools', 'top_file']);
  type('start quick');
  expect(shown()).toEqual(['Quick start']);
});

test('a category that matches shows all its pages, even if it has no page itself', async () => {
  await start();
  type('gadgets');
  expect(shown()).toEqual(['trace_dns', 'trace_open', 'Tools', 'top_file']);
  type('reference');
  expect(shown()).toEqual(['Flags']);
});

test('nothing found is said, and an empty field shows the sidebar as it was', async () => {
  await start();
  expect(none().hidden).toBe(true);
  type('zzz');
  expect([shown(), none().hidden, none().textContent]).toEqual([[], false, 'No pages match.']);
  type('  ');
  expect([shown().length, open(), none().hidden]).toEqual([8, ['open'], true]);
  document.querySelector('details')?.setAttribute('open', '');
  type('left');
  type('');
  expect(open()).toEqual(['gadgets', 'open']);
});

test('what was typed before it came is filtered at once', async () => {
  await start('flags');
  expect(shown()).toEqual(['Flags']);
});

/** Opened links; a link counts as visible unless the filter or a closed category hides it. */
function watchLinks(): string[] {
  const opened: string[] = [];
  for (const one of all<HTMLAnchorElement>('a')) {
    one.addEventListener('click', (event) => {
      event.preventDefault();
      opened.push(one.textContent);
    });
    one.checkVisibility = () => !one.closest('[hidden], details:not([open])');
  }
  return opened;
}
const focused = (): string => document.activeElement?.textContent || (document.activeElement?.tagName ?? '');

test('Enter opens the first page that matches, not a category around it', async () => {
  await start();
  const opened = watchLinks();
  key(field(), 'Enter');
  type('file');
  key(field(), 'a');
  key(field(), 'Enter', { isComposing: true });
  expect(opened).toEqual([]);
  expect(key(field(), 'Enter').defaultPrevented).toBe(true);
  expect(opened).toEqual(['top_file']);
  type('zzz');
  key(field(), 'Enter');
  expect(opened).toEqual(['top_file']);
});

test.each([
  ['tools', 'Tools'],
  ['gadgets', 'trace_dns'],
  ['capture', 'tcpdump'],
  ['reference', 'Flags'],
])('Enter after "%s" opens %s: a category without a page opens its first one', async (query, page) => {
  await start();
  const opened = watchLinks();
  type(query);
  key(field(), 'Enter');
  expect(opened).toEqual([page]);
});

test('Down and Up move through the links that are left and back to the field', async () => {
  await start();
  watchLinks();
  type('trace');
  field().focus();
  const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((name) => {
    key(document.activeElement, name);
    return focused();
  });
  expect(visited).toEqual(['trace_dns', 'trace_open', 'INPUT', 'trace_open', 'trace_dns', 'INPUT']);
  expect(key(field(), 'ArrowDown', { shiftKey: true }).defaultPrevented).toBe(false);
  expect(key(document.querySelector('summary'), 'ArrowDown').defaultPrevented).toBe(false);
  type('');
  expect(key(field(), 'ArrowDown').defaultPrevented).toBe(false);
});

test('Escape empties the field, from the list too, and opens the categories of the current page', async () => {
  await start();
  watchLinks();
  type('top');
  document.querySelector('[href="#top_file"]')?.setAttribute('aria-current', 'page');
  key(field(), 'ArrowDown');
  expect(key(document.activeElement, 'Escape').defaultPrevented).toBe(true);
  expect([focused(), field().value, open()]).toEqual(['INPUT', '', ['gadgets', 'top', 'open']]);
  expect(key(field(), 'Escape').defaultPrevented).toBe(false);
});

test('other fields are none of it', async () => {
  document.body.innerHTML += '<input id="other">';
  document.getElementById('other')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(none()).toBe(null);
});
