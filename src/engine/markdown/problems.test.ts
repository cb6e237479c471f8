import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { visitElements } from './html/hast';
import { compile } from './test-compile';

const told = async (text: string, file = 'x.md'): Promise<string[]> =>
  (await compile(text, file)).diagnostics.map(({ line, column, rule }) => `${line}:${column} ${rule}`);

test.each([
  ['- a\n\n  </Tabs>', '3:3 markdown/unopened-tag'],
  ['a **b <kbd>c** d', '1:7 markdown/unclosed-tag'],
  ['a\n<GadgetFields />', '2:1 markdown/component-in-text'],
  ['| a |\n|---|\n| <GadgetFields /> |', '3:3 markdown/component-in-text'],
  [':::note{.wide}\n\nx\n\n:::', '1:1 markdown/admonition-title'],
  ['> :::note\n> x', '1:3 markdown/unclosed-admonition'],
  ['a\nb\n\n- c\n  :::\n', '5:3 markdown/unopened-admonition'],
  ['a :badge[b] c', '1:3 markdown/directive'],
  ['a\n\n## A {#main}', '3:1 markdown/duplicate-id'],
  ['> ~~~go\n> x\n\nend', '1:3 markdown/unclosed-fence'],
  ['| a | b |\n|---|---|\n| 1 |', '3:1 page/table'],
  ['- text\n\n  | a | b |\n  |---|---|\n  | 1 |', '5:3 page/table'],
  ['a\n\n|---|---|\n| 1 | 2 |', '3:1 markdown/table'],
  ['a <Tabs groupId="b\n\nc', '1:3 markdown/broken-tag'],
  ['<Tabs\n  groupId="b"\n\nc', '1:1 markdown/broken-tag'],
  ['Words.\n\n<!-- note\n\nlost\n\n## Lost\n', '3:1 markdown/unclosed-comment'],
])('%j is one mistake: %s', async (text, expected) => {
  expect(await told(text)).toEqual([expected]);
});

test.each([
  ["import Tabs from '@theme/Tabs';\n\ntext", '1:1'],
  ["text\n\nimport { a,\n  b } from './c';", '3:1'],
  ["import './c.css';", '1:1'],
  ['export const a = 1;', '1:1'],
  ['export default function A() {}', '1:1'],
  ['a {props.name} b', '1:3'],
  ["a {'text'} b", '1:3'],
  ['## A {title}', '1:6'],
  ['## A {#for-%IG_TAG%}', '1:6'],
  ['a\n\n{/* a comment */}', '3:1'],
  ['{/* a comment\n\ntext', '1:1'],
  ['a\n\n$$\nx^2\n$$', '3:1'],
  ['> [!NOTE]\n> a', '1:3'],
  ['- b\n\n  > [!important] Title\n  > a', '3:5'],
])('a form of another dialect is an error with its place: %j', async (text, place) =>
  expect(await told(text)).toEqual([`${place} markdown/foreign`]),
);

test.each([
  'important notes from the team',
  'import the tool and:\n- a',
  'export your data:\n1. a',
  'Export it.',
  'costs $5 and $10',
  'a \\{b\\} `{c}`',
  '## A {#b}',
  '```js\nimport a from "b";\n{c}\n```',
  '`<Tabs` and \\<Tabs and &lt;Tabs',
  'if a <b and c',
  'a <Cluster b',
  'at 10:35, on localhost:8080 or image:tag, :tada:',
  'a\\:b[c]',
  '\\:::note',
  'a | b\n--|--\n1 | 2',
  'a\n---\n',
  '`|--|--|`\n',
  '---\n\n***\n',
  '> ```bash\n> ls\n> ```\n\n1. ```js\n   x\n   ```\n',
  'Words.\n\n<!-- note -->\n\n<!---->\n\n`<!--` kept',
])('%j is no mistake', async (text) => expect((await compile(text)).diagnostics).toEqual([]));

/** Elements that run, load or ask for something, none of which a page may write. */
const ACTIVE = new Set(['script', 'style', 'img', 'iframe', 'meta', 'base', 'form', 'object', 'math']);

test.each([
  '<a href="javascript:alert(1)">a</a>',
  '<img src="x" onerror="alert(1)">',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><style><img src onerror=alert(1)>',
  '<style>@import "//example.org";</style>',
  '<meta http-equiv="refresh" content="0;url=//example.org">',
  '<base href="//example.org">',
  '<form action="//example.org"><button formaction="javascript:x">a</button></form>',
  '<object data="//example.org"></object>',
  '<kbd onclick="alert(1)" style="position:fixed">a</kbd>',
  '<Tabs onclick="alert(1)">\n\n<TabItem value="a" onclick="alert(1)">\n\na\n\n</TabItem>\n</Tabs>',
  'a <!-- --><script>alert(1)</script><!-- --> b',
  '<!-- a --!><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php <script>alert(1)</script> ?>',
  '<scr\u0000ipt>alert(1)</script>',
  '- <script\n  >alert(1)</script>',
  '> <script>alert(1)\n\n</script>',
  ':::note[<script>alert(1)</script>]\na\n:::',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '## <script>alert(1)</script>',
  '[a](b "<script>alert(1)</script>")\n\n![<img src=x onerror=alert(1)>](a.png)',
  '```"><script>alert(1)</script>\n<script>alert(1)</script>\n```',
])('nothing of %j is HTML of the page', async (text) => {
  const { html, twin } = await compile(text);
  const elements: Element[] = [];
  visitElements(fromHtml(html, { fragment: true }), (element) => void elements.push(element));
  const isActive = ({ tagName, properties }: Element): boolean =>
    ACTIVE.has(tagName) || Object.keys(properties).some((name) => /^(?:on|style$|srcdoc$)/i.test(name));
  expect(elements.filter(isActive)).toEqual([]);
  expect(twin.replace(/```[^]*```|"[^"]*"|!\[[^\]]*\]/g, '')).not.toMatch(/<script|onerror/i);
});

test.each([
  ['> '.repeat(3000) + 'x', 'markdown/too-deep'],
  ['- '.repeat(500) + 'x', 'markdown/too-deep'],
  ['<Tabs>\n\n'.repeat(200) + 'x', 'markdown/too-deep'],
  [':::note\n'.repeat(200), 'markdown/too-deep'],
  ['*'.repeat(3000) + 'a' + '*'.repeat(3000), 'markdown/too-deep'],
  [':::constructor\nx\n:::', 'markdown/unknown-admonition'],
])('%j is reported, and the HTML is whole', async (text, rule) => {
  const { diagnostics, html } = await compile(text);
  expect(diagnostics.filter((one) => one.rule === rule).length).toBeGreaterThan(0);
  expect(html.match(/<div\b/g)?.length ?? 0).toBe(html.match(/<\/div>/g)?.length ?? 0);
});

test.each([
  ['substitutions in each other', `\`\`\`bash\n${`echo '"$(`.repeat(5000)}\n\`\`\``],
  ['spaces in a heading', `## x${' '.repeat(50_000)}y`],
  ['spaces in code', `    ${' '.repeat(50_000)}x`],
  ['marks that close nothing', '*a_ '.repeat(20_000)],
  ['references', '&amp;'.repeat(30_000)],
])('%s neither break nor slow down the build', async (_, text) => {
  const { html, diagnostics } = await compile(text);
  expect(html).not.toBe('');
  expect(diagnostics).toEqual([]);
});
