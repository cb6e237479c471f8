import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { dropDuplicates } from './plan';
import { definePage, type PlannedPage } from './planned-page';

const { at, write } = temporaryFolder();

const page = (path: string, file: string | null): PlannedPage =>
  definePage({
    path,
    file,
    layout: 'docs',
    section: 'docs',
    heading: path,
    description: '',
    body: { kind: 'html', render: () => '' },
  });

test.each([
  ['/a', '/a/'],
  ['/Gadgets/DNS', '/gadgets/dns'],
])('of %s and %s the first is kept and the other is reported', (first, second) => {
  const { pages, duplicates } = dropDuplicates(at(), [page(first, 'one.md'), page(second, null), page('/b', 'b.md')]);
  expect(pages.map(({ path }) => path)).toEqual([first, '/b']);
  expect(duplicates.map(({ message }) => message)).toEqual([`${second} is already the address of one.md.`]);
});

test('a duplicate address is reported where the page sets it', () => {
  write('b.md', '---\ntitle: B\nslug: /a\n---\n');
  expect(dropDuplicates(at(), [page('/a', 'a.md'), page('/a', 'b.md')]).duplicates).toMatchObject([
    { file: 'b.md', line: 3, column: 1 },
  ]);
});
