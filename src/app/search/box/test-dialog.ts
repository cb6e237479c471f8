import { vi } from 'vitest';
import type { SearchAnswer, SearchHit, SearchOptions } from '../../../shared/search/model';
import type { SiteData, VersionData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import type { Router } from '../../router/router';
import { createStore } from '../../router/store';
import { all, key, one, saying, settled } from '../../test-document';
import { searchClient } from '../client';
import type { SearchState } from '../messages';
import { openSearchDialog } from './dialog';

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
export const SOURCE = { folder: '/_search/', build: 'b', version: 'v2' };
export const READY: SearchState = {
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
    complete: true,
    score: 1,
  }) as unknown as SearchHit;
export const answerOf = (...names: string[]): SearchAnswer => ({
  hits: names.map(hit),
  total: names.length,
  facets: { gadget: names.length, row: 0, guide: names.length, reference: 0, blog: 0 },
  suggestion: null,
  nearest: [],
});

/** What the search box has been told and has done, anew for each test. */
export let asked: { query: string; options: SearchOptions; answer: (answer: SearchAnswer) => void }[];
export let loaded: unknown[];
export let visited: string[];
export let closed: number;
export let url: Router['url'];
let state: SearchState;
let changed: () => void;

/** Begins before each test of a file: nothing is kept, and the worker is one that the test answers for. */
export function startSearch(): void {
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
}
export function endSearch(): void {
  document.querySelector('dialog')?.close();
  vi.restoreAllMocks();
}

/** The state of the worker changes. */
export function become(next: SearchState): void {
  state = next;
  changed();
}

export function open(): HTMLDialogElement {
  const router = { url, navigate: (href: string) => visited.push(href) } as unknown as Router;
  openSearchDialog({
    site: SITE,
    router,
    searched: { source: SOURCE, version: versions[0] as unknown as VersionData },
    onClose: () => closed++,
  });
  return document.querySelector('dialog') as HTMLDialogElement;
}
export const field = (): HTMLInputElement => one<HTMLInputElement>('.search__input');
export function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input'));
}
/** Presses a key in the field. */
export const pressKey = (name: string, more: KeyboardEventInit = {}): KeyboardEvent => key(field(), name, more);
export async function answer(...names: string[]): Promise<void> {
  asked.at(-1)?.answer(answerOf(...names));
  await settled();
}
export const shown = (selector: string): HTMLElement[] =>
  all(selector).filter((element) => !element.closest('[hidden]'));
export const texts = (selector: string): (string | null)[] => shown(selector).map((element) => element.textContent);
export const press = (text: string): void => saying('button', text).click();
