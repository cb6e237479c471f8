import { expect, test } from 'vitest';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData, VersionData } from '../../../shared/site-data';
import { itemLinks } from './item-links';
import { localePath } from '../../../shared/urls';
import { currentMark, docsItemPath, isUnder, linkedVersion, versionPath } from './item-target';

const version = (name: string, isLast = false): VersionData => ({
  name,
  label: name,
  path: `/docs/${name}`,
  status: isLast ? 'latest' : 'supported',
  isLast,
  release: name,
});
const [latest, old] = [version('latest', true), version('v0.44.1')];
const set = { id: 'default', base: '/docs', versions: [latest, old], sidebars: ['mainSidebar'] };
const locale = (code: string, path: string) => ({ code, label: code, htmlLang: code, direction: 'ltr' as const, path });
const site = {
  docsSets: [set],
  defaultLocale: 'en',
  locales: [locale('en', 'en'), locale('fr', 'fr')],
} as unknown as SiteData;
const page = (docs?: PageMeta['docs']): PageMeta => ({ path: '/', docs }) as PageMeta;
const at = (name: string, path: string, absentIn: string[] = []) =>
  page({ set: 'default', version: name, page: path, absentIn });

test.each([
  // page, preferred, version
  [page(), null, 'latest'],
  [page(), 'v0.44.1', 'v0.44.1'],
  [page(), 'v0.1.0', 'latest'],
  [at('latest', 'quick-start'), 'v0.44.1', 'latest'],
  [at('v0.44.1', 'quick-start'), null, 'v0.44.1'],
])('%o with %s preferred leads to %s', (shown, preferred, name) => {
  expect(linkedVersion(set, shown, preferred).name).toBe(name);
});

test.each([
  [at('latest', 'quick-start'), '/docs/v0.44.1/quick-start'],
  [at('latest', 'gadgets/'), '/docs/v0.44.1/gadgets/'],
  [at('latest', ''), '/docs/v0.44.1'],
  [at('latest', 'gadgets/tcpdump', ['v0.44.1']), '/docs/v0.44.1'],
  [page(), '/docs/v0.44.1'],
])('from %o to the other version', (shown, path) => {
  expect(versionPath(set, old, shown)).toBe(path);
});

const sidebarItem = {
  type: 'docSidebar',
  label: 'Docs',
  docsSet: 'default',
  sidebar: 'mainSidebar',
  position: 'left',
} as const;

test('documentation at the root has its home there', () => {
  const rooted = { ...site, docsSets: [{ ...set, base: '', versions: [{ ...latest, path: '' }] }] };
  expect(docsItemPath(sidebarItem, rooted, page(), null)).toBe('/');
  expect(docsItemPath({ ...sidebarItem, type: 'doc', doc: 'a' }, rooted, page(), null)).toBe('/a');
  expect(currentMark('/', '', '/blog')).toBeUndefined();
  expect(currentMark('/', '', '/')).toBe('page');
});

test('docs items lead into the version, and name what does not exist', () => {
  expect(docsItemPath(sidebarItem, site, page(), 'v0.44.1')).toBe('/docs/v0.44.1');
  expect(docsItemPath({ ...sidebarItem, type: 'doc', doc: 'quick-start' }, site, page(), null)).toBe(
    '/docs/latest/quick-start',
  );
  const wrong = { ...sidebarItem, sidebar: 'side' };
  const place = { site, page: page(), path: '/', preferred: () => null };
  expect(() => itemLinks(wrong, place)).toThrowErrorMatchingInlineSnapshot(
    `[Error: A navbar item failed to render. Check this item of the configuration: {"type":"docSidebar","label":"Docs","docsSet":"default","sidebar":"side","position":"left"}. Docs set "default" has no sidebar "side". Sidebars: mainSidebar.]`,
  );
  expect(() => docsItemPath({ ...sidebarItem, docsSet: 'sdk' }, site, page(), null)).toThrow(
    'There is no docs set "sdk". Docs sets: default.',
  );
});

test.each([
  ['/docs', true],
  ['/docs/latest/a', true],
  ['/docs/', true],
  ['/', false],
  ['/docsearch', false],
  ['/blog/docs', false],
])('%s is under /docs: %s', (path, under) => {
  expect(isUnder('/docs', path)).toBe(under);
});

test.each([
  ['/', '/', '/', 'page'],
  ['/', '/', '/blog', undefined],
  ['/blog', '/blog', '/blog/', 'page'],
  ['/blog', '/blog', '/blog/2025/01/a', 'true'],
  ['/docs/latest', '/docs', '/docs/v0.44.1', 'true'],
])('link to %s with base %s on %s: %s', (to, base, path, mark) => {
  expect(currentMark(to, base, path)).toBe(mark);
});

test.each([
  ['/docs/a', '/fr/docs/a', 'fr'],
  ['/', '/fr/', 'fr'],
  ['/fr/docs/a', '/docs/a', 'en'],
  ['/fr', '/', 'en'],
])('%s is %s in %s', (from, to, code) => {
  const target = site.locales.find((candidate) => candidate.code === code);
  expect(target && localePath(site, from, target)).toBe(to);
});
