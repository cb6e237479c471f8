import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { splitFrontMatter } from '../read/front-matter';
import { walk } from '../read/walk';
import { parseNatively } from './native-parse';
import { mathSyntax } from './math';
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

describe('both parsers give one tree with formulas', () => {
  const both = (text: string): [string | null, string] => {
    const native = parseNatively(text, true);
    return [native && shape(native), shape(parseMarkdown(text, false, mathSyntax))];
  };
  test.each([
    'a $x$ b $ y $ $`z`$ and $a\\$ \\$c\\$ d$',
    'cost $5 and $6, $x$$y$, $$ $$ and $ $',
    '$$\nx\n\ny\n$$\n\n$$ meta\nx\n$$ z\n\n$$$\n$$\n$$$\n\n   $$\n     x\n   $$',
    '- $$\n  x\n  $$\n- a\n\n> $$\n> x\n> $$',
    '| $a$ | b |\n|:-|-:|\n| $c|d$ | $e$ |',
    '*c $d* e$ **$f$** [g $h](i) $ ~~$j~~$ # $k$\n\n# H $x$',
    '$a `b$ c` `d $e` f$ <b>$g$</b> https://a.org/$x$ [^1]\n\n[^1]: $n$\n\n<div>$x$</div>',
    ':::note T\n\n$x$\n\n$$\ny\n$$\n\n:::',
    'a $x\ny$ b\n$$\nc\n$$\nd',
    'no formula',
  ])('for %j', (text) => {
    const [native, own] = both(text);
    expect(native).toBe(own);
  });

  // Pieces of Markdown in any order, by a generator of its own so that a failure can be repeated.
  test('for 2,000 random texts', () => {
    // Without stars and underscores, whose pairs the dialect reads as Docusaurus does.
    const pieces = '$|$|$$|$$\n|\n$$\n|\n|\n\n|x|a b|\\|`|[|](y)|\\$|~~|> |- |1. |# | | |    |<b>|</b>|&amp;|5'.split(
      '|',
    );
    let seed = 7;
    const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
    let compared = 0;
    for (let count = 0; count < 2_000; count += 1) {
      const text = Array.from({ length: 2 + (next() % 14) }, () => pieces[next() % pieces.length]).join('');
      const [native, own] = both(text);
      if (native !== null) expect(native, JSON.stringify(text)).toBe(own);
      if (native !== null && text.includes('$')) compared += 1;
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  test.each(['![$a$](b.png)', ':::note $t$\n\nx\n\n:::', '1. $$\n\n\n- a', '$$\nx'])(
    '%j is left to the other parser where there are formulas',
    (text) => {
      expect(parseNatively(text, true)).toBeNull();
      expect(parseNatively(text)).not.toBeNull();
    },
  );
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

test.each([
  ['_a_', true],
  ['_a\\*_', false],
  ['_\\*a_', false],
  ['**a\\_**', false],
  ['a \\*\\_ b', false],
  ['<div>\nx\n</div>', true],
  ['<div>\n```\nx\n```\n</div>', false],
  ['<Tabs>\n</Tabs>', true],
  ['<Tabs>\nwords\n</Tabs>', false],
])('the native parser reads %j: %j', (text, isRead) => expect(parseNatively(text) !== null).toBe(isRead));
