import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { definePage, type OutgoingLink, type PlannedPage } from '../plan/planned-page';
import { siteConfigSchema } from '../read/config/schema';
import { configLinks } from './site-links';
import { checkLinks } from './links';
import { classifyLink, resolveFile } from '../plan/resolve-link';

test.each([
  ['https://example.org/a?b#c', { kind: 'external', href: 'https://example.org/a?b#c' }],
  ['mailto:a@example.org', { kind: 'external', href: 'mailto:a@example.org' }],
  ['//example.org', { kind: 'external', href: '//example.org' }],
  ['#a%20b', { kind: 'anchor', hash: 'a b' }],
  ['/docs?q=1#x', { kind: 'site', path: '/docs', search: '?q=1', hash: 'x' }],
  ['../a.md#b', { kind: 'file', file: '../a.md', search: '', hash: 'b' }],
  ['a.mdx', { kind: 'file', file: 'a.mdx', search: '', hash: null }],
  ['a/b', { kind: 'relative', path: 'a/b', search: '', hash: null }],
  ['%E0%A4%A', { kind: 'relative', path: '%E0%A4%A', search: '', hash: null }],
])('%s is classified', (target, expected) => expect(classifyLink(target)).toEqual(expected));

test.each([
  ['a/b.md', 'c.md', 'a/c.md'],
  ['a/b.md', '../c.md', 'c.md'],
  ['b.md', './a/../c.md', 'c.md'],
  ['b.md', '../../c.md', null],
])('from %s to %s is %s', (from, target, expected) => expect(resolveFile(from, target)).toBe(expected));

function page(path: string, anchors: string[], links: Partial<OutgoingLink>[] = []): PlannedPage {
  const plain = { file: 'a.md', line: 1, column: 1, target: 't', path: null, hash: null, context: null };
  return definePage({
    path,
    file: `${path}.md`,
    layout: 'docs',
    section: 'docs',
    heading: path,
    description: '',
    anchors: new Set(anchors),
    links: links.map((link) => ({ ...plain, ...link })),
    body: { kind: 'html', render: () => '' },
  });
}

const check = (links: Partial<OutgoingLink>[]): string[] =>
  checkLinks({
    pages: [page('/a', ['one'], links), page('/b/', ['filter'])],
    redirects: [
      { from: '/old', to: '/a' },
      { from: '/v1/*', to: '/*' },
    ],
    hasFile: (file) => file === '/x.png',
  }).map((found) => `${found.rule} ${found.message} | ${found.hint}`);

test.each([
  [{ path: '/b', hash: 'filter' }, []],
  [{ path: '/b/', hash: '' }, []],
  // Every page has its main part, which the link that skips the navigation leads to.
  [{ path: '/b/', hash: 'main' }, []],
  [{ path: '/old' }, []],
  [{ path: '/v1/a' }, []],
  [{ path: '/x.png' }, []],
  [
    { path: '/b', hash: 'filter', target: 'https://own.org/b#filter' },
    ['link/own-address "https://own.org/b#filter" is an address of this site. | Write "/b#filter".'],
  ],
  [
    { path: '/c', target: 'https://own.org/c' },
    [
      'link/broken The link leads to "https://own.org/c", which is not a page. | Did you mean "/a"? Write addresses of the site itself as paths.',
    ],
  ],
  [
    { path: '/a', hash: 'two' },
    ['link/broken-anchor The link leads to "#two", but this page has no such anchor. | Anchors: #one.'],
  ],
])('the link %j', (link, expected) => expect(check([link])).toEqual(expected));

test('a page with a dissimilar name in the same folder is not suggested', () => {
  const pages = [page('/docs/guides/tutorial-async', []), page('/docs/guides/quick-start', [])];
  const hint = (path: string): string | undefined => {
    const from = page('/a', [], [{ path, target: path }]);
    return checkLinks({ pages: [...pages, from], redirects: [], hasFile: () => false })[0]?.hint;
  };
  expect(hint('/docs/guides/tutorial-react')).toBe('Write the address of a page, a redirect or a file of the site.');
  expect(hint('/docs/guides/quickstart')).toBe('Did you mean "/docs/guides/quick-start"?');
});

