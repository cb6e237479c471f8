import { expect, test } from 'vitest';
import type { SiteConfigInput } from '../../read/config/schema';
import { parseDocument } from '../../read/documents';
import type { Site } from '../site';
import { emptySource } from '../test-source';
import { buildVersion } from './docs-version';
import { neighbours } from './neighbours';
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
    page('z.md', 'title: Zed'),
  ]);
  const docs = config.docs.versions.map((version) =>
    buildVersion(
      {
        config: version,
        layer: version.servesLayer ?? version.name,
        path: `/docs/${version.name}`,
        files: { pages, categories: new Map(), drafts: new Set() },
      },
      new Map(),
      [],
    ),
  );
  return { ...source, docs };
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

test('the edit link leads to the file that has the page', () => {
  const doc = version('latest').docs.find(({ address }) => address === 'guides/a');
  expect(doc && editUrl(site, doc)).toBe('https://example.org/edit/docs/v1/guides/a.md');
});
