import { expect, test } from 'vitest';
import { compile } from './test-compile';

test('lines of a terminal block are highlighted like lines of any other code block', async () => {
  const marked = await compile('```bash {2}\none\ntwo\n```\n');
  expect(marked.html).toContain('<span class="line is-command is-highlighted"><span class="tk-f">two</span>');
});

test('comments between items of tabs are nothing', async () => {
  const item = (name: string): string => `<TabItem value="${name}" label="${name}">\n\nText\n\n</TabItem>`;
  const { diagnostics } = await compile(`<Tabs>\n${item('a')}\n<!-- c -->\n${item('b')}\n</Tabs>\n`);
  expect(diagnostics).toEqual([]);
});

test('a picture knows whether it is in a link, and the first one that it is', async () => {
  const { images } = await compile('![a](a.png) [![b](b.png)](x.md) ![d](d.png)');
  expect(images.map(({ source, alt, title, linked, eager }) => [source, alt, title, linked, eager])).toEqual([
    ['a.png', 'a', null, false, true],
    ['b.png', 'b', null, true, false],
    ['d.png', 'd', null, false, false],
  ]);
});

test('a generated part has the attributes of its tag', async () => {
  const { components } = await compile('<GadgetParameters name="trace_open" />\n\n<GadgetFinder />\n');
  expect(components).toEqual([
    { name: 'GadgetParameters', attributes: { name: 'trace_open' }, line: 1, column: 1 },
    { name: 'GadgetFinder', attributes: {}, line: 3, column: 1 },
  ]);
});

test('words around colons are one text: terms and variables in them are found', async () => {
  const { html, prose } = await compile('From 10:35 to 11:05 on **host:8080** as 😀 a:b:c.');
  expect(html).toBe('<p>From 10:35 to 11:05 on <strong>host:8080</strong> as 😀 a:b:c.</p>');
  expect(prose[0]?.text).toBe('From 10:35 to 11:05 on host:8080 as 😀 a:b:c.');
  expect(prose[0]?.places.map(([, line, column]) => [line, column])).toEqual([
    [1, 1],
    [1, 26],
    [1, 37],
  ]);
});
