import { expect, test } from 'vitest';
import { compile } from '../test-compile';

test('where several main headings stay, all go one level down, the lowest no deeper than there are levels', async () => {
  const { html } = await compile('---\ntitle: T\n---\n\nWords.\n\n# A\n\n# B\n\n##### C\n\n###### D\n');
  expect(html.match(/<h\d/g)).toEqual(['<h2', '<h2', '<h6', '<h6']);
});

test.each([
  ['# Part\n\n## Part\n', ['part-1']],
  ['# Part {#own}\n\n## Part\n', ['part']],
  ['Words.\n\n## Part\n\n## Part\n', ['part', 'part-1']],
])('a title takes the id of its words, unless it has its own: %j', async (text, ids) =>
  expect((await compile(text)).ids).toEqual(ids),
);

test.each([
  ['## 标题 {#标题id}\n', '标题id'],
  ['## Größe {#größe-1}\n', 'größe-1'],
])('an id may be of any letters: %j', async (text, id) => {
  const { ids, diagnostics } = await compile(text);
  expect({ ids, diagnostics }).toEqual({ ids: [id], diagnostics: [] });
});

test('a picture below a heading waits until it is near, the first one above does not', async () => {
  const eager = async (text: string): Promise<boolean[]> => (await compile(text)).images.map((image) => image.eager);
  expect(await eager('![a](a.png)\n\n![b](b.png)\n')).toEqual([true, false]);
  expect(await eager('## Part\n\n![a](a.png)\n')).toEqual([false]);
});
