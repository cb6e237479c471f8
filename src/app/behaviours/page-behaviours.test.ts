// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { View } from '../router/view';
import { storage } from '../storage';
import { collectListeners } from '../test-listeners';
import type { Behaviour, Surroundings } from './behaviour';
import { startCopy } from './copy';
import { startReaderVariables } from './reader-variables';
import { startScrollRegions } from './scroll-regions';
import { startTabs } from './tabs';
import { startToc } from './toc';
import { startWrap } from './wrap';

/** Waits for what loads or paints first; the limit is for what hangs. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 });

const AROUND = {
  site: { strings: en, readerVariables: { NAMESPACE: 'default', POD: 'web' } } as unknown as SiteData,
  router: {},
} as unknown as Surroundings;

/** Sizes of elements, which these tests have no layout for. */
const sizes = new Map<
  Element,
  Partial<Record<'clientWidth' | 'scrollWidth' | 'clientHeight' | 'scrollHeight', number>>
>();
let resized: ((targets: Element[]) => void) | null = null;
let end: (() => void) | void;

// Each listens to the document for good, as on the site.
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(call: (entries: { target: Element }[]) => void) {
      resized = (targets) => call(targets.map((target) => ({ target })));
    }
    observe(): void {}
    disconnect(): void {}
  },
);
const NAMES = ['clientWidth', 'scrollWidth', 'clientHeight', 'scrollHeight'] as const;
const own = NAMES.map((name) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, name));
for (const name of NAMES)
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get(this: Element) {
      return sizes.get(this)?.[name] ?? 0;
    },
  });
const removeListeners = collectListeners();
const tabs = startTabs();
const copy = startCopy(AROUND);
const wrap = startWrap(AROUND);
const variables = startReaderVariables(AROUND);
afterAll(() => {
  removeListeners();
  vi.unstubAllGlobals();
  NAMES.forEach((name, at) => {
    const before = own[at];
    if (before) Object.defineProperty(HTMLElement.prototype, name, before);
    else Reflect.deleteProperty(HTMLElement.prototype, name);
  });
});

beforeEach(() => {
  localStorage.clear();
  sizes.clear();
  history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
});
afterEach(() => {
  end?.();
  end = undefined;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show(behaviour: Behaviour, html: string, arrival: unknown = null): HTMLElement {
  document.body.innerHTML = `<main id="main">${html}</main><div id="live-region"></div>`;
  const main = document.body.firstElementChild as HTMLElement;
  behaviour.beforeShown?.(main);
  end = behaviour.onPage(main, { arrival } as View);
  return main;
}
const all = <T extends HTMLElement = HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
const one = <T extends HTMLElement = HTMLElement>(selector: string): T => document.querySelector<T>(selector) as T;
function key(target: Element, name: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

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
  end?.();
  show(tabs, set('os', ['Linux', 'macOS']));
  expect(selected()).toEqual(['macOS']);
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
  history.replaceState(null, '', '/#inner');
  show(
    tabs,
    set('', ['a', 'b'], (value) =>
      value === 'b' ? set('', ['c', 'd'], (at) => (at === 'd' ? '<p id="inner">x</p>' : at)) : value,
    ),
  );
  expect(selected()).toEqual(['b', 'd']);
  // What find-in-page finds is opened in the same way.
  all('.tabs__panel')[0]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(selected()).toEqual(['a', 'd']);
  dispatchEvent(new Event('hashchange'));
  expect(selected()).toEqual(['b', 'd']);
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

const BLOCK = `<div class="code-block" data-kind="terminal"><div class="code-block__tools"><button data-action="copy">Copy</button>
  <button data-action="copy-all">All</button></div><pre class="code-block__pre"><code><span class="line is-command"><span class="prompt">$ </span>ls</span>
<span class="line">out</span></code></pre></div>`;

test('copying says that it is done, and brings the label back', async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void written.push(text)));
  vi.useFakeTimers();
  show(copy, BLOCK);
  const [button, whole] = all('button') as [HTMLElement, HTMLElement];
  button.click();
  await vi.advanceTimersByTimeAsync(100);
  expect([button.textContent, button.hasAttribute('data-done')]).toEqual([en.article.copied, true]);
  expect(one('#live-region').textContent).toBe(en.article.copied);
  // A second press starts the time anew and remembers the first label.
  await vi.advanceTimersByTimeAsync(1500);
  button.click();
  await vi.advanceTimersByTimeAsync(1500);
  expect(button.textContent).toBe(en.article.copied);
  await vi.advanceTimersByTimeAsync(600);
  expect([button.textContent, button.hasAttribute('data-done')]).toEqual(['Copy', false]);
  whole.click();
  expect(written).toEqual(['ls', 'ls', '$ ls\nout']);
});

test('what could not be copied is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  show(copy, BLOCK);
  one('button').click();
  await eventually(() => expect(one('button').textContent).toBe(en.article.notCopied));
  expect(one('button').hasAttribute('data-done')).toBe(false);
});

