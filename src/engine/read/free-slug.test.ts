import { expect, test } from 'vitest';
import { freeSlugs, slugHint } from './free-slug';

test.each([
  ['same', 'other', ['same'], ['/other', '/same-2']],
  ['guides/same', 'other', ['guides/same', 'guides/other', 'guides/same-2'], ['/guides/same-3']],
  ['guides/same', 'Same', ['guides/same'], ['/guides/same-2']],
  ['guides/', 'index', ['guides'], ['/guides-2/']],
  ['same-2', 'same-2', ['same-2'], ['/same-3']],
  ['2024-01', '2024-01', ['2024-01'], ['/2024-01-2']],
  ['', 'home', [''], ['/home']],
  ['same', 'two words: more', ['same'], ['/same-2']],
])('of the address "%s", which %s wants too, free are others', (address, name, taken, free) => {
  const known = new Set(taken);
  expect(freeSlugs(address, name, known)).toEqual(free);
});

test('what was offered to one file is not offered to the next', () => {
  const known = new Set(['same']);
  freeSlugs('same', 'other', known);
  expect(freeSlugs('same', 'other', known)).toEqual(['/same-3']);
});

test.each([
  ['a.md', ['/b'], 'Give it another slug; free is "slug: /b".'],
  ['a.yml', ['/b', '/c'], 'Give it another slug; free are "slug: /b" and "slug: /c".'],
  ['a.md', [], 'Give it another slug.'],
  ['a.json', ['/b'], `Give it another slug; free is '"slug": "/b"'.`],
])('in %s slugs are written as the file writes them', (file, slugs, hint) =>
  expect(slugHint('Give it another slug', file, slugs)).toBe(hint),
);
