import { expect, test } from 'vitest';
import { parseDocument } from '../read/documents';
import { dropDuplicates } from './duplicates';
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

const NO_SOURCES = { docs: [], blog: null, texts: [] };

test.each([
  ['/a', '/a/'],
  ['/Gadgets/DNS', '/gadgets/dns'],
])('of %s and %s the first is kept and the other is told', (first, second) => {
  const { pages, duplicates } = dropDuplicates(
    [page(first, 'one.md'), page(second, null), page('/b', 'b.md')],
    NO_SOURCES,
  );
  expect(pages.map(({ path }) => path)).toEqual([first, '/b']);
  expect(duplicates.map(({ message }) => message)).toEqual([
    `Two pages answer ${second}: one.md and a generated page. The first one is built.`,
  ]);
});

test('two posts are told where they are read', () => {
  const post = { published: '2024-01-02' };
  expect(dropDuplicates([page('/a', 'a.md', post), page('/a', 'b.md', post)], NO_SOURCES).duplicates).toEqual([]);
});

test('a page of text that wants the address of another one is offered slugs', () => {
  const document = parseDocument('---\nslug: /a\n---\n', 'src/pages/other.md', []);
  const text = { file: document.file, contentPath: 'other.md', path: '/a', title: 'Other', document };
  const planned = [page('/a', 'a.md'), page('/a', document.file), page('/other', null)];
  expect(dropDuplicates(planned, { ...NO_SOURCES, texts: [text] }).duplicates).toMatchObject([
    { file: document.file, line: 2, column: 7, hint: 'Give one of them another slug; free is "slug: /a-2".' },
  ]);
});