test('only lines that are wider than their block can be wrapped, in all blocks at once', () => {
  show(wrap, BLOCK + BLOCK);
  const [first, second] = all('.code-block__pre') as [HTMLElement, HTMLElement];
  sizes.set(first, { clientWidth: 100, scrollWidth: 102 });
  sizes.set(second, { clientWidth: 100, scrollWidth: 101 });
  resized?.([first, second]);
  resized?.([first]);
  const buttons = all('[data-action="wrap"]');
  expect(
    buttons.map((button) => [button.getAttribute('aria-pressed'), button.closest('.code-block')?.contains(first)]),
  ).toEqual([['false', true]]);
  buttons[0]?.click();
  expect(storage.read(STORAGE_KEYS.wrap)).toBe('on');
  expect(document.documentElement.hasAttribute('data-wrap')).toBe(true);
  expect(buttons[0]?.getAttribute('aria-pressed')).toBe('true');
  buttons[0]?.click();
  expect(storage.read(STORAGE_KEYS.wrap)).toBe('off');
  expect(document.documentElement.hasAttribute('data-wrap')).toBe(false);
});

test('names in commands take the values of the reader, quoted where the shell needs it', () => {
  storage.write(STORAGE_KEYS.readerVariables, JSON.stringify({ POD: 'a b' }));
  show(
    variables,
    `<div class="code-block"><var class="reader-var" data-var="POD">POD</var> <var class="reader-var" data-var="POD">POD</var>
      <var class="reader-var" data-var="NAMESPACE">NAMESPACE</var></div><var class="reader-var" data-var="POD">POD</var>`,
  );
  const shown = (): unknown[] => all('var').map((name) => [name.textContent, name.classList.contains('is-own')]);
  expect(shown()).toEqual([
    ["'a b'", true],
    ["'a b'", true],
    ['default', false],
    ["'a b'", true],
  ]);
  // One stop in each block for each name.
  expect(all('var').map((name) => name.getAttribute('tabindex'))).toEqual(['0', null, '0', '0']);
  expect(all('var')[0]?.getAttribute('aria-haspopup')).toBe('dialog');
  expect(all('var')[0]?.title).toContain('POD');
  storage.write(STORAGE_KEYS.readerVariables, '{}');
  expect(shown()).toEqual([
    ['web', false],
    ['web', false],
    ['default', false],
    ['web', false],
  ]);
  expect(key(one('var'), 'x').defaultPrevented).toBe(false);
});

test('what can be scrolled can be reached by keyboard, under a name of its own', () => {
  const html = `<div class="code-block"><span class="code-block__title">a.yaml</span><pre class="code-block__pre"><code>x</code></pre></div>
    <div class="table-scroll"><table><tr><td>x</td></tr></table></div><pre class="code-block__pre" aria-label="Own"><code>y</code></pre>`;
  show(startScrollRegions(AROUND), html);
  const [titled, table, own] = all('.code-block__pre, .table-scroll') as [HTMLElement, HTMLElement, HTMLElement];
  sizes.set(titled, { clientWidth: 10, scrollWidth: 12 });
  sizes.set(table, { clientHeight: 10, scrollHeight: 12 });
  sizes.set(own, { clientWidth: 10, scrollWidth: 11 });
  // The content of a region grows, its own size stays.
  resized?.([titled.firstElementChild as Element, table, own]);
  const marks = (): unknown[] =>
    [titled, table, own].map((region) => [
      region.getAttribute('tabindex'),
      region.getAttribute('role'),
      region.getAttribute('aria-label'),
    ]);
  expect(marks()).toEqual([
    ['0', 'region', 'Code 1: a.yaml'],
    ['0', 'region', 'Table 2'],
    [null, null, null],
  ]);
  sizes.set(titled, { clientWidth: 12, scrollWidth: 12 });
  resized?.([titled]);
  expect(marks()[0]).toEqual([null, null, null]);
});

test('the contents list marks the section that is read, and fills the column', async () => {
  const heading = (id: string, top: number): string => `<h2 id="${id}" data-top="${top}">${id}</h2>`;
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: Number(this.dataset['top']) } as DOMRect;
  });
  const html = `<div class="toc-disclosure"><nav class="toc"><ul><li><a class="toc__link" href="#a">a</a></li>
    <li><a class="toc__link" href="#b">b</a></li><li><a class="toc__link" href="#gone">gone</a></li></ul></nav></div>
    <div class="page__toc"><nav class="toc"></nav></div>${heading('a', 10)}${heading('b', 97)}`;
  show(startToc(), html);
  expect(all('.page__toc li').length).toBe(3);
  const current = (): string[] => all('[aria-current]').map((link) => link.textContent);
  await eventually(() => expect(current()).toEqual(['a', 'a']));
  one('#b').dataset['top'] = '96';
  dispatchEvent(new Event('scroll'));
  await eventually(() => expect(current()).toEqual(['b', 'b']));
  // A heading in a closed panel is passed over.
  one('#b').setAttribute('hidden', '');
  one('#main').dispatchEvent(new Event('tabchange'));
  await eventually(() => expect(current()).toEqual(['a', 'a']));
});
