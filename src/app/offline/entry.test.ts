// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { all, one } from '../test-document';
import { collectListeners } from '../test-listeners';

const site = {
  base: '/',
  prefix: '',
  strings: en,
  colorMode: { default: 'light', respectSystem: false },
  navbar: { hideOnScroll: false, items: [] },
  announcement: null,
  docsSets: [],
  search: { enabled: true, maxHits: 5, highlight: false },
  readerVariables: { NAME: 'my-tree' },
  tools: [],
  locales: [],
} as unknown as SiteData;
vi.mock('virtual:site-data', () => ({
  get site() {
    return site;
  },
}));
/** Folders that the search was started with. */
const searched: string[] = [];
vi.mock('./search', () => ({ startOfflineSearch: (_: unknown, folder: string) => searched.push(folder) }));

const PAGE = `<div class="navbar"></div><main id="main"><pre><code><var class="reader-var" data-var="NAME">x</var></code></pre></main>
  <div class="theme-choice"></div>
  <script type="application/json" id="page-data">{"path":"/docs/a","kind":"html"}</script>`;

let removeListeners: () => void;
beforeEach(() => {
  searched.length = 0;
  localStorage.clear();
  removeListeners = collectListeners();
  vi.resetModules();
  for (const name of ['theme', 'js', 'live']) delete document.documentElement.dataset[name];
  document.body.innerHTML = PAGE;
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.setAttribute('src', '../../assets/offline-1.js');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  removeListeners();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const parsed = (): boolean => document.dispatchEvent(new Event('DOMContentLoaded'));
const root = document.documentElement;

test('the page has its colours before it is read, and works when it is', async () => {
  localStorage.setItem(STORAGE_KEYS.theme, 'dark');
  await import('./entry');
  expect([root.dataset['theme'], root.dataset['js'], root.dataset['live']]).toEqual(['dark', '', undefined]);
  parsed();
  expect(root.dataset['live']).toBe('/docs/a');
  expect(one('var').textContent).toBe('my-tree');
  expect(all('[data-theme-choice]')).toHaveLength(3);
  // The folder of the copy, as this page names it.
  expect(searched).toEqual(['../../']);
});

test('a site without search has none in its copy', async () => {
  site.search.enabled = false;
  await import('./entry');
  parsed();
  site.search.enabled = true;
  expect([searched, root.dataset['live']]).toEqual([[], '/docs/a']);
});

test('a page that is none of the site stays as it is', async () => {
  document.getElementById('page-data')?.remove();
  await import('./entry');
  parsed();
  expect([searched, root.dataset['live']]).toEqual([[], undefined]);
});
