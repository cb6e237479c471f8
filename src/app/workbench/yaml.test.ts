import { expect, test } from 'vitest';
import { readDocuments } from './yaml';

test('documents of a text are read', async () => {
  const documents = await readDocuments('---\na: 1\n---\nb: [1, {c: 2}]\n');
  expect(documents?.map((one): unknown => one.toJS())).toEqual([{ a: 1 }, { b: [1, { c: 2 }] }]);
});

test.each([
  ['many brackets', '['.repeat(4000)],
  ['brackets and quotes', '[ "'.repeat(2000)],
  ['lists in lists', '- '.repeat(2000)],
  ['keys in keys', '? '.repeat(2000)],
  ['maps in maps', 'a: '.repeat(2000)],
  ['an alias', 'a: &a 1\nb: *a\n'],
  ['an alias of itself', '- &a [*a]\n'.repeat(5000)],
  ['a long text', 'a: b\n'.repeat(20_000)],
])(
  '%s is not read, and takes no time',
  async (_, text) => {
    expect(await readDocuments(text)).toBe(null);
  },
  2000,
);

test('32 levels are read, 33 are not', async () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  expect(await readDocuments(nested(32))).toHaveLength(1);
  expect(await readDocuments(nested(33))).toBe(null);
});
