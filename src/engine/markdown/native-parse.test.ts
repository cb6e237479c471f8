import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { splitFrontMatter } from '../read/front-matter';
import { walk } from '../read/walk';
import { parseNatively } from './native-parse';
import { isParent, parseMarkdown } from './parse';

const CONTENT = path.resolve(import.meta.dirname, '../../../content');

/** A tree as text: kinds, values and places. A tag is HTML to one parser and a tag to the other. */
function shape(node: Nodes): string {
  const { type, position, data: _data, ...rest } = node as Nodes & { children?: Nodes[] };
  const { children: _children, ...values } = rest as Record<string, unknown>;
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
  const place =
    position && `${position.start.line}:${position.start.column}-${position.end.line}:${position.end.column}`;
  const inner = isParent(node) ? (node.children as Nodes[]).map(shape).join('') : '';
  const kind = type === 'tag' ? 'html' : type;
  return `(${kind} ${place} ${JSON.stringify(Object.entries(filled).toSorted(([a], [b]) => (a < b ? -1 : 1)))}${inner})`;
}

const parseBoth = (text: string): { native: Root | null; own: Root } => ({
  native: parseNatively(text),
  own: parseMarkdown(text, false),
});

describe('both parsers give one tree', () => {
  test.each(walk(CONTENT, (file) => file.endsWith('.md')))('for %s', (file) => {
    const { body } = splitFrontMatter(readFileSync(path.join(CONTENT, file), 'utf8'));
    const { native, own } = parseBoth(body);
    if (native) expect(shape(native)).toBe(shape(own));
    else expect(body, 'a page is left to the other parser for a reason').toMatch(/<[A-Z/]|\{|import/m);
  });

  test.each([
    '# A `b` *c* \u{1F600} [d](e "f")\n\nx  \ny',
    '- a\n\n  b\n  1. c\n- [x] d\n\n> e\nf',
    '| a | b |\n|:-|-:|\n| `x` | y\\|z |',
    'Text ~~gone~~ https://x.org, <b>b</b> &amp; &lt;\n\n<details>\n<summary>x</summary>\n\ny\n\n</details>',
    '[a]: /b "c"\n\n[a] ![a] [^1]\n\n[^1]: Note.',
    '<GadgetGlance />\n\ntext <!-- c -->\n\n<Tabs>\n\n<TabItem value="a">\n\n    code\n\n</TabItem>\n\n</Tabs>',
    ':::note\nx\n:::\n\n:::::tip[A *b*]  \n\n- c\n\n:::::\n> :::info D `e`\n> f\n> :::',
    'a\n:::note\nb\n:::\n- c\n  :::tip\n\n  d\n\n  :::\n- e\n:::warning {.x}\nlazy\n:::\nf',
    '```ts\nimport { a } from "b";\nconst c = {};\n```\n\n    import d\n\n- ~~~\n  {/* e */}\n  ~~~\n\nf',
    'A\n===\n\nB\n---\n\n***\n\n```go title="x"\ncode\n```\n\n~~~\nopen',
  ])('for %j', (text) => {
    const { native, own } = parseBoth(text);
    expect(native && shape(native)).toBe(shape(own));
  });
});

test.each([
  '```md\n:::note\nx\n:::\n```',
  '- :::tip\n  a\n  :::',
  ':::note See [a]\nx\n:::\n\n[a]: /b',
  ':::note\n\n    :::\n\n:::',
  'a\n    :::\n:::',
  ':::no/te\nx\n:::',
  '<Tabs>\n<TabItem value="a">\ntext\n</TabItem>\n</Tabs>',
  '<div style={{a: 1}}>\n\nx\n\n</div>',
  'a {/* c */} b',
  '- {/* c */}\n\n  ```ts\n  x\n  ```',
  '{/*\n    code\n*/}',
  '> import A from "a";',
  "import A from 'a';\n\nx",
])('%j is left to the parser of the dialect', (text) => expect(parseNatively(text)).toBeNull());
