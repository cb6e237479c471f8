import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { temporaryFolder } from '../../model/test-folder';
import { buildVersion, type DocsVersion } from './docs-version';
import { readLayers } from '../../read/docs/layers';
import { ancestorsOf, flattenSidebar, type SidebarItem } from './sidebar';

const { at, writeAll } = temporaryFolder();

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`;

test('a layer contains changed pages; other pages come from older layers unless removed', () => {
  writeAll({
    'docs/v1/a.md': page('A1'),
    'docs/v1/b.md': page('B1'),
    'docs/v1/c.md': page('C1'),
    'docs/v2/b.md': page('B2'),
    'docs/v2/_version.yaml': 'removed: [c]\n',
    'docs/v3/d.md': page('D3'),
  });
  const problems: Diagnostic[] = [];
  const layers = readLayers(at(), 'docs', ['v1', 'v2', 'v3'], problems);
  const held = (name: string): string[] =>
    [...(layers.get(name)?.pages.values() ?? [])].map((document) => document.file).sort();
  expect(problems).toEqual([]);
  expect(held('v1')).toEqual(['docs/v1/a.md', 'docs/v1/b.md', 'docs/v1/c.md']);
  expect(held('v2')).toEqual(['docs/v1/a.md', 'docs/v2/b.md']);
  expect(held('v3')).toEqual(['docs/v1/a.md', 'docs/v2/b.md', 'docs/v3/d.md']);
});

/** The only version of the folder `docs`. */
function builtVersion(problems: Diagnostic[]): DocsVersion {
  return buildVersion(
    {
      config: { name: 'v1', status: 'latest', variables: {} },
      layer: 'v1',
      path: '/docs/v1',
      files: readLayers(at(), 'docs', [], problems).get('') ?? {
        pages: new Map(),
        categories: new Map(),
        drafts: new Set(),
      },
    },
    new Map(),
  );
}

/** Entries as their labels; categories as their label, address and entries. */
const shape = (items: SidebarItem[]): unknown[] =>
  items.map((item) => (item.type === 'link' ? item.label : [item.label, item.path, shape(item.items)]));

test('the sidebar follows positions, then names; folders get label and position from the category file or index page', () => {
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
  const version = builtVersion(problems);
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

test('of two pages with the same address, links lead to the page that sets no slug', () => {
  writeAll({ 'docs/a.md': page('A', 'slug: /b\n'), 'docs/b.md': page('B') });
  expect(builtVersion([]).byAddress.get('b')?.title).toBe('B');
});

test('a draft of an older layer can become a page in a newer layer', () => {
  writeAll({ 'docs/v1/a.md': page('A', 'draft: true\n'), 'docs/v1/b.md': page('B', 'draft: true\n') });
  writeAll({ 'docs/v2/a.md': page('A') });
  const layers = readLayers(at(), 'docs', ['v1', 'v2'], []);
  expect([...(layers.get('v1')?.drafts ?? [])]).toEqual(['a.md', 'b.md']);
  expect([...(layers.get('v2')?.drafts ?? [])]).toEqual(['b.md']);
  const shown = readLayers(at(), 'docs', ['v1', 'v2'], [], true).get('v2');
  expect([...(shown?.pages.values() ?? [])].map(({ frontMatter }) => frontMatter.title)).toEqual(['Draft: B', 'A']);
  expect(shown?.drafts.size).toBe(0);
});
