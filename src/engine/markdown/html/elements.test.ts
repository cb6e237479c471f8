import { expect, test } from 'vitest';
import { compile } from '../test-compile';

test.each([
  ['a <foo> b', 'warning'],
  ['a <foo>b</foo>', 'warning'],
  ['a </foo> b', 'warning'],
  ['<style>a {}</style>', 'warning'],
  ['<noscript>Words</noscript>', 'warning'],
  ['<template>Words</template>', 'warning'],
  ['<dialog open>Words</dialog>', 'warning'],
  ['<object data="a.svg">Words</object>', 'warning'],
  ['<script>x</script>', 'error'],
])('an element that there is not, %j, is a %s', async (text, severity) => {
  const { diagnostics } = await compile(text);
  expect(diagnostics.map((found) => [found.rule, found.severity])).toEqual([['markdown/unknown-element', severity]]);
});

test.each([
  ['<Tabs group="x">\n\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>', ['warning']],
  ['<Details onClick={() => run()}>\n\nx\n\n</Details>', ['error']],
  ['<Details key="a" style={{color: "red"}}>\n\nx\n\n</Details>', []],
])('an attribute that a component does not take, %j, is told of as %j', async (text, severities) => {
  expect((await compile(text, 'x.mdx')).diagnostics.map(({ severity }) => severity)).toEqual(severities);
});

test('an element that there is not takes no words with it', async () => {
  const text = `Run \`tool <a>\` as tool <subject> in <space name="a">, <own-note>with **words** in it</own-note>.

<path-to-values.yaml>

<own-box>

Words in a box.

</own-box>

| Option | Meaning |
| --- | --- |
| one | behind the <body/> tag, </unopened> |

Set token=<YOUR_TOKEN> of a Promise<T>.
`;
  const { html } = await compile(text);
  expect(html.replace(/<[^>]*>/g, '').replace(/\n+/g, '\n')).toBe(
    [
      'Run tool &lt;a> as tool &lt;subject> in &lt;space name="a">, with words in it.',
      '&lt;path-to-values.yaml>',
      'Words in a box.',
      'Option',
      'Meaning',
      'one',
      'behind the &lt;body/> tag, &lt;/unopened>',
      'Set token=&lt;YOUR_TOKEN> of a Promise&lt;T>.',
    ].join('\n'),
  );
});

test.each([
  ['<noscript>Words <b>x</b></noscript>', '<p>Words <b>x</b></p>'],
  ['<noscript>\n\n*Words*\n\n</noscript>', '<p><em>Words</em></p>'],
  ['<noscript><p>Words</p></noscript>', '<p>Words</p>'],
  ['<div><noscript><b>x</b></noscript> y</div>', '<div><b>x</b> y</div>'],
  ['- <noscript><p>Words</p></noscript>', '<ul><li>Words</li></ul>'],
  ['<object><p>One.</p><p>Two.</p></object>', '<p>One.</p><p>Two.</p>'],
  ['<object><dialog><p>One.</p></dialog></object>', '<p>One.</p>'],
])('what stands in %j is shown without it', async (text, shown) => {
  for (const file of ['x.md', 'x.mdx']) {
    const { html, diagnostics } = await compile(text, file);
    expect(html.replaceAll('\n', '')).toBe(shown);
    expect(
      new Set(diagnostics.map(({ severity, message }) => [severity, /shown without/.test(message)].join())),
    ).toEqual(new Set(['warning,true']));
  }
});

test.each([
  ['a <template>x</template> b', '<p>a  b</p>'],
  ['<template>\n\n*x*\n\n</template>\n\nb', '<p>b</p>'],
  ['<template><p>x</p></template>\n\nb', '<p>b</p>'],
  ['<div><template><b>x</b></template>b</div>', '<div>b</div>'],
  ['a <style>x</style> b', '<p>a  b</p>'],
  ['<style>\n\nx\n\n</style>\n\nb', '<p>b</p>'],
])('of %j browsers show no words, so these are left out with their element', async (text, shown) => {
  for (const file of ['x.md', 'x.mdx']) {
    const { html, diagnostics } = await compile(text, file);
    expect(html.replaceAll('\n', '')).toBe(shown);
    expect(diagnostics).toMatchObject([{ severity: 'warning', message: /^<\w+> is left out with what stands in it/ }]);
  }
});

