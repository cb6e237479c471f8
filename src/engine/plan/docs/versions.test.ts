import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { temporaryFolder } from '../../model/test-folder';
import { docAddress, docId, numberPrefix, splitNames } from '../../read/docs/doc-address';
import { parseDocument } from '../../read/documents';
import { buildVersion, type DocsVersion } from './docs-version';
import { readLayers } from '../../read/docs/layers';
import { ancestorsOf, flattenSidebar, type SidebarItem } from './sidebar';

describe('addresses', () => {
  test.each([
    ['intro.md', undefined, 'intro', 'intro'],
    ['index.md', undefined, 'index', ''],
    ['guides/index.mdx', undefined, 'guides/index', 'guides/'],
    ['guides/README.md', undefined, 'guides/README', 'guides/'],
    ['guides/guides.md', undefined, 'guides/guides', 'guides/'],
    ['01-guides/02-first.md', undefined, 'guides/first', 'guides/first'],
    ['v1.2-notes.md', undefined, 'v1.2-notes', 'v1.2-notes'],
    ['2024-01-02-post.md', undefined, '2024-01-02-post', '2024-01-02-post'],
    ['a/b.md', 'c', 'a/b', 'a/c'],
    ['a/b.md', './c/', 'a/b', 'a/c/'],
    ['a/b.md', '/c', 'a/b', 'c'],
    ['a.md', '/', 'a', ''],
    ['a/b.md', '../', 'a/b', ''],
    ['a/b/c.md', '../d', 'a/b/c', 'a/d'],
    ['a/b.md', '../../../c', 'a/b', 'c'],
  ])('%s with slug %s', (file, slug, id, address) => {
    expect(docId(file)).toBe(id);
    expect(docAddress(file, docId(file), slug)).toBe(address);
  });
  test('a page may keep the numbers of its path', () => {
    const document = parseDocument('---\nparse_number_prefixes: false\n---\n', '01-guides/02-first.md', []);
    expect(docId('01-guides/02-first.md', document)).toBe('01-guides/02-first');
  });
  test.each([
    ['7.0-x', null],
    ['4-0', null],
    ['21-11-post', null],
    ['2024-1', null],
    ['01-', null],
    ['01_x', 1],
    ['10 - x', 10],
    ['x', null],
  ])('number prefix of %s', (name, expected) => expect(numberPrefix(name).number).toBe(expected));
});

