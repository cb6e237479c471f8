import { expect, test } from 'vitest';
import { compile } from '../test-compile';

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