test('a link to a missing file suggests the nearest file of any layer, as a relative link', () => {
  const docs = (name: string, version = 'v2') => ({ set: 'default', version, page: name, absentIn: [] });
  const placed = (file: string, at: ReturnType<typeof docs>, links: Partial<OutgoingLink>[] = []): PlannedPage => ({
    ...page(`/docs/${at.version}/${at.page}`, [], links),
    file,
    docs: at,
  });
  const hint = (target: string): string | undefined => {
    const file = 'content/docs/v2/gadgets/trace.md';
    const pages = [
      placed(file, docs('gadgets/trace'), [{ file, path: null, target }]),
      placed('content/docs/v1/reference/run.md', docs('reference/run')),
      placed('content/docs/v1/guides/index.md', docs('guides/')),
      placed('content/docs/v1/reference/other.md', docs('reference/other', 'v1')),
    ];
    return checkLinks({ pages, redirects: [], hasFile: () => false })[0]?.hint;
  };
  expect(hint('../reference/runn.md#filter')).toBe('Did you mean "../reference/run.md"?');
  expect(hint('../reference/run.mdx')).toBe('Did you mean "../reference/run.md"?');
  expect(hint('../guide/index.md')).toBe('Did you mean "../guides/index.md"?');
  expect(hint('../reference/othr.md')).toBe('Write the path relative to this file, with its extension.');
});

test('links of the configuration are checked once, at their place', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'config-links-'));
  const config = siteConfigSchema.parse({
    title: 'T',
    url: 'https://own.org',
    navbar: {
      items: [
        { type: 'link', label: 'A', to: '/a' },
        { type: 'link', label: 'B', to: '/aa' },
      ],
    },
    footer: {
      groups: [
        {
          title: 'G',
          links: [
            { label: 'A', href: '/a#two' },
            { label: 'E', href: 'https://example.org' },
            { label: 'O', href: 'https://own.org/bb' },
          ],
        },
      ],
      copyright: '',
      trademark: '',
    },
    announcement: { id: 'news', text: 'N', link: { label: 'B', href: '/b' } },
  });
  const lines = [
    'export default {',
    "  navbar: { items: [{ type: 'link', to: '/a' },",
    "    { type: 'link', to: '/aa' }] },",
    "  footer: { groups: [{ links: [{ href: '/a#two' },",
    "    {}, { href: 'https://own.org/bb' }] }] },",
    "  announcement: { link: { href: '/b' } },",
    '};',
  ];
  writeFileSync(path.join(root, 'site.config.ts'), lines.join('\n'));
  const everywhere = configLinks(root, config);
  rmSync(root, { recursive: true });
  const targets = { pages: [page('/a', ['one'])], everywhere, redirects: [], hasFile: () => false };
  expect(checkLinks(targets).map((one) => [one.file, one.line, one.column, one.message, one.hint])).toEqual([
    ['site.config.ts', 3, 21, 'The link leads to "/aa", which is not a page.', 'Did you mean "/a"?'],
    ['site.config.ts', 4, 34, 'The link leads to "#two", but /a has no such anchor.', 'Anchors: #one.'],
    [
      'site.config.ts',
      5,
      11,
      'The link leads to "https://own.org/bb", which is not a page.',
      'Write the address of a page, a redirect or a file of the site. Write addresses of the site itself as paths.',
    ],
    ['site.config.ts', 6, 27, 'The link leads to "/b", which is not a page.', 'Did you mean "/a"?'],
  ]);
});

test('a page of the site takes precedence over a page of another language at the same address', () => {
  const link = { target: '/docs/a#part', path: '/docs/a', hash: 'part' };
  const own = page('/docs/a', ['part'], [link]);
  const others = { redirects: [], hasFile: () => false };
  expect(checkLinks({ pages: [own], otherLanguages: [page('/docs/a', [])], ...others })).toEqual([]);
  expect(checkLinks({ pages: [page('/docs/a', [], [link])], otherLanguages: [own], ...others })).toMatchObject([
    { rule: 'link/broken-anchor' },
  ]);
});
