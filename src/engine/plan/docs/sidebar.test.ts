import { expect, test } from 'vitest';
import type { Category } from '../../read/docs/category';
import { parseDocument } from '../../read/documents';
import { docId, splitNames } from '../../read/docs/doc-address';
import { ancestorsOf, buildSidebar, type DocEntry, type SidebarItem } from './sidebar';

const VERSION = { prefix: '/docs', split: splitNames({ numberPrefixes: true }) };

function entry(file: string, head = ''): DocEntry {
  const document = parseDocument(head === '' ? '' : `---\n${head}\n---\n`, file, []);
  const id = docId(file, document);
  return { id, file, document, address: id, path: `/docs/${id}`, title: id, heading: id, label: id };
}

const category = (link: Category['link']): Category => ({
  file: '_category_.yaml',
  linkLine: 1,
  collapsible: true,
  collapsed: true,
  ...(link === undefined ? {} : { link }),
});

/** Entries as their addresses; categories with theirs and what they hold. */
function shape(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => (item.type === 'link' ? item.path : [item.path, shape(item.items)]));
}

const sidebarOf = (docs: DocEntry[], categories: Record<string, Category> = {}): unknown[] =>
  shape(buildSidebar(docs, new Map(Object.entries(categories)), VERSION));

test('the page that a category leads to is no entry below it', () => {
  const docs = [entry('guides/start.md', 'sidebar_position: 9'), entry('guides/other.md'), entry('last.md')];
  const linked = category({ type: 'doc', id: 'guides/start' });
  expect(sidebarOf(docs, { guides: linked })).toEqual([['/docs/guides/start', ['/docs/guides/other']], '/docs/last']);
});

test('a folder that holds nothing besides the page it leads to is a link', () => {
  const docs = [entry('same/same.md'), entry('guides/index.md'), entry('guides/other.md')];
  const labelled: Category = { ...category(undefined), label: 'The same' };
  expect(sidebarOf(docs)).toEqual([['/docs/guides/index', ['/docs/guides/other']], '/docs/same/same']);
  expect(buildSidebar(docs, new Map([['same', labelled]]), VERSION)[1]).toMatchObject({
    type: 'link',
    label: 'The same',
  });
});

test('a category that names no page, or another one, has its index as an entry', () => {
  const docs = [entry('guides/index.md'), entry('guides/other.md')];
  const entries = ['/docs/guides/index', '/docs/guides/other'];
  expect(sidebarOf(docs, { guides: category(null) })).toEqual([[null, entries]]);
  expect(sidebarOf(docs, { guides: category({ type: 'doc', id: 'other' }) })).toEqual([
    ['/docs/guides/other', ['/docs/guides/index']],
  ]);
});

test('a generated landing page leaves the address of the folder to the page that has it', () => {
  const generated = category({ type: 'generated-index', keywords: [] });
  const taken = (file: string, address: string): DocEntry => ({ ...entry(file), address });
  const pathOf = (docs: DocEntry[], one = generated): unknown =>
    buildSidebar(docs, new Map([['guides', one]]), VERSION)[0]?.path;
  expect(pathOf([entry('guides/other.md')])).toBe('/docs/guides/');
  expect(pathOf([taken('guides/guides.md', 'guides/')])).toBe('/docs/category/guides/');
  expect(pathOf([entry('guides/other.md'), taken('z.md', 'Guides')])).toBe('/docs/category/guides/');
  const slugged = category({ type: 'generated-index', slug: '/guides/', keywords: [] });
  expect(pathOf([taken('guides/guides.md', 'guides/')], slugged)).toBe('/docs/guides/');
});

test('of two pages that could lead a folder one does and the other is an entry', () => {
  expect(sidebarOf([entry('guides/guides.md'), entry('guides/index.md')])).toEqual([
    ['/docs/guides/guides', ['/docs/guides/index']],
  ]);
});

test('unlisted pages are no entries, lead no category, and a folder of them alone is none', () => {
  const docs = [
    entry('shown.md'),
    entry('hidden.md', 'unlisted: true'),
    entry('guides/index.md', 'unlisted: true'),
    entry('guides/other.md'),
    entry('secret/only.md', 'unlisted: true'),
  ];
  expect(sidebarOf(docs)).toEqual([[null, ['/docs/guides/other']], '/docs/shown']);
});

test('a number that is part of a name is no position', () => {
  const kept = entry('02-kept.md', 'parse_number_prefixes: false');
  expect(sidebarOf([kept, entry('03-third.md'), entry('z.md', 'sidebar_position: 5')])).toEqual([
    '/docs/third',
    '/docs/z',
    '/docs/02-kept',
  ]);
});

test('a category names a page by its whole id before one of its own folder', () => {
  const docs = [entry('guides/start.md'), entry('start.md')];
  expect(sidebarOf(docs, { guides: category({ type: 'doc', id: 'start' }) })).toEqual([
    ['/docs/start', ['/docs/guides/start']],
    '/docs/start',
  ]);
});

test('of categories that lead to a page an outer one counts, and a landing page before an entry', () => {
  const docs = [
    entry('a/index.md'),
    entry('a/b/one.md'),
    entry('a/c/two.md'),
    entry('a/c/deep/three.md'),
    entry('d/four.md'),
  ];
  const sidebar = buildSidebar(
    docs,
    new Map([
      ['a/b', category({ type: 'doc', id: 'a/c/two' })],
      ['a/c/deep', category({ type: 'doc', id: 'a/index' })],
    ]),
    VERSION,
  );
  const trail = (id: string): string[] => ancestorsOf(sidebar, `/docs/${id}`).map(({ name }) => name);
  expect(trail('a/index')).toEqual(['a']);
  expect(trail('a/c/two')).toEqual(['a', 'b']);
  expect(trail('a/c/deep/three')).toEqual(['a', 'c', 'deep']);
  expect(trail('none')).toEqual([]);
});