const { at, writeAll } = temporaryFolder();

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`;

test('an empty title is none: the page is called as its text or its file says', () => {
  const title = (yaml: string): string | undefined => parseDocument(page(yaml), 'docs/a.md', []).frontMatter.title;
  expect([title('""'), title("' '"), title('2'), title('A')]).toEqual([undefined, undefined, '2', 'A']);
});

test('a layer holds what changed; older pages shine through; removed pages are gone', () => {
  writeAll({
    'docs/v1/a.md': page('A1'),
    'docs/v1/b.md': page('B1'),
    'docs/v1/c.md': page('C1'),
    'docs/v2/b.mdx': page('B2'),
    'docs/v2/_version.yaml': 'removed: [c]\n',
    'docs/v3/d.md': page('D3'),
  });
  const problems: Diagnostic[] = [];
  const layers = readLayers(at(), 'docs', ['v1', 'v2', 'v3'], problems);
  const held = (name: string): string[] =>
    [...(layers.get(name)?.pages.values() ?? [])].map((document) => document.file).sort();
  expect(problems).toEqual([]);
  expect(held('v1')).toEqual(['docs/v1/a.md', 'docs/v1/b.md', 'docs/v1/c.md']);
  expect(held('v2')).toEqual(['docs/v1/a.md', 'docs/v2/b.mdx']);
  expect(held('v3')).toEqual(['docs/v1/a.md', 'docs/v2/b.mdx', 'docs/v3/d.md']);
});

/** The only version of the folder `docs`. */
function builtVersion(numberPrefixes: boolean, problems: Diagnostic[]): DocsVersion {
  const set = {
    id: 'default',
    base: '/docs',
    include: [],
    exclude: [],
    numberPrefixes,
    sidebar: 'mainSidebar',
    layers: ['v1'],
    wholeLayers: false,
    layerFolders: {},
    versions: [],
  };
  const files = readLayers(at(), 'docs', [], problems, { landingsByLabel: !numberPrefixes, split: splitNames(set) });
  return buildVersion(
    {
      config: { name: 'v1', status: 'latest', variables: {} },
      set,
      path: '/docs/v1',
      files: files.get('') ?? { pages: new Map(), categories: new Map(), drafts: new Set() },
    },
    new Map(),
    problems,
  );
}

/** Entries as their labels; categories with their addresses and what they hold. */
const shape = (items: SidebarItem[]): unknown[] =>
  items.map((item) => (item.type === 'link' ? item.label : [item.label, item.path, shape(item.items)]));

test('a docs set may keep the numbers at the front of all names', () => {
  writeAll({
    'docs/2023-report.md': page('Report', 'pagination_next: 02-next/1-first\n'),
    'docs/10-late.md': page('Late'),
    'docs/02-next/1-first.md': page('First'),
    'docs/02-next/_category_.yaml': 'link: {type: generated-index}\n',
    'docs/03-draft.md': page('Draft', 'draft: true\n'),
  });
  const problems: Diagnostic[] = [];
  const version = builtVersion(false, problems);
  expect(problems).toEqual([]);
  expect(version.docs.map(({ id, path }) => [id, path])).toEqual([
    ['02-next/1-first', '/docs/v1/02-next/1-first'],
    ['10-late', '/docs/v1/10-late'],
    ['2023-report', '/docs/v1/2023-report'],
  ]);
  expect(shape(version.sidebar)).toEqual([['02-next', '/docs/v1/category/02-next', ['First']], 'Late', 'Report']);
  expect(version.draftIds).toEqual(['03-draft']);
  expect(builtVersion(true, []).docs.map(({ path }) => path)).toEqual([
    '/docs/v1/next/first',
    '/docs/v1/late',
    '/docs/v1/report',
  ]);
});

test('the sidebar follows positions, then names; folders take label and place from category file or index page', () => {
  writeAll({
    'docs/index.md': page('Home', 'sidebar_position: 1\n'),
    'docs/z.md': page('Zed', 'sidebar_position: 10\n'),
    'docs/last.md': page('Last'),
    'docs/guides/index.md': page('Guides', 'sidebar_position: 5\n'),
    'docs/guides/b.md': page('B', 'sidebar_label: Bee\n'),
    'docs/guides/a.md': page('A'),
    'docs/spec/_category_.yaml':
      'label: Specification\nposition: 20\nlink: {type: generated-index, slug: specs/, title: Specs}\n',
    'docs/spec/x.md': page('X'),
    'docs/plain/y.md': page('Y'),
    'docs/plain/unfinished.md': page('Unfinished', 'draft: true\n'),
  });
  const problems: Diagnostic[] = [];
  const version = builtVersion(true, problems);
  expect(shape(version.sidebar)).toEqual([
    'Home',
    ['Guides', '/docs/v1/guides/', ['A', 'Bee']],
    'Zed',
    ['Specification', '/docs/v1/specs/', ['X']],
    'Last',
    ['plain', null, ['Y']],
  ]);
  expect(version.landings.map((category) => category.path)).toEqual(['/docs/v1/specs/']);
  expect(flattenSidebar(version.sidebar).map((entry) => entry.path)).toEqual([
    '/docs/v1',
    '/docs/v1/guides/',
    '/docs/v1/guides/a',
    '/docs/v1/guides/b',
    '/docs/v1/z',
    '/docs/v1/specs/',
    '/docs/v1/spec/x',
    '/docs/v1/last',
    '/docs/v1/plain/y',
  ]);
  expect(ancestorsOf(version.sidebar, '/docs/v1/spec/x').map((category) => category.label)).toEqual(['Specification']);
  expect(version.draftIds).toEqual(['plain/unfinished']);
  expect(problems).toEqual([]);
});

test('of two pages with one address the first answers links to it, and the second is told of', () => {
  writeAll({ 'docs/a.md': page('A', 'slug: /x\n'), 'docs/b.md': page('B', 'slug: /x\n') });
  const problems: Diagnostic[] = [];
  expect(builtVersion(true, problems).byAddress.get('x')?.title).toBe('A');
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['docs/b.md routes/duplicate-slug']);
});

test.each([
  ['pagination_label: Next one', { paginationLabel: 'Next one' }],
  ['sidebar_class_name: new', { className: 'new' }],
  ['sidebar_position: 7', { position: 7 }],
  ['sidebar_label: Short', { label: 'Short' }],
  ['description: What it is.', { description: 'What it is.' }],
])('a sidebar that was made before is made anew for %s', (head, expected) => {
  writeAll({ 'docs/a.md': page('A') });
  const [before] = builtVersion(true, []).sidebar;
  writeAll({ 'docs/a.md': page('A', `${head}\n`) });
  const [after] = builtVersion(true, []).sidebar;
  expect(before).not.toMatchObject(expected);
  expect(after).toMatchObject(expected);
});

test('a page that was a draft in the layer before is none any more', () => {
  writeAll({ 'docs/v1/a.md': page('A', 'draft: true\n'), 'docs/v1/b.md': page('B', 'draft: true\n') });
  writeAll({ 'docs/v2/a.mdx': page('A') });
  const layers = readLayers(at(), 'docs', ['v1', 'v2'], []);
  expect([...(layers.get('v1')?.drafts ?? [])]).toEqual(['a.md', 'b.md']);
  expect([...(layers.get('v2')?.drafts ?? [])]).toEqual(['b.md']);
});
