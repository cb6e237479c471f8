import { expect, test } from 'vitest';
import { insertElement, removeElement, setField } from './config-text';

const SOURCE = `export default {
  // The versions, newest first.
  docs: { layers: ['v1', 'main'], versions: [{ name: 'v1', status: 'supported' }, /* next */ { name: 'main' }] },
  redirects: [],
  blog: shared,
} satisfies SiteConfigInput;
`;

test('a field gets another value, and everything else stays', () => {
  const text = setField(SOURCE, ['docs', 'versions', '0', 'status'], 'unmaintained');
  expect(text).toBe(SOURCE.replace("'supported'", '"unmaintained"'));
});

test.each([
  [0, `["v0", 'v1', 'main']`],
  [1, `['v1', "v0", 'main']`],
  [2, `['v1', 'main', "v0"]`],
])('an element is put into a list at %i', (index, expected) =>
  expect(insertElement(SOURCE, ['docs', 'layers'], index, 'v0')).toBe(SOURCE.replace("['v1', 'main']", expected)),
);

test('an empty list gets its first element', () =>
  expect(insertElement(SOURCE, ['redirects'], 0, { from: '/a' })).toContain('redirects: [{"from":"/a"}],'));

test.each([
  [0, "['main']"],
  [1, "['v1']"],
])('the element %i is taken out with its comma', (index, expected) =>
  expect(removeElement(SOURCE, ['docs', 'layers'], index)).toBe(SOURCE.replace("['v1', 'main']", expected)),
);

test('what the text does not write out is refused', () => {
  expect(() => setField(SOURCE, ['blog', 'title'], 'x')).toThrow('site.config.ts does not write blog.title out');
  expect(() => insertElement(SOURCE, ['blog'], 0, 'x')).toThrow('site.config.ts does not write blog out');
  expect(() => removeElement(SOURCE, ['docs', 'layers'], 5)).toThrow('docs.layers.5');
});
