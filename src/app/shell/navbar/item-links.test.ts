import { expect, test } from 'vitest';
import type { PageMeta } from '../../../shared/page-data';
import type { NavbarItem, SiteData, VersionData } from '../../../shared/site-data';
import { itemLinks, type Place } from './item-links';

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
  locales: [{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', path: '' }],
  docsSets: [{ id: 'default', base: '/docs', versions: [version('latest', true), version('v1')], sidebars: ['main'] }],
  strings: { shell: { absent: 'no such page', differs: 'differs' } },
  search: { enabled: false, maxHits: 1, highlight: true },
} as unknown as SiteData;
const page = (path: string, docs?: PageMeta['docs']): PageMeta =>
  ({ path, section: 'docs', ...(docs ? { docs } : {}) }) as PageMeta;
const place = (shown: PageMeta, preferred: string | null = null): Place => ({
  site,
  page: shown,
  path: shown.path,
  preferred: () => preferred,
});
const versions: NavbarItem = { type: 'docsVersionDropdown', docsSet: 'default', position: 'right' };
const docs: NavbarItem = { type: 'docSidebar', label: 'Docs', docsSet: 'default', sidebar: 'main', position: 'left' };

test('the same page in every version, or the home of one that has none; the base stands in front', () => {
  const shown = page('/docs/v1/a', { set: 'default', version: 'v1', page: 'a', absentIn: ['latest'] });
  expect(itemLinks(versions, place(shown))).toEqual({
    links: [
      { label: 'latest', href: '/tool/docs/latest', current: undefined, note: 'v2 · no such page' },
      { label: 'v1', href: '/tool/docs/v1/a', current: 'true' },
    ],
    chosen: 'v1',
    hidden: false,
  });
});

test('versions with another text of the page say so', () => {
  const shown = page('/docs/latest/a', {
    set: 'default',
    version: 'latest',
    page: 'a',
    absentIn: [],
    differsIn: ['v1'],
  });
  expect(itemLinks(versions, place(shown)).links.map(({ note }) => note)).toEqual(['v2', 'differs']);
});

test('versions have no place outside of the documentation', () =>
  expect(itemLinks(versions, place(page('/blog'))).hidden).toBe(true));

test('an address below a version that has no page is one of that version', () => {
  const missing = { ...place(page('/404'), 'latest'), path: '/docs/v1/nothing' };
  expect(itemLinks(versions, missing).chosen).toBe('v1');
  expect(itemLinks(versions, { ...missing, path: '/docs/nothing' }).chosen).toBe('latest');
});

test('the docs link leads to the preferred version, and is marked below the path of the set', () => {
  expect(itemLinks(docs, place(page('/blog'), 'v1')).links).toEqual([
    { label: 'Docs', href: '/tool/docs/v1', current: undefined },
  ]);
  expect(itemLinks(docs, place(page('/docs/latest/a'))).links[0]?.current).toBe('true');
});

test('the docs link is marked on every page below its set, one of a page only there', () => {
  const one: NavbarItem = { type: 'doc', label: 'Run', docsSet: 'default', doc: 'run', position: 'left' };
  const current = (item: NavbarItem, path: string): unknown =>
    itemLinks(item, place(page(path), 'v1')).links.map((link) => [link.href, link.current])[0];
  expect(current(docs, '/docs/changes')).toEqual(['/tool/docs/v1', 'true']);
  expect(current(docs, '/docs2')).toEqual(['/tool/docs/v1', undefined]);
  expect(current(one, '/docs/changes')).toEqual(['/tool/docs/v1/run', undefined]);
});

test('of docs sets in each other the one of the page is marked and offers its versions', () => {
  const inner: NavbarItem = { ...docs, label: 'API', docsSet: 'api' };
  const innerVersions: NavbarItem = { ...versions, docsSet: 'api' };
  const around = (base: string): SiteData => ({
    ...site,
    docsSets: [
      ...site.docsSets.map((set) => ({ ...set, base })),
      {
        id: 'api',
        base: '/docs/api',
        versions: [{ ...version('v1', true), path: '/docs/api/v1' }],
        sidebars: ['main'],
      },
    ],
  });
  const seen = (base: string, shown: PageMeta, path = shown.path): unknown[] => {
    const here = { ...place(shown), site: around(base), path };
    const marks = [docs, inner].map((item) => itemLinks(item, here).links[0]?.current);
    return [...marks, ...[versions, innerVersions].map((item) => !itemLinks(item, here).hidden)];
  };
  const ofApi = page('/docs/api/v1/a', { set: 'api', version: 'v1', page: 'a', absentIn: [] });
  const ofDocs = page('/docs/v1/a', { set: 'default', version: 'v1', page: 'a', absentIn: [] });
  for (const base of ['/docs', '']) {
    expect(seen(base, ofApi)).toEqual([undefined, 'true', false, true]);
    expect(seen(base, ofDocs)).toEqual([base === '' ? undefined : 'true', undefined, true, false]);
    expect(seen(base, page('/404'), '/docs/api/nothing')).toEqual([undefined, undefined, true, true]);
  }
});

test('one language is no choice, and no search no entry', () => {
  expect(itemLinks({ type: 'localeDropdown', position: 'right' }, place(page('/'))).hidden).toBe(true);
  expect(itemLinks({ type: 'search', position: 'right' }, place(page('/'))).hidden).toBe(true);
});

test('an entry that cannot be is named', () =>
  expect(() => itemLinks({ ...versions, docsSet: 'gone' }, place(page('/')))).toThrow(
    /Check this item of the configuration: \{"type":"docsVersionDropdown","docsSet":"gone".*There is no docs set "gone"/,
  ));
