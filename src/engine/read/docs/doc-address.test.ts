import { expect, test } from 'vitest';
import { docAddress, docId, isLanding, titleOfName } from './doc-address';

test.each([
  ['intro.md', undefined, 'intro', 'intro'],
  ['index.md', undefined, 'index', ''],
  ['guides/index.md', undefined, 'guides/index', 'guides/'],
  ['v1.2-notes.md', undefined, 'v1.2-notes', 'v1.2-notes'],
  ['a/b.md', 'c', 'a/b', 'a/c'],
  ['a/b.md', './c/', 'a/b', 'a/c/'],
  ['a/b.md', '/c', 'a/b', 'c'],
  ['a.md', '/', 'a', ''],
  ['a/b/c.md', '../d', 'a/b/c', 'a/d'],
  ['a/b.md', '../../../c', 'a/b', 'c'],
])('%s with slug %s has the id %s and the address %j', (file, slug, id, address) => {
  expect(docId(file)).toBe(id);
  expect(docAddress(id, slug)).toBe(address);
});

test('a landing page is called index', () =>
  expect(['index', 'a/index', 'a/a', 'a/indexes'].map(isLanding)).toEqual([true, true, false, false]));

test.each([
  ['guides/first-steps', 'First steps'],
  ['guides/index', 'Guides'],
  ['a_b/index', 'A b'],
  ['index', 'Index'],
  ['élan', 'élan'],
])('a page at %s without a title is called %s', (name, title) => expect(titleOfName(name)).toBe(title));
