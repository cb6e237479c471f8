// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGES } from '../../shared/search/test-site';
import { NO_WORDS } from '../../shared/search/vocabulary';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { fill } from '../../shared/strings/format';
import { all, eventually, key, one } from '../test-document';
import { collectListeners } from '../test-listeners';
import { startOfflineSearch } from './search';

const words = en.search;
let scripts: HTMLScriptElement[];
let removeListeners: () => void;
beforeEach(() => {
  scripts = [];
  delete window.offlineSearch;
  document.body.innerHTML = '<button class="search-button">Search</button><input id="field">';
  removeListeners = collectListeners();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // A script is loaded when the test says so.
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
  startOfflineSearch({ strings: en } as unknown as SiteData, '../');
});
afterEach(() => {
  document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
  removeListeners();
  vi.restoreAllMocks();
});

const input = (): HTMLInputElement => one('dialog input');
const status = (): string => one('dialog output').textContent;
async function open(): Promise<void> {
  one('.search-button').click();
  window.offlineSearch = {
    pages: structuredClone(PAGES).map((page) => ({ ...page, path: `${page.path.slice(1)}.html` })),
    words: NO_WORDS,
  };
  scripts[0]?.dispatchEvent(new Event('load'));
  await eventually(() => expect(input()).not.toBe(null));
}
function type(query: string): void {
  input().value = query;
  input().dispatchEvent(new Event('input'));
}

test('the data comes with the first use, and answers while the reader types', async () => {
  expect(scripts).toEqual([]);
  await open();
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['../assets/search.js']);
  expect([status(), document.activeElement]).toEqual([words.hint, input()]);
  const named = [one('dialog'), input(), one('dialog ul')].map((element) => element.getAttribute('aria-label'));
  expect(named).toEqual([words.field, words.field, words.results]);
  type('encrypted dns');
  expect(status()).toBe('');
  const [first] = all<HTMLAnchorElement>('dialog a');
  expect(first?.getAttribute('href')).toBe('../docs/latest/gadgets/trace_dns.html#limits');
  expect([...(first?.children ?? [])].map((part) => part.innerHTML)).toEqual([
    'trace_<mark>dns</mark> › Limits',
    'Gadgets',
    '<mark>Encrypted</mark> queries are not seen, only plain ones on port 53.',
  ]);
  type('limiter');
  expect(one('dialog a').getAttribute('href')).toBe('../docs/latest/spec/operators/limiter.html');
  type(' qqqq ');
  expect([status(), all('dialog a')]).toEqual([fill(words.nothing, { query: 'qqqq' }), []]);
  type(' ');
  expect([status(), all('dialog a')]).toEqual([words.hint, []]);
});

test('Enter opens the first result, and a choice closes the box', async () => {
  await open();
  type('trace_dns');
  const chosen: string[] = [];
  one('dialog a').addEventListener('click', (event) => {
    event.preventDefault();
    chosen.push('first');
  });
  key(input(), 'a');
  expect(chosen).toEqual([]);
  key(input(), 'Enter');
  expect([chosen, one('dialog')]).toEqual([['first'], null]);
  one('.search-button').click();
  await eventually(() => expect(input()).not.toBe(null));
  // The data is there by then.
  expect(scripts).toHaveLength(1);
  one('dialog button').click();
  expect(one('dialog')).toBe(null);
});

test('keys open it where no text is typed, and only once', async () => {
  expect(key(one('#field'), '/').defaultPrevented).toBe(false);
  expect(key(document.body, '/').defaultPrevented).toBe(true);
  expect(scripts).toHaveLength(1);
  await open();
  expect(key(document.body, '/').defaultPrevented).toBe(false);
  expect(all('dialog')).toHaveLength(1);
});

test('data that cannot be read, or holds nothing, is told, and asked for again', async () => {
  one('.search-button').click();
  scripts[0]?.dispatchEvent(new Event('error'));
  await eventually(() => expect(one('dialog').textContent).toContain(en.shell.noSearch));
  one('dialog').remove();
  one('.search-button').click();
  expect(scripts).toHaveLength(2);
  scripts[1]?.dispatchEvent(new Event('load'));
  await eventually(() => expect(one('dialog').textContent).toContain(en.shell.noSearch));
});
