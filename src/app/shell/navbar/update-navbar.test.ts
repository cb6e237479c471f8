// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData, VersionData } from '../../../shared/site-data';
import { storage } from '../../storage';
import { byId } from '../../test-document';
import { collectListeners } from '../../test-listeners';
import { rememberVersions, updateNavbar } from './update-navbar';

const version = (name: string, isLast = false): VersionData => ({
  name,
  label: name,
  path: `/docs/${name}`,
  status: 'supported',
  isLast,
  release: isLast ? 'v2' : name,
});
const site = {
  base: '/tool/',
  locale: 'en',
  defaultLocale: 'en',
  prefix: '',
  locales: [{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', path: '' }],
  docsSets: [{ id: 'set', base: '/docs', versions: [version('latest', true), version('v1')], sidebars: ['main'] }],
  strings: { shell: { absent: 'no such page', differs: 'differs' } },
  navbar: {
    items: [
      { type: 'docsVersionDropdown', docsSet: 'set', position: 'right' },
      { type: 'docSidebar', label: 'Docs', docsSet: 'set', sidebar: 'main', position: 'left' },
      { type: 'docSidebar', label: 'None', docsSet: 'other', sidebar: 'main', position: 'left' },
    ],
  },
} as unknown as SiteData;
const docs = { set: 'set', version: 'v1', page: 'a', absentIn: [] };
const shown = { path: '/docs/v1/a', section: 'docs', docs } as unknown as PageMeta;

const removeListeners = collectListeners();
rememberVersions(site);
afterAll(removeListeners);
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <div data-item="0"><button><span data-chosen>?</span></button>
      <a class="dropdown__link" id="latest" title="old">latest</a><a class="dropdown__link" id="v1">v1</a></div>
    <div data-item="1"><a id="docs" class="dropdown__link">Docs</a></div>
    <div data-item="7"><a id="none">None</a></div>`;
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => vi.restoreAllMocks());

const update = (page: PageMeta, address: string): void => updateNavbar(site, page, new URL(address, location.href));

test('versions lead to the same place of the page; the one that is shown is named and marked', () => {
  update(shown, '/tool/docs/v1/a?tab=x#part');
  expect(byId<HTMLAnchorElement>('latest').getAttribute('href')).toBe('/tool/docs/latest/a?tab=x#part');
  expect(byId<HTMLAnchorElement>('v1').getAttribute('aria-current')).toBe('true');
  expect(byId<HTMLAnchorElement>('latest').hasAttribute('aria-current')).toBe(false);
  expect(document.querySelector('[data-chosen]')?.textContent).toBe('v1');
  // What leads elsewhere leads to its start.
  expect(byId<HTMLAnchorElement>('docs').getAttribute('href')).not.toContain('?');
  expect(byId<HTMLAnchorElement>('none').hasAttribute('href')).toBe(false);
});

test('what is said of a version goes when it is no longer so', () => {
  update({ ...shown, docs: { ...docs, absentIn: ['latest'] } }, '/tool/docs/v1/a');
  expect(byId<HTMLAnchorElement>('latest').title).toContain('no such page');
  update({ ...shown, docs: { ...docs, version: 'latest' }, path: '/docs/latest/a' }, '/tool/docs/latest/a');
  expect(byId<HTMLAnchorElement>('v1').hasAttribute('title')).toBe(false);
  expect(byId<HTMLAnchorElement>('latest').getAttribute('aria-current')).toBe('true');
  expect(byId<HTMLAnchorElement>('v1').hasAttribute('aria-current')).toBe(false);
});

test('an entry that fails says so in its place, and the others work', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML += '<div data-item="2" id="wrong"><a>None</a></div>';
  update(shown, '/tool/docs/v1/a');
  expect(document.querySelector('#wrong [role="alert"]')?.textContent).toMatch(/other/);
  expect(error).toHaveBeenCalledOnce();
  expect(byId<HTMLAnchorElement>('v1').getAttribute('href')).toBe('/tool/docs/v1/a');
});

test('the version that a reader chooses is kept, and used where the page has none', () => {
  byId<HTMLAnchorElement>('v1').click();
  expect(storage.read(STORAGE_KEYS.preferredVersion('set'))).toBe('v1');
  update({ path: '/', section: 'pages' } as unknown as PageMeta, '/tool/');
  expect(byId<HTMLAnchorElement>('docs').getAttribute('href')).toMatch(/^\/tool\/docs\/v1/);
  byId<HTMLAnchorElement>('latest').click();
  expect(storage.read(STORAGE_KEYS.preferredVersion('set'))).toBe('latest');
  byId<HTMLAnchorElement>('docs').click();
  expect(storage.read(STORAGE_KEYS.preferredVersion('set'))).toBe('latest');
});
