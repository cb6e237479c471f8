import { expect, test } from 'vitest';
import { compile } from './test-compile';

test.each([
  ['<Unknown />', 'markdown/unknown-tag', 1, 1],
  ['text\n\n<script>x</script>', 'markdown/unknown-element', 3, 1],
  ['<p onclick="x">a</p>', 'markdown/unknown-attribute', 1, 1],
  ['<Tabs>\n\n<TabItem value="a">', 'markdown/unclosed-tag', 1, 1],
  ['</Tabs>', 'markdown/unopened-tag', 1, 1],
  [':::nte\n\nx\n\n:::', 'markdown/unknown-admonition', 1, 1],
  ['```mermaid\nnothing\n```', 'markdown/diagram', 2, 1],
  ['```nolanguage\nx\n```', 'markdown/unknown-language', 1, 1],
  ['a\n\n##\n\nb', 'markdown/empty-heading', 3, 1],
  ['## A {#x}\n\n## B {#x}', 'markdown/duplicate-id', 3, 1],
  ['a\n\n```bash\nls', 'markdown/unclosed-fence', 3, 1],
  ['- a\n\n  ```bash\n  ls\n\n  b\n\nend', 'markdown/unclosed-fence', 3, 3],
  ['> ~~~go\n> x\n\nend', 'markdown/unclosed-fence', 1, 3],
  ['| a | `b | c` |\n|---|---|\n| 1 | 2 |', 'markdown/table', 2, 1],
  ['a\n\n|---|---|\n| 1 | 2 |', 'markdown/table', 3, 1],
])('reports %j as %s with its place', async (text, rule, line, column) => {
  const { diagnostics } = await compile(text);
  expect(diagnostics.map((found) => found.rule)).toContain(rule);
  const found = diagnostics.find((one) => one.rule === rule);
  expect([found?.line, found?.column]).toEqual([line, column]);
  expect(found?.hint).toBeTruthy();
});

test.each([
  ['cli', 'Did you mean "console"?'],
  ['typscript', 'Did you mean "typescript"?'],
  ['xyz', 'Write "text" for plain text.'],
  ['constructor', 'Write "text" for plain text.'],
])('the language %s is answered with what is meant: %s', async (language, hint) =>
  expect((await compile(`\`\`\`${language}\nx\n\`\`\``)).diagnostics).toMatchObject([{ hint }]),
);

test.each([
  ['> '.repeat(3000) + 'x', 'markdown/too-deep'],
  ['- '.repeat(500) + 'x', 'markdown/too-deep'],
  ['<div>\n\n'.repeat(200) + 'x', 'markdown/too-deep'],
  [':::note\n'.repeat(100), 'markdown/too-deep'],
  ['</div></div>', 'markdown/unopened-tag'],
  ['text <div> more', 'markdown/unclosed-tag'],
  ['<details><summary>x</summary>\n\nrest', 'markdown/unclosed-tag'],
  ['<b>never closed', 'markdown/unclosed-tag'],
  ['<constructor a="1">', 'markdown/unknown-element'],
  [':::constructor\nx\n:::', 'markdown/unknown-admonition'],
  [':::note\nfoo', 'markdown/unclosed-admonition'],
  ['text\n\n:::\n', 'markdown/unopened-admonition'],
  ['See <Tabs> here\n', 'markdown/inline-component'],
  ['<img src={compute()} alt="x" />', 'markdown/expression'],
  ['<ThemedImage alt="x" sources={compute()} />', 'markdown/expression'],
  ['<ThemedImage alt="x" sources="a.png" />', 'markdown/themed-image'],
])('%j is told of, and the HTML is whole', async (text, rule) => {
  const { diagnostics, html } = await compile(text);
  const found = diagnostics.filter((one) => one.rule === rule);
  expect(found.length).toBeGreaterThan(0);
  expect(html.match(/<(?:div|details|b)\b/g)?.length ?? 0).toBe(html.match(/<\/(?:div|details|b)>/g)?.length ?? 0);
});

