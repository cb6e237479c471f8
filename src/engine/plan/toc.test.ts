import { expect, test } from 'vitest';
import { nestToc } from './toc';

/** Ids of a nested list: `a(b c)`. */
type Entries = ReturnType<typeof nestToc>;
const shape = (entries: Entries): string =>
  entries.map(({ id, children }) => id + (children.length > 0 ? `(${shape(children)})` : '')).join(' ');

test.each([
  ['', ''],
  ['2a 2b', 'a b'],
  ['2a 3b 3c 2d', 'a(b c) d'],
  ['2a 4b 3c', 'a(b c)'],
  ['3a 2b 3c', 'a b(c)'],
  ['2a 3b 4c 3d', 'a(b(c) d)'],
])('%j nests to %j', (flat, nested) => {
  const entries = flat
    .split(' ')
    .filter(Boolean)
    .map((item) => ({ level: Number(item[0]), id: item.slice(1), html: item, text: item }));
  expect(shape(nestToc(entries))).toBe(nested);
});
