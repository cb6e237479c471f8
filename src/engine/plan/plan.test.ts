import { expect, test } from 'vitest';
import { dropDuplicates } from './plan';
import { definePage, type PlannedPage } from './planned-page';

const page = (path: string, file: string | null, more: Partial<PlannedPage> = {}): PlannedPage =>
  definePage({
    path,
    file,
    layout: 'docs',
    section: 'docs',
    heading: path,
    description: '',
    body: { kind: 'html', render: () => '' },
    ...more,
  });

test.each([
  ['/a', '/a/'],
  ['/Gadgets/DNS', '/gadgets/dns'],
])('of %s and %s the first is kept and the other is reported', (first, second) => {
  const { pages, duplicates } = dropDuplicates([page(first, 'one.md'), page(second, null), page('/b', 'b.md')]);
  expect(pages.map(({ path }) => path)).toEqual([first, '/b']);
  expect(duplicates.map(({ message }) => message)).toEqual([
    `Two pages have the address ${second}: one.md and a generated page. The first one is built.`,
  ]);
});

test('two posts are reported where they are read', () => {
  const post = { published: '2024-01-02' };
  expect(dropDuplicates([page('/a', 'a.md', post), page('/a', 'b.md', post)]).duplicates).toEqual([]);
});
