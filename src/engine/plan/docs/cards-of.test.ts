import { expect, test } from 'vitest';
import type { Site } from '../site';
import { emptySource } from '../test-source';
import { cardsOfItems, docCards } from './cards-of';
import type { DocsVersion } from './docs-version';
import type { DocEntry, SidebarItem } from './sidebar';

const link = (path: string, label: string, description = ''): SidebarItem =>
  ({ type: 'link', path, label, description }) as SidebarItem;
const folder = (path: string | null, label: string, items: SidebarItem[]): SidebarItem =>
  ({ type: 'category', path, label, description: `All of ${label}.`, items }) as SidebarItem;

const source = emptySource({ title: 'T', base: '/b/' });
const marked = new Map([
  ['guides', { mark: 'start' }],
  ['reference', { mark: 'reference' }],
]);
const site = { ...source, gadgets: null, sections: { ...source.sections, byPath: marked } } as unknown as Site;
const version = {
  path: '/docs/v1',
  sidebar: [
    link('/docs/v1', 'Home', 'The start.'),
    folder('/docs/v1/guides', 'Guides', [link('/docs/v1/guides/a', 'A'), link('/docs/v1/guides/b', 'trace_b')]),
    folder(null, 'Reference', [folder(null, 'Inner', [link('/docs/v1/reference/x', 'X')])]),
    folder(null, 'Empty', []),
  ],
} as unknown as DocsVersion;
const doc = (path: string): DocEntry => ({ path }) as DocEntry;

test('each card leads to its page, a folder without one to the first page below it, an empty one to where it stands', () =>
  expect(cardsOfItems(site, version, version.sidebar, '/docs/v1/here')).toEqual([
    { label: 'Home', href: '/b/docs/v1', text: 'The start.', identifier: false, mark: null },
    { label: 'Guides', href: '/b/docs/v1/guides', text: 'All of Guides.', identifier: false, mark: 'start' },
    {
      label: 'Reference',
      href: '/b/docs/v1/reference/x',
      text: 'All of Reference.',
      identifier: false,
      mark: 'reference',
    },
    { label: 'Empty', href: '/b/docs/v1/here', text: 'All of Empty.', identifier: false, mark: null },
  ]));

test.each([
  ['the pages of its folder', '/docs/v1/guides', ['A', 'trace_b']],
  ['the pages beside it', '/docs/v1/guides/a', ['trace_b']],
  ['what stands at the top', '/docs/v1', ['Guides', 'Reference', 'Empty']],
])('a page shows cards of %s', (_, path, labels) =>
  expect(docCards(site, version, doc(path)).map(({ label }) => label)).toEqual(labels),
);

test('marks that are all alike are left out, and names are set as such', () =>
  expect(docCards(site, version, doc('/docs/v1/guides')).map(({ mark, identifier }) => [mark, identifier])).toEqual([
    [null, false],
    [null, true],
  ]));
