import { expect, test } from 'vitest';
import { compile } from './test-compile';

test.each([
  ['<Unknown />', 'markdown/unknown-tag', 1, 1],
  ['<Mermaid />', 'markdown/mermaid', 1, 1],
  ["export const a = ['x'];\n\n{a.join(b)}", 'markdown/expression', 3, 1],
  ["export const a = [['x']];\n\n{a.join(' ')}", 'markdown/expression', 3, 1],
  ["export const a = 'x';\n\n{a.join(' ')}", 'markdown/expression', 3, 1],
  ["export const a = ['x'];\n\n{a.joins(' ')}", 'markdown/expression', 3, 1],
  ["export const a = ['x'];\n\n{a.join(' ').length}", 'markdown/expression', 3, 1],
  ["export const a = ['x'];\n\n{a.join(' ', 1)}", 'markdown/expression', 3, 1],
  ['text\n\n<Mermaid value={draw()} />', 'markdown/expression', 3, 1],
  ['text\n\n<Mermaid value={`\n\nnothing`} />', 'markdown/diagram', 3, 1],
  ['text\n\n<script>x</script>', 'markdown/unknown-element', 3, 1],
  ['<p onclick="x">a</p>', 'markdown/unknown-attribute', 1, 1],
  ['<Tabs>\n\n<TabItem value="a">', 'markdown/unclosed-tag', 1, 1],
  ['</Tabs>', 'markdown/unopened-tag', 1, 1],
  [':::nte\n\nx\n\n:::', 'markdown/unknown-admonition', 1, 1],
  ['```mermaid\nnothing\n```', 'markdown/diagram', 2, 1],
  ['```nolanguage\nx\n```', 'markdown/unknown-language', 1, 1],
  ['a\n\n##\n\nb', 'markdown/empty-heading', 3, 1],
  ['## A {#x}\n\n## B {#x}', 'markdown/duplicate-id', 3, 1],
  ['## A {#x}\n\n<div id="x">b</div>', 'markdown/duplicate-id', 3, 1],
  ['a\n\n<b id="page-data">b</b>', 'markdown/duplicate-id', 3, 1],
  ['a\n\n## A {#main}', 'markdown/duplicate-id', 3, 1],
  ['a\n\n## A {#b c}', 'markdown/heading-id', 3, 1],
  ['a\n\n## A {#b} c', 'markdown/heading-id', 3, 1],
  ['a[^1]\n\n[^1]: b\n\n[^2]: c', 'markdown/lost-note', 5, 1],
  ['a[^1]\n\n[^1]: b\n\n[^1]: c', 'markdown/lost-note', 5, 1],
  ['a\n\n```bash\nls', 'markdown/unclosed-fence', 3, 1],
  ['- a\n\n  ```bash\n  ls\n\n  b\n\nend', 'markdown/unclosed-fence', 3, 3],
  ['> ~~~go\n> x\n\nend', 'markdown/unclosed-fence', 1, 3],
  ['| a | `b | c` |\n|---|---|\n| 1 | 2 |', 'markdown/table', 2, 1],
  ['a\n\n|---|---|\n| 1 | 2 |', 'markdown/table', 3, 1],
  ['a\n\n<Heading as={run()}>b</Heading>', 'markdown/expression', 3, 1],
  ['a\n\n<Heading as="h2" id={run()}>b</Heading>', 'markdown/expression', 3, 1],
  ['## A\n\n<TOCInline toc={toc.slice(1)} />', 'markdown/expression', 3, 1],
  ['a <Tabs groupId="b\n\nc', 'markdown/broken-tag', 1, 3],
  ['<Tabs\n  groupId="b"\n\nc', 'markdown/broken-tag', 1, 1],
  ['a </Details b\n\nc', 'markdown/broken-tag', 1, 3],
  ['a <div class="b\n\nc', 'markdown/broken-tag', 1, 3],
])('reports %j as %s with its place', async (text, rule, line, column) => {
  const { diagnostics } = await compile(text);
  expect(diagnostics.map((found) => found.rule)).toContain(rule);
  const found = diagnostics.find((one) => one.rule === rule);
  expect([found?.line, found?.column]).toEqual([line, column]);
  expect(found?.hint).toBeTruthy();
});

test.each([
  ['<Terminals colour="red">\n\n```bash\nls\n```\n\n</Terminals>', 'It takes none.'],
  ['<Steps colour="red">\n\n1. a\n\n</Steps>', 'Attributes: picture.'],
  ['<GadgetGlance nam="trace_dns" />', 'Did you mean "name"?'],
  ['<Mermaid colour="red" chart="pie\n a: 1" />', 'Attributes: value, chart.'],
])('%j is told which attributes there are', async (text, hint) => {
  const { diagnostics } = await compile(text);
  const found = diagnostics.find(({ rule }) => rule === 'markdown/unknown-attribute');
  expect(found).toMatchObject({ line: 1, column: 1, hint });
});

