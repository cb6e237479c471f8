import { describe, expect, test } from 'vitest';
import { nearest } from './nearest';
import type { VersionData } from './site-data';
import {
  addQuery,
  decodePercent,
  historyPath,
  localePath,
  normalizePath,
  pageDataUrl,
  routesPath,
  siteHref,
  stripBase,
  versionTarget,
  withBase,
} from './urls';

describe('paths', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/a', '/a'],
    ['/a/', '/a'],
    ['/a//', '/a'],
    ['/a.html', '/a'],
    ['/a/index.html', '/a'],
    ['/index.html', '/'],
    ['/v0.44.1', '/v0.44.1'],
  ])('%s becomes %s', (path, expected) => expect(normalizePath(path)).toBe(expected));
  test.each([
    ['/a', '/', '/a'],
    ['/x/a', '/x/', '/a'],
    ['/x', '/x/', '/'],
    ['/x/', '/x/', '/'],
    ['/y/a', '/x/', null],
    ['/xa', '/x/', null],
  ])('%s without base %s is %s', (path, base, expected) => expect(stripBase(path, base)).toBe(expected));
  test.each([
    ['/', '/', '/'],
    ['/a', '/x/', '/x/a'],
    ['/', '/x/', '/x/'],
  ])('%s with base %s is back where it was', (path, base, expected) => {
    expect(withBase(path, base)).toBe(expected);
    expect(stripBase(expected, base)).toBe(path);
  });
  test.each(['/', '/x/'])('what is at the root has the base %s as its address', (base) =>
    expect(withBase('', base)).toBe(base),
  );
  test.each([
    ['/', '/_data/index.json'],
    ['/docs/latest/gadgets/', '/_data/docs/latest/gadgets.json'],
  ])('page data of %s', (path, expected) => expect(pageDataUrl(path, '/')).toBe(expected));
});

const v1: VersionData = {
  name: 'v1',
  label: 'v1',
  path: '/docs/v1',
  status: 'unmaintained',
  isLast: false,
  release: 'v1',
};

test('a version keeps the page it has and leads to its home otherwise', () => {
  expect(versionTarget(v1, { set: 'default', version: 'latest', page: 'gadgets/', absentIn: [] })).toBe(
    '/docs/v1/gadgets/',
  );
  expect(versionTarget(v1, { set: 'default', version: 'latest', page: 'new', absentIn: ['v1'] })).toBe('/docs/v1');
  expect(versionTarget(v1, { set: 'default', version: 'latest', page: '', absentIn: [] })).toBe('/docs/v1');
});

test.each([
  ['trcae_dns', 'trace_dns'],
  ['TRACE_DNS', 'trace_dns'],
  ['xyz', undefined],
  ['trace_dsn', 'trace_dns'],
  // Three of nine letters may be wrong, three of eight are too many.
  ['trace_xyz', 'trace_dns'],
  ['xxx_file', undefined],
])('nearest to %s is %s', (name, expected) =>
  expect(nearest(name, ['trace_dns', 'trace_exec', 'top_file'])).toBe(expected),
);

test.each([
  ['/a', '/x/a'],
  ['//example.org/a', '//example.org/a'],
  ['https://example.org', 'https://example.org'],
])('the link %s is %s below a base', (href, expected) => expect(siteHref(href, '/x/')).toBe(expected));

test.each([
  ['/ar', 'en', '/'],
  ['/ar/a', 'en', '/a'],
  ['/ar/a', 'ar', '/ar/a'],
  ['/a', 'ar', '/ar/a'],
  ['/arrow', 'ar', '/ar/arrow'],
])('the page %s in %s is %s', (path, code, expected) => {
  const locale = (code: string, direction: 'ltr' | 'rtl') => ({
    code,
    label: code,
    htmlLang: code,
    direction,
    path: code,
  });
  const locales = [locale('en', 'ltr'), locale('ar', 'rtl')];
  const to = locales.find((one) => one.code === code);
  expect(to && localePath({ locales, defaultLocale: 'en' }, path, to)).toBe(expected);
});

test.each([
  ['/a', '', '/a'],
  ['/a', '?x', '/a?x'],
  ['/a#b', '?x', '/a?x#b'],
  ['/a?y#b?c', '?x=?', '/a?y&x=?#b?c'],
])('%s with the query %j is %s', (address, search, expected) => expect(addQuery(address, search)).toBe(expected));

test.each([
  ['a%20b', 'a b'],
  ['%C3%BC', '\u00fc'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%s decodes to %s', (text, expected) => expect(decodePercent(text)).toBe(expected));

test.each([
  ['', '/_data/history.json', '/_data/routes.json'],
  ['/de', '/_data/history-de.json', '/_data/routes-de.json'],
])('the data of the language with the prefix %j are in %s and %s', (prefix, history, routes) =>
  expect([historyPath(prefix), routesPath(prefix)]).toEqual([history, routes]),
);