test.each([
  ['<path onClick={() => 1} />', 'error'],
  ['<use href="https://example.com/a.svg#b" />', 'warning'],
  ['<path fill="url(https://example.com/a)" />', 'warning'],
  ['<path mask="url(#a) url(//example.com)" />', 'warning'],
  ['<animate dur="1s" />', 'warning'],
  ['<foreignObject width="1" />', 'warning'],
  ['<path ping="x" />', 'warning'],
])('of a drawing %j is told of as %j, and is not on the page', async (text, severity) => {
  const { diagnostics, html } = await compile(`<svg viewBox="0 0 1 1">${text}</svg>\n`, 'x.mdx');
  expect(diagnostics.map((found) => found.severity)).toEqual([severity]);
  expect(html).toMatch(/^(?:<p>)?<svg viewBox="0 0 1 1">(?:<(?:path|use)\/>)?<\/svg>(?:<\/p>)?$/);
});

test.each(['<title>x</title>', '<path d="M0 0" />', '<text>x</text>'])(
  '%j outside of a drawing is unknown',
  async (text) => {
    expect((await compile(text)).diagnostics.map(({ rule }) => rule)).toEqual(['markdown/unknown-element']);
  },
);

test('spaces are kept in every <pre>, and nowhere behind it', async () => {
  const { html } = await compile('<pre>\n  a\n</pre>\n\n<pre>\n  b\n</pre>\n\nc\n   d');
  expect(html).toBe('<pre>\n  a\n</pre>\n<pre>\n  b\n</pre>\n<p>c\nd</p>');
});

test.each([
  ['<p align="right">a</p>', '<p class="align-right">a</p>'],
  ['<p align="justify">a</p>', '<p>a</p>'],
  ['<center>a</center>', '<div class="align-center">a</div>'],
  ['<p style="text-align: left">a</p>', '<p class="align-left">a</p>'],
])('the alignment of %s is a class', async (text, html) => expect((await compile(text)).html).toBe(html));

test.each([
  ['<input type="checkbox" />', '☐'],
  ['<input type="checkbox" checked />', '☑'],
  ['<input type="radio" defaultChecked />', '☑'],
])('the box %s is the sign %s', async (text, sign) => {
  const { html, diagnostics } = await compile(`${text} a`, 'x.mdx');
  expect([html.includes(`${sign} a`), diagnostics]).toEqual([true, []]);
});

test.each([
  ['width="20px" height="10"', 20, 10],
  ['width="px" height="50%"', null, null],
  ['width="" height="-3"', null, null],
  ['width="50%"', 352, null],
  ['style="max-width: 9px; width: 200px"', 200, null],
  ['style="width: 25.0%; height: 2em"', 176, null],
  ['width="10" style="width: 200px"', 10, null],
])('the size of a picture with %s is %s by %s', async (attributes, width, height) =>
  expect((await compile(`<img src="a.png" ${attributes}>`)).images).toMatchObject([{ width, height }]),
);

test('a picture knows whether it is in a link, and the first one that it is', async () => {
  const pictures = '![a](a.png) [![b](b.png)](x.md) <a href="x.md"><img src="c.png" alt="c"></a> ![d](d.png)';
  const { images } = await compile(`${pictures} <Link to="x.md"><img src="e.png" title="E"></Link>`);
  expect(images.map(({ source, alt, title, linked, eager }) => [source, alt, title, linked, eager])).toEqual([
    ['a.png', 'a', null, false, true],
    ['b.png', 'b', null, true, false],
    ['c.png', 'c', null, true, false],
    ['d.png', 'd', null, false, false],
    ['e.png', '', 'E', true, false],
  ]);
});