test.each([
  ['<p onClick="x">a</p>', 'p onClick'],
  ['<p ONCLICK="x">a</p>', 'p ONCLICK'],
  ['<iframe srcDoc="x" src="a.html" title="A"></iframe>', 'iframe srcDoc'],
  ['<button formAction="x">a</button>', 'button formAction'],
  ['<p dangerouslySetInnerHTML="x">a</p>', 'p dangerouslySetInnerHTML'],
  ['<Details onToggle="x">\n\na\n\n</Details>', 'Details onToggle'],
])('%j would run code', async (text, what) => {
  const { diagnostics, html } = await compile(text);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: 'error', message: `<${what}> would run code; content never does.` }),
  );
  expect(html).not.toContain('"x"');
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
  ['*'.repeat(3000) + 'a' + '*'.repeat(3000), 'markdown/too-deep'],
  ['*'.repeat(400) + 'a' + '*'.repeat(400), 'markdown/too-deep'],
  ['</div></div>', 'markdown/unopened-tag'],
  ['text <div> more', 'markdown/unclosed-tag'],
  ['<details><summary>x</summary>\n\nrest', 'markdown/unclosed-tag'],
  ['<b>never closed', 'markdown/unclosed-tag'],
  ['<constructor a="1">', 'markdown/unknown-element'],
  [':::constructor\nx\n:::', 'markdown/unknown-admonition'],
  [':::note\nfoo', 'markdown/unclosed-admonition'],
  ['text\n\n:::\n', 'markdown/unopened-admonition'],
  ['See <Tabs> here\n', 'markdown/unclosed-tag'],
  ['<img src={compute()} alt="x" />', 'markdown/expression'],
  ['<ThemedImage alt="x" sources={compute()} />', 'markdown/expression'],
  ['<ThemedImage alt="x" sources="a.png" />', 'markdown/themed-image'],
])('%j is told of, and the HTML is whole', async (text, rule) => {
  const { diagnostics, html } = await compile(text);
  const found = diagnostics.filter((one) => one.rule === rule);
  expect(found.length).toBeGreaterThan(0);
  expect(html.match(/<(?:div|details|b)\b/g)?.length ?? 0).toBe(html.match(/<\/(?:div|details|b)>/g)?.length ?? 0);
});

test('a closing tag of HTML that closes nothing is passed over in plain Markdown, and an error in MDX', async () => {
  const text = '<table>\n<tr><td>a</td></tr>\n</table>\n</details>\n\nWords.\n';
  const plain = await compile(text);
  expect(plain.diagnostics.map(({ rule, severity, line }) => [rule, severity, line])).toEqual([
    ['markdown/unopened-tag', 'warning', 4],
  ]);
  expect(plain.html).toMatch(/<\/table><\/div>\s*<p>Words\.<\/p>$/);
  expect((await compile(text, 'x.mdx')).diagnostics).toMatchObject([{ severity: 'error', line: 4 }]);
  expect((await compile('</Tabs>\n')).diagnostics).toMatchObject([{ severity: 'error' }]);
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
  ['marks that close nothing', 'x.mdx', '*a_ '.repeat(20_000), undefined],
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
  ['x.md', 'See <Chart /> here', ['1:5 There is no component <Chart>.']],
  ['x.md', 'See <Tabs> here', ['1:5 <Tabs> is never closed.']],
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
  [
    'x.mdx',
    '<Head>\n<script type="application/ld+json">\n{JSON.stringify({ a: [1] })}\n</script>\n</Head>',
    ['2:1 <script> in <Head> is left out'],
  ],
])('one mistake in %s is told of once: %j', async (file, text, expected) => {
  const { diagnostics } = await compile(text, file);
  const found = diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(found).toHaveLength(expected.length);
  expected.forEach((start, index) => expect(found[index]).toContain(start));
});

test.each([
  'a | b\n--|--\n1 | 2',
  'a\n---\n',
  '`|--|--|`\n',
  '---\n\n***\n',
  '> ```bash\n> ls\n> ```\n\n1. ```js\n   x\n   ```\n',
])('of %j nothing is told', async (text) => expect((await compile(text)).diagnostics).toEqual([]));

test.each([
  'a `<Tabs` b',
  'a \\<Tabs b',
  'a &lt;Tabs b',
  'if a <b and c',
  'a <Cluster b',
  'x <div y',
  'a <div b> c',
  '## A\n\n<TOCInline toc={toc} />',
])('says nothing of tags in %j', async (text) => {
  const { diagnostics } = await compile(text);
  expect(diagnostics.filter(({ rule }) => /broken-tag|expression/.test(rule))).toEqual([]);
});

test.each(['<Unheard />', "import a from 'b';\n\n<Tabs>{a}</Tabs>"])(
  'components of gadgets are named where the site has data of gadgets: %j',
  async (text) => {
    const hints = async (gadgets: boolean): Promise<string> =>
      (await compile(text, 'x.mdx', { gadgets })).diagnostics.map(({ hint }) => hint).join(' ');
    expect(await hints(true)).toContain('GadgetGlance');
    expect(await hints(false)).not.toContain('Gadget');
  },
);

test('data for search engines in a head is no reason to refuse a page', async () => {
  const { diagnostics } = await compile(
    '<Head>\n<script type="application/ld+json">{run()}</script>\n</Head>',
    'x.mdx',
  );
  expect(diagnostics).toMatchObject([{ rule: 'markdown/head', severity: 'warning' }]);
});
