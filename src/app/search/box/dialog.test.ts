// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchHit, SearchOptions } from '../../../shared/search/model';
import type { SiteData, VersionData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { createStore } from '../../router/store';
import type { Router } from '../../router/router';
import { searchClient } from '../client';
import { openQuery } from '../kept';
import type { SearchState } from '../messages';
import { openSearchDialog } from './dialog';

/** Waits for what loads or paints first; the limit is for what hangs. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 });

const versions = ['v2', 'v1'].map((name) => ({
  name,
  label: `Version ${name}`,
  path: `/docs/${name}`,
  isLast: name === 'v2',
}));
const SITE = {
  base: '/',
  strings: en,
  search: { highlight: false },
  docsSets: [{ id: 'default', versions }],
  navbar: {
    items: [
      { type: 'link', label: 'Blog', to: '/blog' },
      { type: 'link', label: 'Elsewhere', to: 'https://example.org/' },
      { type: 'repository', href: 'https://example.org/code/' },
    ],
  },
} as unknown as SiteData;
const SOURCE = { folder: '/_search/', build: 'b', version: 'v2' };
const READY: SearchState = {
  type: 'ready',
  options: { maxHits: 5, highlight: true, suggested: ['slow disk'], terms: ['gadget'] },
  rest: 'there',
};

const hit = (name: string): SearchHit =>
  ({
    path: `/docs/v2/${name}`,
    anchor: null,
    kind: 'guide',
    title: { text: name, marks: [] },
    breadcrumb: [],
    place: null,
    passage: { text: '', marks: [] },
    more: [],
    otherVersions: 0,
    complete: true,
    score: 1,
  }) as unknown as SearchHit;
const answerOf = (...names: string[]): SearchAnswer => ({
  hits: names.map(hit),
  total: names.length,
  facets: { gadget: names.length, row: 0, guide: names.length, reference: 0, blog: 0 },
  suggestion: null,
  nearest: [],
});

let state: SearchState;
let asked: { query: string; options: SearchOptions; answer: (answer: SearchAnswer) => void }[];
let loaded: unknown[];
let visited: string[];
let closed: number;
let url: Router['url'];
let changed: () => void;

beforeEach(() => {
  [state, asked, loaded, visited, closed, changed] = [READY, [], [], [], 0, () => undefined];
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  url = createStore(new URL('http://localhost/'));
  vi.spyOn(searchClient.state, 'get').mockImplementation(() => state);
  vi.spyOn(searchClient.state, 'subscribe').mockImplementation((listener) => {
    changed = listener;
    return () => undefined;
  });
  vi.spyOn(searchClient, 'load').mockImplementation((source) => void loaded.push(source));
  vi.spyOn(searchClient, 'ask').mockImplementation(
    (query, options) => new Promise((answer) => asked.push({ query, options, answer })),
  );
});
afterEach(() => {
  document.querySelector('dialog')?.close();
  vi.restoreAllMocks();
});

function open(): HTMLDialogElement {
  const router = { url, navigate: (href: string) => visited.push(href) } as unknown as Router;
  openSearchDialog({
    site: SITE,
    router,
    searched: { source: SOURCE, version: versions[0] as unknown as VersionData },
    onClose: () => closed++,
  });
  return document.querySelector('dialog') as HTMLDialogElement;
}
const field = (): HTMLInputElement => document.querySelector('.search__input') as HTMLInputElement;
function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input'));
}
function key(name: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, cancelable: true, ...more });
  field().dispatchEvent(event);
  return event;
}
async function answer(...names: string[]): Promise<void> {
  asked.at(-1)?.answer(answerOf(...names));
  await new Promise((resolve) => setTimeout(resolve, 0));
}
const shown = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[hidden]'));
const texts = (selector: string): (string | null)[] => shown(selector).map((one) => one.textContent);
const press = (text: string): void =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text)?.click();

test('Enter opens what is active, and the search is kept as a recent one', async () => {
  open();
  type(' disk ');
  expect(asked.map(({ query }) => query)).toEqual(['disk']);
  await answer('one', 'two');
  expect(field().ariaExpanded).toBe('true');
  expect(key('ArrowDown').defaultPrevented).toBe(true);
  expect(field().getAttribute('aria-activedescendant')).toBe(shown('[role="option"]')[1]?.id);
  key('Enter');
  expect(visited).toEqual(['/docs/v2/two']);
  expect(closed).toBe(1);
  expect(document.querySelector('dialog')).toBe(null);
  expect(localStorage.getItem('recent-searches') ?? JSON.stringify(Object.values({ ...localStorage }))).toContain(
    'disk',
  );
});

test('Enter before the answer leads to the first result of what was typed', async () => {
  open();
  type('disk');
  await answer('old');
  type('disk slow');
  key('Enter');
  expect(visited).toEqual([]);
  await answer('new', 'second');
  expect(visited).toEqual(['/docs/v2/new']);
});

test('typing on takes the wish to go away', async () => {
  open();
  type('disk');
  key('Enter');
  type('disks');
  await answer('one');
  expect(visited).toEqual([]);
});

test('keys that mean something else are left alone', async () => {
  open();
  type('disk');
  await answer('one', 'two');
  expect(key('ArrowDown', { shiftKey: true }).defaultPrevented).toBe(false);
  expect(key('Enter', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(key('a').defaultPrevented).toBe(false);
  expect(field().getAttribute('aria-activedescendant')).toBe(shown('[role="option"]')[0]?.id);
});

test('an outdated answer is not shown', async () => {
  open();
  type('one');
  const first = asked[0];
  type('two');
  await answer('second');
  first?.answer(answerOf('first'));
  await Promise.resolve();
  expect(shown('[role="option"]').map((one) => one.getAttribute('href'))).toEqual(['/docs/v2/second']);
});

test('kinds narrow the results; the chosen one is given back by a second press', async () => {
  open();
  expect(shown('.search__facets')).toEqual([]);
  type('disk');
  await answer('one');
  expect(texts('.search__facets button')).toEqual(['All 1', 'Gadgets 1', 'Guides 1']);
  press('Guides 1');
  expect(asked.at(-1)?.options.facet).toBe('guide');
  await answer('one');
  const pressed = (): (string | null)[] => shown('.search__facets button').map((one) => one.ariaPressed);
  expect(pressed()).toEqual(['false', 'false', 'true']);
  press('Guides 1');
  expect(asked.at(-1)?.options.facet).toBe(null);
  await answer('one');
  press('Gadgets 1');
  type('');
  type('disk');
  expect(asked.at(-1)?.options.facet).toBe(null);
});

test('before anything is typed there are recent and proposed searches, and places to go', () => {
  openQuery.keep('');
  open();
  expect(texts('.search__queries button')).toEqual(['slow disk']);
  expect(shown('.search__empty a').map((one) => one.getAttribute('href'))).toEqual(['/docs/v2', '/blog']);
  press('slow disk');
  expect(field().value).toBe('slow disk');
  expect(asked.map(({ query }) => query)).toEqual(['slow disk']);
});

test('recent searches are shown without a query, and can be cleared', async () => {
  open();
  type('disk');
  await answer('one');
  key('Enter');
  open();
  press('Clear');
  expect(texts('.search__recent li')).toEqual(['disk']);
  shown('.search__recent .search__clear')[0]?.click();
  expect(texts('.search__recent li')).toEqual([]);
});

test('without results it says so, with what comes near and where to ask', async () => {
  open();
  type('xyz');
  expect(shown('.search__empty')).toEqual([]);
  asked[0]?.answer({ ...answerOf(), suggestion: 'xy', nearest: ['x1', 'x2'] });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(texts('.search__empty > p')[0]).toContain('xyz');
  expect(texts('.search__queries button')).toEqual(['x1', 'x2']);
  expect(shown('.search__empty > p a').map((one) => one.getAttribute('href'))).toEqual([
    'https://example.org/code/issues',
  ]);
  press('xy');
  expect(asked.at(-1)?.query).toBe('xy');
});

test('a failure says why and offers another try; another build offers the reload', () => {
  state = { type: 'failed', reason: 'network', message: 'No network.' };
  const retry = vi.spyOn(searchClient, 'retry').mockImplementation(() => undefined);
  open();
  expect(texts('.search__error p')).toContain('No network.');
  expect(shown('.search__empty')).toEqual([]);
  press(en.shell.retry);
  expect(retry).toHaveBeenCalledTimes(1);
  state = { type: 'failed', reason: 'other-build', message: '' };
  changed();
  expect(texts('.search__error button')).toEqual([en.search.reload]);
  state = READY;
  changed();
  expect(shown('.search__error')).toEqual([]);
});

test('what is typed while the index loads is asked when it is there', () => {
  state = { type: 'loading' };
  open();
  expect(loaded).toEqual([SOURCE]);
  expect(field().placeholder).toBe(en.shell.loadingSearch);
  type('disk');
  expect(asked).toEqual([]);
  state = READY;
  changed();
  expect(asked.map(({ query }) => query)).toEqual(['disk']);
  expect(field().placeholder).toContain('Version v2');
});

test('another version is loaded and asked the same', async () => {
  open();
  type('disk');
  await answer('one');
  const select = document.querySelector('dialog select') as HTMLSelectElement;
  expect([...select.options].map(({ value }) => value)).toEqual(['v2', 'v1']);
  select.value = 'v1';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(loaded.at(-1)).toEqual({ ...SOURCE, version: 'v1' });
  expect(asked.length).toBe(2);
  expect(asked[1]?.query).toBe('disk');
});

test('the query outlives a reload of the page; the box goes with the page', () => {
  open();
  type('disk');
  expect(openQuery.read()).toBe('disk');
  url.set(new URL('http://localhost/other'));
  expect(document.querySelector('dialog')).toBe(null);
  open();
  expect(field().value).toBe('disk');
  shown('.search__header .search__clear')[0]?.click();
  expect(field().value).toBe('');
  expect(openQuery.read()).toBe(null);
});

test('a term of the glossary is explained, also in the plural', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const glossary = await import('../../behaviours/glossary');
  const meaning = vi
    .spyOn(glossary, 'meaningOf')
    .mockResolvedValue({ term: 'gadget', text: 'What is run.', href: '/docs/v2/gadget' });
  open();
  type('other');
  type('Gadgets');
  await eventually(() => expect(texts('.search__term p')).toEqual([`gadget What is run. ${en.article.more}`]));
  expect(meaning.mock.calls.map(([word]) => word)).toEqual(['gadgets']);
  (document.querySelector('.search__term a') as HTMLElement).dispatchEvent(
    Object.assign(new Event('click', { bubbles: true, cancelable: true }), { button: 0 }),
  );
  expect(visited[0]).toContain('/docs/v2/gadget');
  open();
  type('gadget');
  await eventually(() => expect(texts('.search__term p').length).toBe(1));
  type('gadget x');
  expect(texts('.search__term p')).toEqual([]);
  vi.unstubAllGlobals();
});