test('a comment that is never closed is told of, because the rest of the page is in it', async () => {
  const { diagnostics } = await compile('Words.\n\n<!-- note\n\nlost\n\n## Lost\n');
  expect(diagnostics.map(({ rule, line, column }) => [rule, line, column])).toEqual([
    ['markdown/unclosed-comment', 3, 1],
  ]);
  expect((await compile('Words.\n\n<!-- note -->\n\n<!---->\n\n<!DOCTYPE x>\n\n`<!--` kept')).diagnostics).toEqual([]);
});

test.each([
  [
    'values in each other',
    'x.mdx',
    `<div style={${'['.repeat(20_000)}${']'.repeat(20_000)}}>x</div>`,
    'markdown/expression',
  ],
  ['substitutions in each other', 'x.md', `\`\`\`bash\n${`echo '"$(`.repeat(5000)}\n\`\`\``, undefined],
  ['spaces in a heading', 'x.md', `## x${' '.repeat(50_000)}y`, undefined],
  ['spaces in code', 'x.md', `    ${' '.repeat(50_000)}x`, undefined],
  ['braces in each other', 'x.mdx', '{'.repeat(20_000), undefined],
  ['lines of HTML that are never closed', 'x.md', '<div\n'.repeat(10_000), undefined],
  ['more than the native parser takes', 'x.md', '&amp;'.repeat(30_000), undefined],
])(
  '%s neither end the build nor hold it up',
  async (_, file, text, rule) => {
    const { html, diagnostics } = await compile(text, file);
    expect(html).not.toBe('');
    expect(diagnostics.map((problem) => problem.rule)).toEqual(rule === undefined ? [] : [rule]);
  },
  20_000,
);

test.each([
  ['x.md', 'See <Tabs> here', ['1:5 <Tabs> stands in the middle of a line.']],
  ['x.md', '<div>\n\n'.repeat(40) + 'x', ['1:1 <div> is never closed, nor are 39 more in it.']],
  ['x.md', '<Tabs>\n\nwords', ['1:1 <Tabs> is never closed.']],
  ['x.md', ':::note\n\n:::tip\n\nx', ['1:1 The ":::note" is never', '3:1 The ":::tip" is never']],
  ['x.mdx', '<CodeBlock>{x}</CodeBlock>', ['1:12 An expression in braces is not run.']],
  [
    'x.mdx',
    "import A from '../a';\n\n<A b={1} />\n\n<A>x</A> {A} <Link to={A}>y</Link>",
    ['1:1 Content never runs code'],
  ],
  [
    'x.mdx',
    "import a from './a';\n\n<Tabs values={a.list} defaultValue={a.b}><TabItem value='x'>{a.c}</TabItem></Tabs>",
    ['1:1 Content'],
  ],
  ['x.mdx', 'export const A = () => <b/>;\n\n<A>x</A> <A>y</A>', ['1:1 Content never runs code']],
  ['x.md', 'export const A = () => {\n  it();\n\n  go();\n};\n\n<A>x</A>', ['1:1 Content never runs code']],
  ['x.mdx', "export const a = 'b'.repeat(2);\n\n{a} <Link to={a}>c</Link>", ['1:1 Content never runs code']],
  ['x.mdx', "export const a = 'b';\n\n{a.repeat(2)}", ['3:1 An expression']],
  [
    'x.mdx',
    '<BrowserOnly>\n  {() => {\n    run();\n\n    return <X />;\n  }}\n</BrowserOnly>',
    ['1:1 Content never runs'],
  ],
  ['x.mdx', 'a <BrowserOnly>{() => <X />}</BrowserOnly>', ['1:3 Content never runs code: <BrowserOnly> holds']],
  ['x.mdx', "import A from 'a';\n\n<A.B>\n<A.C>x</A.C>\n</A.B>", ['1:1 Content never runs code: the import of "a"']],
  ['x.mdx', '<Head>\n<script src="a.js">{run()}</script>\n</Head>', ['2:1 <script> in <Head> would run']],
])('one mistake in %s is told of once: %j', async (file, text, expected) => {
  const { diagnostics } = await compile(text, file);
  const found = diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(found).toHaveLength(expected.length);
  expected.forEach((start, index) => expect(found[index]).toContain(start));
});

test('an import that nothing uses is left out without a word, and so are those of styles', async () => {
  const text = "import React, { useState } from 'react';\nimport './page.css';\n\n# Title\n\nText.\n";
  const { diagnostics, html } = await compile(text, 'x.mdx');
  expect(diagnostics).toEqual([]);
  expect(html).toBe('<p>Text.</p>');
  expect((await compile("import './effects';\n", 'x.mdx')).diagnostics.map(({ rule }) => rule)).toEqual([
    'markdown/import',
  ]);
});

test('<BrowserOnly> shows its fallback, with a warning for what is left out', async () => {
  const text = "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n";
  const tag = (fallback: string): string => `<BrowserOnly fallback=${fallback}>\n  {() => <Chart />}\n</BrowserOnly>\n`;
  const { html, diagnostics } = await compile(`${text}${tag('{<div>A <b>chart</b></div>}')}\n${tag('"Words"')}`);
  expect(html.replace(/\n/g, '')).toBe('<div>A <b>chart</b></div><p>Words</p>');
  expect(diagnostics.map(({ line, severity, rule }) => [line, severity, rule])).toEqual([
    [3, 'warning', 'markdown/browser-only'],
    [7, 'warning', 'markdown/browser-only'],
  ]);
});

test('<Head> says title, description and keywords; what the site makes itself is left out with a warning', async () => {
  const { head, html, twin, diagnostics } = await compile(
    `import Head from '@docusaurus/Head';

<Head>
  <title>Another title</title>
  <meta name="description" content="What it says" />
  <meta property="og:title" content="Another title" />
  <meta name="keywords" content="one, two ,three" />
  <meta property="og:image" content="/a.png" />
  <link rel="canonical" href="/a" />
</Head>

Words.
`,
  );
  expect(head).toEqual({ title: 'Another title', description: 'What it says', keywords: ['one', 'two', 'three'] });
  expect([html, twin.text]).toEqual(['<p>Words.</p>', 'Words.']);
  expect(diagnostics.map(({ line, severity, message }) => [line, severity, message.split(' in ')[0]])).toEqual([
    [8, 'warning', '<meta og:image>'],
    [9, 'warning', '<link canonical>'],
  ]);
  expect((await compile('Words.')).head).toBeNull();
  expect((await compile('<title>x</title>')).diagnostics.map(({ rule }) => rule)).toEqual(['markdown/unknown-element']);
});

test.each(['x.md', 'x.mdx'])('the element head of %s is <Head>', async (file) => {
  const text =
    '<head>\n  <!-- A comment -->\n  <title>Another</title>\n  <link rel="preload" href={at} />\n</head>\n\nWords.\n';
  const { head, html, diagnostics } = await compile(text, file);
  expect([head, html]).toEqual([{ title: 'Another' }, '<p>Words.</p>']);
  expect(diagnostics.map(({ line, message }) => [line, message.split(' in ')[0]])).toEqual([[4, '<link preload>']]);
});

test.each([
  'a | b\n--|--\n1 | 2',
  'a\n---\n',
  '`|--|--|`\n',
  '---\n\n***\n',
  '> ```bash\n> ls\n> ```\n\n1. ```js\n   x\n   ```\n',
])('of %j nothing is told', async (text) => expect((await compile(text)).diagnostics).toEqual([]));

test.each([
  ['a <foo> b', 'warning'],
  ['a <foo>b</foo>', 'warning'],
  ['a </foo> b', 'warning'],
  ['<style>a {}</style>', 'warning'],
  ['<noscript>Words</noscript>', 'error'],
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

test('a contents list of a file that is put in may be handed on', async () => {
  const text = "import Part, { toc as partToc } from './_part.md';\n\nexport const toc = partToc;\n\nWords.\n";
  expect((await compile(text, 'x.mdx')).diagnostics).toEqual([]);
});
