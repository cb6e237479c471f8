import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import type { SiteConfigInput } from '../../read/config/schema';
import { parseDocument } from '../../read/documents';
import type { Site } from '../site';
import { emptySource } from '../test-source';
import { buildVersion } from './docs-version';
import { neighbours } from './neighbours';
import { reportUnknownNeighbours } from './unknown-neighbours';
import { FIRST_SET } from '../../read/docs/sets';
import { addressesOf, bannerOf, breadcrumbs, editUrl } from './page-frame';

const CONFIG: SiteConfigInput = {
  title: 'T',
  base: '/b/',
  docs: {
    layers: ['v1', 'v2', 'main'],
    versions: [
      { name: 'latest', label: 'Newest', status: 'latest', servesLayer: 'v2' },
      { name: 'v1', status: 'unmaintained' },
      { name: 'main', status: 'unreleased' },
      { name: 'v2', status: 'supported' },
    ],
    editUrl: 'https://example.org/edit/',
  },
};

function makeSite(): Site {
  const source = emptySource(CONFIG);
  const { config } = source;
  const page = (file: string, head = ''): [string, ReturnType<typeof parseDocument>] => [
    file,
    parseDocument(`---\n${head}\n---\n`, `docs/v1/${file}`, []),
  ];
  const pages = new Map([
    page('index.md', 'title: Home'),
    page('guides/index.md', 'title: Guides'),
    page('guides/a.md', 'title: A'),
    page('z.md', 'title: Zed\ncustom_edit_url: null'),
  ]);
  const docs = config.docs.versions.map((version) =>
    buildVersion(
      {
        config: version,
        set: { ...config.docs, id: FIRST_SET },
        path: `/docs/${version.name}`,
        files: { pages, categories: new Map(), drafts: new Set() },
      },
      new Map(),
      [],
    ),
  );
  const folders = { ...source.folders, docs: 'docs', sets: { default: 'docs' } };
  return { ...source, folders, docs };
}

const site = makeSite();
const version = (name: string) => {
  const found = site.docs.find((one) => one.config.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('addresses are below the version', () =>
  expect(addressesOf(version('v1')).sort()).toEqual(['', 'guides/', 'guides/a', 'z']));

test.each([
  ['/docs/v1', 'Home', [['Docs', null]]],
  [
    '/docs/v1/guides/a',
    'A',
    [
      ['Docs', '/b/docs/v1'],
      ['Guides', '/b/docs/v1/guides/'],
      ['A', null],
    ],
  ],
  [
    '/docs/v1/guides/',
    'Guides',
    [
      ['Docs', '/b/docs/v1'],
      ['Guides', null],
    ],
  ],
])('the breadcrumbs of %s', (path, title, expected) =>
  expect(breadcrumbs(site, version('v1'), path, title).map(({ label, href }) => [label, href])).toEqual(expected),
);

test.each([
  ['/docs/v1/guides/', null, '/b/docs/v1/guides/a'],
  ['/docs/v1/z', '/b/docs/v1', null],
  ['/docs/v1/nowhere', null, null],
])('the neighbours of %s', (path, previous, next) => {
  const found = neighbours(site, version('v1'), path);
  expect([found.previous?.href ?? null, found.next?.href ?? null]).toEqual([previous, next]);
});

test.each<[Parameters<typeof neighbours>[3], string | null, string | null]>([
  [{ pagination_prev: 'z' }, 'Zed', 'A'],
  [{ pagination_next: 'index' }, null, 'Home'],
  [{ pagination_prev: null, pagination_next: null }, null, null],
  [{ pagination_next: 'nowhere' }, null, null],
])('the neighbours that a page names with %j', (named, previous, next) => {
  const found = neighbours(site, version('v1'), '/docs/v1/guides/', named);
  expect([found.previous?.label ?? null, found.next?.label ?? null]).toEqual([previous, next]);
});

test('a neighbour that there is not is told of once, one that is a draft is not', () => {
  const docs = version('v1')
    .docs.slice(0, 1)
    .map((doc) => ({
      ...doc,
      document: parseDocument('---\npagination_next: gudes/a\npagination_prev: soon\n---\n', 'docs/v1/index.md', []),
    }));
  const problems: Diagnostic[] = [];
  reportUnknownNeighbours([...docs, ...version('v1').docs.slice(1)], ['soon'], problems);
  reportUnknownNeighbours([...docs, ...version('v1').docs.slice(1)], ['soon'], problems);
  expect(problems.map(({ file, message, hint }) => [file, message, hint])).toEqual([
    ['docs/v1/index.md', 'pagination_next: there is no page with the id "gudes/a".', 'Did you mean "guides/a"?'],
  ]);
});

test.each([
  ['latest', 'z', [], null],
  ['v2', 'z', [], null],
  [
    'v1',
    'guides/a',
    [],
    { status: 'unmaintained', label: 'v1', latest: { label: 'Newest', href: '/b/docs/latest/guides/a' } },
  ],
  [
    'v1',
    'old',
    ['latest'],
    { status: 'unmaintained', label: 'v1', latest: { label: 'Newest', href: '/b/docs/latest' } },
  ],
  ['main', '', [], { status: 'unreleased', label: 'main', latest: { label: 'Newest', href: '/b/docs/latest' } }],
])('the banner of %s on %j absent in %j', (name, page, absentIn, expected) =>
  expect(bannerOf(site, version(name), { set: 'default', version: name, page, absentIn })).toEqual(expected),
);

test('a version of another set knows no newest version but that of its own set', () => {
  const own = version('v1');
  const other = { ...own, set: { ...own.set, id: 'api' } };
  expect(bannerOf(site, other, { set: 'api', version: 'v1', page: '', absentIn: [] })).toBe(null);
});

test('the edit link leads to the file that holds the page, or where the page says', () => {
  const urlOf = (address: string): string | null => {
    const doc = version('latest').docs.find((one) => one.address === address);
    return doc ? editUrl(site, doc) : '';
  };
  expect(urlOf('guides/a')).toBe('https://example.org/edit/docs/v1/guides/a.md');
  expect(urlOf('z')).toBeNull();
});
