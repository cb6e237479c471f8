// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { Behaviours } from '../behaviours';
import { readHead } from '../router/head';
import type { LoadedView } from '../router/view';
import { byId, eventually } from '../test-document';
import { createStage, type Stage } from './stage';

const site = { base: '/tool/', strings: en, docsSets: [], navbar: { items: [] } } as unknown as SiteData;
const SIDEBAR = {
  file: 'a.html',
  html: '<nav class="sidebar__nav"><a class="sidebar__link" href="/tool/docs/a">A</a><a class="sidebar__link" href="/tool/docs/b">B</a></nav>',
};

let did: string[];
let stage: Stage;
beforeEach(() => {
  did = [];
  history.replaceState(null, '', '/tool/docs/a');
  document.head.innerHTML = `<title>Old</title><meta name="description" content="old"><link rel="canonical" href="old">
    <meta property="og:title" content="old"><meta property="og:description" content="old"><meta property="og:url" content="old">
    <link rel="alternate" type="application/rss+xml" href="/rss.xml"><link rel="alternate" hreflang="de" href="/de/old">`;
  document.body.innerHTML =
    '<div class="layout layout--docs"><aside class="sidebar"></aside><main id="main" lang="de" dir="ltr">old</main></div><div id="live-region"></div>';
  vi.spyOn(window, 'scrollTo').mockImplementation(
    ((to: ScrollToOptions) => void did.push(`scroll ${to.top}`)) as never,
  );
  const behaviours: Behaviours = {
    beforeShown: () => void did.push('before shown'),
    look: () => (did.push('look'), Promise.resolve()),
  };
  const islands = { leave: () => void did.push('close islands') };
  const drawer = { close: () => void did.push('close drawer') };
  stage = createStage({ site, drawer, behaviours, islands, sidebar: null });
});
afterEach(() => vi.restoreAllMocks());

const main = (): HTMLElement => byId('main');
const view = (more: { page?: object } & Partial<Omit<LoadedView, 'page'>> = {}): LoadedView =>
  ({
    sidebar: SIDEBAR,
    arrival: { scroll: { type: 'top' }, url: new URL('/tool/docs/b', location.href) },
    mount: null,
    ...more,
    page: {
      kind: 'html',
      path: '/docs/b',
      html: '<h1>B</h1><p id="part">Part</p>',
      heading: 'B of it',
      layout: 'docs',
      section: 'docs',
      title: 'New',
      foot: 'Foot',
      description: 'What is new',
      canonical: 'https://example.org/b',
      alternates: [{ lang: 'fr', href: 'https://example.org/fr/b' }],
      styles: [],
      ...more.page,
    },
  }) as unknown as LoadedView;

test('a page is shown whole before behaviours look at it', async () => {
  stage.show(view());
  expect(did).toEqual(['close drawer', 'close islands', 'before shown', 'scroll 0', 'look']);
  expect(main().innerHTML).toBe('<h1 tabindex="-1">B</h1><p id="part">Part</p>');
  expect(document.activeElement?.localName).toBe('h1');
  expect(main().hasAttribute('lang')).toBe(false);
  expect(main().hasAttribute('dir')).toBe(false);
  await eventually(() => expect(byId('live-region').textContent).toBe('B of it'));
});

test('the head says what the page is, and feeds stay', () => {
  stage.show(view());
  const content = (selector: string): string | null | undefined =>
    document.head.querySelector(selector)?.getAttribute('content');
  expect(document.title).toBe('New');
  expect(document.documentElement.dataset['foot']).toBe('Foot');
  expect(
    ['name="description"', 'property="og:title"', 'property="og:description"', 'property="og:url"'].map((of) =>
      content(`meta[${of}]`),
    ),
  ).toEqual(['What is new', 'New', 'What is new', 'https://example.org/b']);
  expect([...document.querySelectorAll('link[rel="alternate"]')].map((link) => link.getAttribute('href'))).toEqual([
    '/rss.xml',
    'https://example.org/fr/b',
  ]);
  stage.show(view({ page: { alternates: undefined } }));
  expect(readHead().alternates?.map(({ lang, href }) => `${lang} ${href}`)).toEqual([
    `${document.documentElement.lang} https://example.org/b`,
    'x-default https://example.org/b',
  ]);
  stage.show(view());
  expect(readHead()).toMatchObject({
    title: 'New',
    foot: 'Foot',
    description: 'What is new',
    canonical: 'https://example.org/b',
    alternates: [{ lang: 'fr', href: 'https://example.org/fr/b' }],
  });
});

test('links at headings are completed by the headings', () => {
  stage.show(view({ page: { html: '<h2 id="a">One <i>two</i><a></a></h2><h2 id="b">B<a href="#b">#</a></h2>' } }));
  expect(main().innerHTML).toBe(
    '<h2 id="a">One <i>two</i><a class="heading-anchor" href="#a" aria-label="Direct link to One two"></a></h2>' +
      '<h2 id="b">B<a href="#b">#</a></h2>',
  );
});

test('a new sidebar is put up, one that is shown stays with another mark, and none is taken away', () => {
  stage.show(view());
  const shown = document.querySelector('.sidebar nav');
  const current = (): string[] =>
    [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent);
  expect(current()).toEqual(['B']);
  stage.show(view({ page: { path: '/docs/a' } }));
  expect(document.querySelector('.sidebar nav')).toBe(shown);
  expect(current()).toEqual(['A']);
  const posts = { file: 'posts.html', html: '<nav class="sidebar__nav">Posts</nav>' };
  stage.show(view({ sidebar: posts, page: { layout: 'blog' } }));
  expect(document.querySelector('.sidebar')?.textContent).toBe('Posts');
  expect(document.querySelector('.layout')?.className).toBe('layout layout--blog');
  stage.show(view({ sidebar: null, page: { layout: 'page' } }));
  expect(document.querySelector('.sidebar')?.childNodes).toHaveLength(0);
});

test('a page of React in another language says so', () => {
  const text = { lang: 'ar', dir: 'rtl' };
  stage.show(view({ page: { text }, mount: () => () => undefined }));
  expect([main().lang, main().dir]).toEqual(['ar', 'rtl']);
  stage.show(view({ mount: () => () => undefined }));
  expect([main().hasAttribute('lang'), main().hasAttribute('dir')]).toEqual([false, false]);
});

test('a page of React is mounted, and taken away when the next one comes', () => {
  const mount = (name: string) => (root: HTMLElement) => {
    root.textContent = name;
    return () => void did.push(`leave ${name}`);
  };
  stage.leaveBy(() => void did.push('leave first'));
  stage.show(view({ mount: mount('second') }));
  expect(main().innerHTML).toBe('<div>second</div>');
  stage.show(view());
  stage.show(view());
  expect(did.filter((one) => one.startsWith('leave'))).toEqual(['leave first', 'leave second']);
});
