// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { openDrawer } from './drawer-panel';

const SITE = {
  strings: en,
  navbar: { items: [{ type: 'link' }, { type: 'search' }, { type: 'docsVersionDropdown' }] },
} as unknown as SiteData;

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><nav class="navbar"><button class="navbar__toggle" aria-expanded="false"><svg><path d="M3"></path></svg></button>
    <li data-item="0"><a href="#blog">Blog</a></li><li data-item="1">Search</li>
    <li data-item="2"><button class="dropdown__button" aria-controls="versions"></button><ul class="dropdown__menu" id="versions"></ul></li></nav>
    <aside class="sidebar"><div class="sidebar__nav"><a href="#page">Page</a></div></aside></div>`;
});
afterEach(() => document.querySelector('dialog')?.close());

const button = (): HTMLButtonElement => document.querySelector('.navbar__toggle') as HTMLButtonElement;
const dialog = (): HTMLDialogElement => document.querySelector('dialog') as HTMLDialogElement;
const linksIn = (): string => (document.querySelector('.sidebar__nav')?.closest('dialog') ? 'drawer' : 'sidebar');

test('the drawer shows the links of the bar, and has those of the sidebar while it is open', () => {
  const close = openDrawer(SITE, button());
  expect(dialog().open).toBe(true);
  expect([...dialog().querySelectorAll('[data-item]')].map((item) => item.getAttribute('data-item'))).toEqual([
    '0',
    '2',
  ]);
  expect(linksIn()).toBe('drawer');
  // The sign of the button, as a cross.
  expect(dialog().querySelector('.drawer__header svg path')?.getAttribute('d')).toBe('M6 6l12 12M18 6L6 18');
  expect([button().getAttribute('aria-expanded'), button().getAttribute('aria-controls')]).toEqual([
    'true',
    dialog().id,
  ]);
  close();
  expect(linksIn()).toBe('sidebar');
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('lists in it have ids of their own', () => {
  openDrawer(SITE, button());
  const list = dialog().querySelector('.dropdown__menu');
  expect(list?.id).toBe('drawer-versions');
  expect(dialog().querySelector('.dropdown__button')?.getAttribute('aria-controls')).toBe('drawer-versions');
});

test('a second opening shows the links as they are now, in the same dialog', () => {
  openDrawer(SITE, button())();
  document.querySelector('.navbar [data-item="0"] a')?.replaceChildren('News');
  openDrawer(SITE, button());
  expect(document.querySelectorAll('dialog').length).toBe(1);
  expect(dialog().querySelector('[data-item="0"]')?.textContent).toBe('News');
});

test('a link and the cross close it; the links go where the page has no sidebar any more', () => {
  openDrawer(SITE, button());
  dialog().querySelector<HTMLElement>('.drawer__header button')?.click();
  expect(dialog().open).toBe(false);
  openDrawer(SITE, button());
  document.querySelector('.sidebar')?.remove();
  dialog().querySelector<HTMLElement>('.sidebar__nav a')?.click();
  expect(dialog().open).toBe(false);
  expect(document.querySelector('.sidebar__nav')).toBe(null);
});
