import { expect, test } from 'vitest';
import { gadgetsWithoutPages } from './missing-pages';

type Arguments = Parameters<typeof gadgetsWithoutPages>;

const versionOf = (layer: string, pages: Record<string, string>) =>
  ({
    layer,
    files: { pages: new Map(Object.entries(pages).map(([file, body]) => [file, { body }])) },
  }) as unknown as Arguments[0][number];

test('a gadget that a list of all gadgets links to needs a page, in each version that has the gadget', () => {
  const views = new Map([
    ['v1', [{ name: 'trace_a' }]],
    ['v2', [{ name: 'trace_a' }, { name: 'trace_b' }]],
  ]);
  const list = { 'gadgets/index.md': 'All:\n\n<GadgetFinder />\n' };
  const found = gadgetsWithoutPages(
    [
      versionOf('v1', { ...list, 'gadgets/trace_a.md': '' }),
      versionOf('v2', { ...list, 'gadgets/trace_a.md': '' }),
      versionOf('v2', { 'index.md': 'No list.' }),
    ],
    { views } as unknown as Arguments[1],
    { data: 'content/gadgets', pages: 'gadgets' },
  );
  expect(found).toMatchObject([{ file: 'content/gadgets/trace_b.yaml', rule: 'gadget/no-page', severity: 'error' }]);
});
