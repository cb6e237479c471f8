import { expect, test } from 'vitest';
import { compile } from '../test-compile';

test.each([
  ['[a](.\\b.md#x\\y)', './b.md#x\\y', 'Write "./b.md#x\\y".'],
  ['[a][b]\n\n[b]: c\\d.md', 'c/d.md', 'Write "c/d.md".'],
])('backslashes in the path of %j are slashes, with a warning', async (text, target, hint) => {
  const { links, diagnostics } = await compile(text);
  expect(links).toMatchObject([{ target }]);
  expect(diagnostics).toMatchObject([{ rule: 'markdown/backslash', severity: 'warning', hint }]);
});

test('so they are in that of a picture', async () => {
  const { images, diagnostics } = await compile('![a](img\\b.png)');
  expect(images).toMatchObject([{ source: 'img/b.png' }]);
  expect(diagnostics).toHaveLength(1);
});

test.each(['[a](mailto:b\\c)', '[a](/b#c\\d)', '[a](b?c=\\d)'])('%j has none in its path', async (text) =>
  expect((await compile(text)).diagnostics).toEqual([]),
);
