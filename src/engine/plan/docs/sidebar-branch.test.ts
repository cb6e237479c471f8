import { expect, test } from 'vitest';
import { renderSidebarNav } from '../../../views';
import { en } from '../../../shared/strings/en';
import { parseDocument } from '../../read/documents';
import { ancestorsOf, buildSidebar, flattenSidebar, type SidebarItem } from './sidebar';
import { branchOf, branchRenderer, isBranched } from './sidebar-branch';

/** A sidebar of folders of folders of pages, `width` of each; every other folder has a landing page. */
function sidebarOf(width: number): SidebarItem[] {
  const numbers = Array.from({ length: width }, (_, index) => index);
  const files = numbers.flatMap((a) =>
    numbers.flatMap((b) => [
      ...(b % 2 === 0 ? [`f${a}/g${b}/index`] : []),
      ...numbers.map((c) => `f${a}/g${b}/page${c}`),
    ]),
  );
  const docs = ['start', ...files].map((id) => ({
    id,
    file: `${id}.md`,
    address: id,
    path: `/docs/${id}`,
    title: id,
    heading: id,
    label: id,
    document: parseDocument('', `${id}.md`, []),
  }));
  return buildSidebar(docs, new Map(), '/docs');
}

const paths = (items: readonly SidebarItem[]): string[] => flattenSidebar([...items]).map(({ path }) => path);

test('a branch holds the top level, the entries beside the page, and one link of every other category', () => {
  const sidebar = sidebarOf(3);
  const branch = branchOf(sidebar, ancestorsOf(sidebar, '/docs/f1/g1/page2'));
  expect(branch.map(({ label }) => label)).toEqual(['f0', 'f1', 'f2', 'start']);
  expect(paths(branch)).toEqual([
    '/docs/f0/g0/index',
    // The landing page stands before its category and is its one link.
    '/docs/f1/g0/index',
    '/docs/f1/g0/index',
    '/docs/f1/g1/page0',
    '/docs/f1/g1/page1',
    '/docs/f1/g1/page2',
    '/docs/f1/g2/index',
    '/docs/f1/g2/index',
    '/docs/f2/g0/index',
    '/docs/start',
  ]);
});

test('every page is reached from the first one by the links of branches alone', () => {
  const sidebar = sidebarOf(5);
  const render = branchRenderer(sidebar, (items) => JSON.stringify(paths(items)));
  const seen = new Set(['/docs/start']);
  for (const path of seen) for (const next of JSON.parse(render(path)) as string[]) seen.add(next);
  expect([...seen].sort()).toEqual([...new Set(paths(sidebar))].sort());
});

test('branches grow with the depth of a sidebar, not with its pages', () => {
  const sizeOf = (width: number): number => {
    const sidebar = sidebarOf(width);
    return paths(branchOf(sidebar, ancestorsOf(sidebar, '/docs/f1/g1/page1'))).length;
  };
  expect(sizeOf(12) / sizeOf(6)).toBeLessThan(2.5);
});

test('some two hundred pages are carried whole', () => {
  const docs = (count: number) => ({ docs: Array<string>(count).fill('x'), landings: ['y'] });
  expect([isBranched(docs(199)), isBranched(docs(200))]).toEqual([false, true]);
});

test('a category that holds a part says so', () => {
  const sidebar = sidebarOf(2);
  const entry = {
    type: 'category' as const,
    label: 'A',
    href: null,
    current: false,
    open: false,
    collapsible: true,
    className: '',
    items: [],
  };
  const html = renderSidebarNav({ items: [entry, { ...entry, label: 'B', rest: true }] }, en);
  expect(html.match(/<details[^>]*>/g)).toEqual([
    '<details class="sidebar__category">',
    '<details class="sidebar__category" data-rest="">',
  ]);
  expect(branchOf(sidebar, []).map((item) => item.type === 'category' && item.rest)).toEqual([true, true, false]);
});
