import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchHit, SearchOptions } from '../../../shared/search/model';
import type { SiteData, VersionData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { RouterProvider, SiteProvider } from '../../context';
import type { Router } from '../../router/router';
import { createStore, type Store } from '../../router/store';
import { searchClient } from '../../search/client';
import type { SearchState } from '../../search/messages';
import { eventually } from '../../test-document';
import Search from '.';

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
  navbar: { items: [] },
} as unknown as SiteData;
const SOURCE = { folder: '/_search/', build: 'b', version: 'v2' };
const READY: SearchState = {
  type: 'ready',
  options: { maxHits: 5, highlight: true, suggested: ['slow disk'], terms: [] },
  rest: 'there',
};

const hit = (name: string): SearchHit => ({
  path: `/docs/v2/${name}`,
  anchor: null,
  kind: 'guide',
  title: { text: `About ${name}`, marks: [[6, 6 + name.length]] },
  breadcrumb: ['Guides'],
  place: null,
  passage: { text: 'Text', marks: [] },
  more: [],
  complete: true,
  score: 1,
});
const answerOf = (...names: string[]): SearchAnswer => ({
  hits: names.map(hit),
  total: names.length,
  facets: { gadget: names.length, row: 0, guide: names.length, reference: 0, blog: 0 },
  suggestion: null,
  unread: false,
  nearest: [],
});

let asked: { query: string; options: SearchOptions; answer: (answer: SearchAnswer) => void }[];
let loaded: unknown[];
let visited: string[];
let closed: number;
let state: Store<SearchState>;
beforeEach(() => {
  [asked, loaded, visited, closed, state] = [[], [], [], 0, createStore<SearchState>(READY)];
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(searchClient.state, 'get').mockImplementation(() => state.get());
  vi.spyOn(searchClient.state, 'subscribe').mockImplementation((listener) => state.subscribe(listener));
  vi.spyOn(searchClient, 'load').mockImplementation((source) => void loaded.push(source));
  vi.spyOn(searchClient, 'ask').mockImplementation(
    (query, options) => new Promise((answer) => asked.push({ query, options, answer })),
  );
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(): void {
  const router = {
    navigate: (href: string) => visited.push(new URL(href, 'http://localhost').pathname),
  } as unknown as Router;
  const searched = { source: SOURCE, version: versions[0] as unknown as VersionData };
  render(
    <SiteProvider value={SITE}>
      <RouterProvider value={router}>
        <Search searched={searched} close={() => closed++} />
      </RouterProvider>
    </SiteProvider>,
  );
}
const field = (): HTMLInputElement => screen.getByRole('combobox', { name: en.search.field });
const type = (text: string): boolean => fireEvent.change(field(), { target: { value: text } });
const answer = (...names: string[]): Promise<void> => act(async () => asked.at(-1)?.answer(answerOf(...names)));
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

test('Enter before the answer leads to the first result of what was typed', async () => {
  open();
  type('disk');
  await answer('old');
  type('disk slow');
  await userEvent.type(field(), '{Enter}');
  expect(visited).toEqual([]);
  await answer('new', 'second');
  expect(visited).toEqual(['/docs/v2/new']);
});

test('a result that the reader moved to stays where it is when a better answer comes', async () => {
  state.set({ ...READY, rest: 'loading' } as SearchState);
  open();
  type('disk');
  await answer('one', 'two', 'three');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  act(() => state.set(READY));
  await answer('four', 'three', 'two');
  expect(options().map((one) => one.getAttribute('href')?.split('/').pop())).toEqual(['four', 'two', 'three']);
});

test('quotes, minus signs and languages without words are explained', async () => {
  open();
  type('"slow disk" -network');
  await answer('one');
  expect(screen.getByRole('status').textContent).toContain(en.search.operators);
  type('wolny dysk');
  await act(async () => asked.at(-1)?.answer({ ...answerOf(), unread: true }));
  expect(document.querySelector('.search__empty')?.textContent).toContain('This language is not supported');
});

test('an outdated answer is not shown', async () => {
  open();
  type('one');
  const first = asked[0];
  type('two');
  await answer('second');
  await act(async () => first?.answer(answerOf('first')));
  expect(options().map((one) => one.getAttribute('href'))).toEqual(['/docs/v2/second']);
});

test('all results are shown on request, and the first ones again of what is typed next', async () => {
  open();
  type('disk');
  await act(async () => asked[0]?.answer({ ...answerOf('one', 'two'), total: 30 }));
  await press('Show all 30 results');
  expect(asked.at(-1)?.options.maxHits).toBe(200);
  type('disk full');
  expect(asked.at(-1)?.options.maxHits).toBe(5);
});

test('another version is loaded and asked the same', async () => {
  open();
  type('disk');
  await answer('one');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: en.search.inVersion }), 'v1');
  expect(loaded.at(-1)).toEqual({ ...SOURCE, version: 'v1' });
  expect(asked.map(({ query }) => query)).toEqual(['disk', 'disk']);
});

test('a move through the results leaves the preview where it is, and fetches only what the reader rests on', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(Response.json({ kind: 'html', html: '<h1>Title</h1><p>Words</p>' }));
  });
  open();
  type('disk');
  await answer('one', 'two', 'three');
  const preview = document.querySelector('.search__preview');
  const appended: Node[] = [];
  const observer = new MutationObserver((records) => appended.push(...records.flatMap((one) => [...one.addedNodes])));
  observer.observe(document.querySelector('.search__body') as Element, { childList: true });
  await userEvent.type(field(), '{ArrowDown}{ArrowDown}');
  await eventually(() => expect(preview?.textContent).toBe('TitleWords'));
  expect(fetched).toEqual(['/_data/docs/v2/three.json']);
  expect([document.querySelector('.search__preview'), appended]).toEqual([preview, []]);
  observer.disconnect();
});
