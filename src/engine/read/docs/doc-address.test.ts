import { expect, test } from 'vitest';
import { parseDocument } from '../documents';
import { docAddress, docId, isLandingFile, numberPrefix, titleOfName } from './doc-address';

test.each([
  ['01-intro', 1, 'intro'],
  ['2. Second', 2, 'Second'],
  ['03_third', 3, 'third'],
  ['4 - fourth', 4, 'fourth'],
  ['10--ten', 10, 'ten'],
  ['intro', null, 'intro'],
  ['5', null, '5'],
  ['5-', null, '5-'],
  ['5th', null, '5th'],
  // Dates and versions are no numbers of an order.
  ['2024-01-02-post', null, '2024-01-02-post'],
  ['1.2-notes', null, '1.2-notes'],
  ['1_2', null, '1_2'],
])('%s has the number %s and the name %s', (name, number, rest) =>
  expect(numberPrefix(name)).toEqual({ number, rest }),
);

test.each([
  ['01-guides/02-intro.md', '', 'guides/intro'],
  ['a.b.mdx', '', 'a.b'],
  ['guides/intro.md', 'id: first', 'guides/first'],
  ['01-guides/02-intro.md', 'parse_number_prefixes: false', '01-guides/02-intro'],
  ['01-guides/02-intro.md', 'id: 03-x\nparse_number_prefixes: false', '01-guides/03-x'],
])('the id of %s with the head %j is %s', (file, head, id) =>
  expect(docId(file, parseDocument(`---\n${head}\n---\n`, file, []))).toBe(id),
);

test('a file that was not read has the id of its name', () => expect(docId('01-a/02-b.mdx')).toBe('a/b'));

test.each([
  ['index.md', true],
  ['a/README.mdx', true],
  ['a/b/B.md', true],
  ['Guides/guides.md', true],
  ['01-guides/01-guides.md', true],
  ['a.md', false],
  ['a/indexes.md', false],
  ['a/b/a.md', false],
  // A number is part of the name of a file.
  ['01-guides/guides.md', false],
  ['a/02-index.md', false],
])('%s is the landing page of its folder: %s', (file, expected) => expect(isLandingFile(file)).toBe(expected));

test.each([
  ['index.md', 'index', undefined, ''],
  ['a/index.md', 'a/index', undefined, 'a/'],
  ['a/b/b.mdx', 'a/b/b', undefined, 'a/b/'],
  ['a/b.md', 'a/b', undefined, 'a/b'],
  ['a/b.md', 'a/b', 'c', 'a/c'],
  ['a/b.md', 'a/b', '/c', 'c'],
  ['a/b.md', 'a/b', './c/', 'a/c/'],
  ['a/b.md', 'a/b', '../c', 'c'],
  ['a/b.md', 'a/b', '../../../c', 'c'],
  ['a.md', 'a', '/', ''],
  // An id in the head changes neither which file is the landing page nor its address.
  ['a/index.md', 'a/overview', undefined, 'a/'],
  ['a/a.md', 'a/overview', undefined, 'a/'],
  ['a/b.md', 'a/index', undefined, 'a/index'],
  ['index.md', 'home', undefined, ''],
  ['01-a/01-a.md', 'a/a', undefined, 'a/'],
])('the address of %s with the id %s and the slug %s is %j', (file, id, slug, expected) =>
  expect(docAddress(file, id, slug)).toBe(expected),
);

test.each([
  ['guides/first-steps', 'First steps'],
  ['guides/index', 'Guides'],
  ['a_b/README', 'A b'],
  ['index', 'Index'],
  ['élan', 'élan'],
])('a page at %s without a title is called %s', (name, title) => expect(titleOfName(name)).toBe(title));

test('parts of an address that are too long for a folder are shortened', () => {
  const docOf = (id: string): string => docAddress(`${id}.md`, id, undefined);
  expect(docOf(`guides/${'x'.repeat(240)}`)).toMatch(/^guides\/x{191}-\w{8}$/);
  expect(docOf(`${'x'.repeat(240)}/index`)).toMatch(/^x{191}-\w{8}\/$/);
});
