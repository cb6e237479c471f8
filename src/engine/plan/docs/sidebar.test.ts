import { expect, test } from 'vitest';
import type { Category } from '../../read/docs/layers';
import { parseDocument, docId } from '../../read/documents';
import { ancestorsOf, buildSidebar, type DocEntry, type SidebarItem } from './sidebar';

function entry(file: string, head = ''): DocEntry {
  const document = parseDocument(head === '' ? '' : `---\n${head}\n---\n`, file, []);
  const id = docId(file);
  return { id, file, document, address: id, path: `/docs/${id}`, title: id, label: id };
}

const category = (link: Category['link']): Category => ({
  file: '_category_.yaml',
  collapsible: true,
  collapsed: true,
  ...(link === undefined ? {} : { link }),
});

/** Entries as their addresses; categories as their address and entries. */
function shape(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => (item.type === 'link' ? item.path : [item.path, shape(item.items)]));
}

const sidebarOf = (docs: DocEntry[], categories: Record<string, Category> = {}): unknown[] =>
  shape(buildSidebar(docs, new Map(Object.entries(categories)), '/docs'));

test('a folder that contains only an index page is a link with the label of its category', () => {
  const docs = [entry('same/index.md'), entry('guides/index.md'), entry('guides/other.md')];
  const labelled: Category = { ...category(undefined), label: 'The same' };
  expect(sidebarOf(docs)).toEqual([['/docs/guides/index', ['/docs/guides/other']], '/docs/same/index']);
  expect(buildSidebar(docs, new Map([['same', labelled]]), '/docs')[1]).toMatchObject({
    type: 'link',
    label: 'The same',
  });
});

test('a generated landing page has the address of its folder, or its slug', () => {
  const pathOf = (link: Category['link']): unknown =>
    buildSidebar([entry('guides/other.md')], new Map([['guides', category(link)]]), '/docs')[0]?.path;
  expect(pathOf({ type: 'generated-index', keywords: [] })).toBe('/docs/guides/');
  expect(pathOf({ type: 'generated-index', slug: '/all/', keywords: [] })).toBe('/docs/all/');
});

test('unlisted pages are not entries or landing pages, and a folder of unlisted pages is not a category', () => {
  const docs = [
    entry('shown.md'),
    entry('hidden.md', 'unlisted: true'),
    entry('guides/index.md', 'unlisted: true'),
    entry('guides/other.md'),
    entry('secret/only.md', 'unlisted: true'),
  ];
  expect(sidebarOf(docs)).toEqual([[null, ['/docs/guides/other']], '/docs/shown']);
});

test('the breadcrumb of a page contains its categories', () => {
  const docs = [entry('a/index.md'), entry('a/c/two.md'), entry('a/c/deep/three.md'), entry('d/four.md')];
  const sidebar = buildSidebar(docs, new Map(), '/docs');
  const trail = (id: string): string[] => ancestorsOf(sidebar, `/docs/${id}`).map(({ name }) => name);
  expect(trail('a/index')).toEqual(['a']);
  expect(trail('a/c/deep/three')).toEqual(['a', 'c', 'deep']);
  expect(trail('none')).toEqual([]);
});