test('ids of elements, links, drawings and old anchors are those of the page', async () => {
  const text =
    '<p id="a">x</p> <Link id="b" to="x.md">y</Link> <a name="c"></a> <a id="d" name="e">z</a> <svg id="f"><path id="g" d="M0 0" /></svg>';
  expect((await compile(text)).ids.toSorted()).toEqual(['a', 'b', 'c', 'd', 'f', 'g']);
});

test('a generated part has the plain attributes of its tag, without items that are no cards', async () => {
  const text = '<GadgetParameters name="trace_open" />\n\n<DocCardList items={["a"]} className={2} key />\n';
  const { components } = await compile(text, 'x.mdx');
  expect(components).toEqual([
    { name: 'GadgetParameters', attributes: { name: 'trace_open' }, line: 1, column: 1 },
    { name: 'DocCardList', attributes: { className: '2', key: true }, line: 3, column: 1 },
  ]);
});

test.each([
  ['<p style={{ textAlign: "right" }}>a</p>', '<p class="align-right">a</p>'],
  ['<p style={null}>a</p>', '<p>a</p>'],
  ['<p style={["right"]}>a</p>', '<p>a</p>'],
  ['<ol start={3} reversed={false}><li value={5}>a</li></ol>', '<ol start="3">\n<li value="5">a</li>\n</ol>'],
  ['<h2 data-x="1" aria-hidden="true">a</h2>', '<h2 data-x="1" aria-hidden="true">a</h2>'],
])('values of %s are read', async (text, html) =>
  expect((await compile(text, 'x.mdx')).html.replace(/>\n?<li/, '>\n<li').replace(/li>\n?<\/ol/, 'li>\n</ol')).toBe(
    html,
  ),
);

test.each([
  ["fill='u\\rl(https://example.org/x)'", false],
  ['mask=\'image-set("https://example.org/x.png" 1x)\'', false],
  ['mask=\'IMAGE("https://example.org/x.png")\'', false],
  ["fill='url(#a)'", true],
  ["fill='url(https://example.org/x#a)'", false],
  ["transform='scale(2) rotate(45)'", true],
  ["href='#a'", true],
  ["href='//example.org/x'", false],
])('a drawing that says %s: it is kept, %j', async (attribute, isKept) => {
  const { html, diagnostics } = await compile(`<svg viewBox="0 0 1 1"><use ${attribute} /></svg>`);
  expect(html.includes('<use />') || html.includes('<use/>') || html.includes('<use></use>')).toBe(!isKept);
  expect(diagnostics.map(({ rule }) => rule)).toEqual(isKept ? [] : ['markdown/unknown-attribute']);
});

test('an attribute that belongs to other elements is told of and left out', async () => {
  const { html, diagnostics } = await compile('<div colspan="2" title="t">\n\nx\n\n</div>');
  expect(html).toContain('<div title="t">');
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['markdown/unknown-attribute']);
});

test('a tag that a block has ended may be closed once all the same, a second time closes nothing', async () => {
  const told = async (text: string): Promise<string[]> =>
    (await compile(text)).diagnostics.map(({ rule, line, column }) => `${rule} ${line}:${column}`);
  expect(await told('<p>a<div>b</div></p>')).toEqual([]);
  expect(await told('<p>a<div>b</div></p></p>')).toEqual(['markdown/unopened-tag 1:21']);
});

test.each([
  ['Set <TOKEN> here.', []],
  ['Set <TOKEN value="1"> here.', ['error']],
  ['Set <TOKEN /> here.', ['error']],
])('words in capitals stand for a value, with attributes they are a component: %j', async (text, severities) =>
  expect(
    (await compile(text)).diagnostics.filter(({ severity }) => severity === 'error').map(({ severity }) => severity),
  ).toEqual(severities),
);
