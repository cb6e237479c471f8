import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { Behaviours } from '../behaviours';
import type { LoadedView } from '../router/view';
import { byId } from '../test-document';
import { createStage, type Stage } from './stage';

const site = { base: '/tool/', strings: en, docsSets: [], navbar: { items: [] } } as unknown as SiteData;
let left: string[];
let stage: Stage;
beforeEach(() => {
  left = [];
  document.body.innerHTML =
    '<div class="layout"><aside class="sidebar"></aside><main id="main"></main></div><div id="live-region"></div>';
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const behaviours: Behaviours = { beforeShown: () => undefined, look: () => Promise.resolve() };
  const islands = { leave: () => undefined };
  const drawer = { close: () => undefined };
  stage = createStage({ site, drawer, behaviours, islands, sidebar: null });
});
afterEach(() => vi.restoreAllMocks());

const main = (): HTMLElement => byId('main');
const view = (page: object = {}, mount: LoadedView['mount'] = null): LoadedView =>
  ({
    sidebar: null,
    arrival: { scroll: { type: 'top' }, url: new URL('/tool/docs/b', location.href) },
    mount,
    page: { kind: 'html', path: '/docs/b', html: '<h1>B</h1>', layout: 'docs', section: 'docs', title: 'B', ...page },
  }) as unknown as LoadedView;

test('links at headings are completed by the headings', () => {
  stage.show(view({ html: '<h2 id="a">One <i>two</i><a></a></h2><h2 id="b">B<a href="#b">#</a></h2>' }));
  expect(main().innerHTML).toBe(
    '<h2 id="a">One <i>two</i><a class="heading-anchor" href="#a" aria-label="Direct link to One two"></a></h2>' +
      '<h2 id="b">B<a href="#b">#</a></h2>',
  );
});

test('a page of React in another language says so', () => {
  const text = { lang: 'ar', dir: 'rtl' };
  stage.show(view({ text }, () => () => undefined));
  expect([main().lang, main().dir]).toEqual(['ar', 'rtl']);
  stage.show(view({}, () => () => undefined));
  expect([main().hasAttribute('lang'), main().hasAttribute('dir')]).toEqual([false, false]);
});

test('a page of React is mounted, and taken away when the next one comes', () => {
  const mount = (name: string) => (root: HTMLElement) => {
    root.textContent = name;
    return () => void left.push(name);
  };
  stage.leaveBy(() => void left.push('first'));
  stage.show(view({}, mount('second')));
  expect(main().innerHTML).toBe('<div>second</div>');
  stage.show(view());
  stage.show(view());
  expect(left).toEqual(['first', 'second']);
});
