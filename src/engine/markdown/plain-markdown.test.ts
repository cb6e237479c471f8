import { toHtml } from 'hast-util-to-html';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../plan/covers/cover';
import { parseNatively } from './native-parse';
import { isParent, parseMarkdown } from './parse';

/** A tree as HTML. What is a tag to the dialect is HTML to plain Markdown. */
function html(tree: Root): string {
  const plain = (node: Nodes): Nodes => {
    if (node.type === 'tag') return { type: 'html', value: node.value };
    return isParent(node) ? ({ ...node, children: node.children.map(plain) } as Nodes) : node;
  };
  return toHtml(toHast(plain(tree), { allowDangerousHtml: true }), { allowDangerousHtml: true }).replace(
    /\s*\n\s*/g,
    '\n',
  );
}

const reference = (text: string): string =>
  html(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));

function expectPlain(text: string): void {
  const native = parseNatively(text);
  const expected = reference(text);
  expect(html(parseMarkdown(text, false)), `the parser of the dialect: ${JSON.stringify(text)}`).toBe(expected);
  if (native) expect(html(native), `the native parser: ${JSON.stringify(text)}`).toBe(expected);
}

describe('what is plain Markdown is read as CommonMark and GFM say', () => {
  test.each([
    'eBPF:\n- a\n- b',
    'else\n> quote',
    'e\n1. a',
    'import the tool and:\n- a\n- b',
    'export your data:\n1. a',
    'input\n===\n- a',
    '<div>\n  \n- a\n- b\n\n</div>',
    '<details>\n<summary>x</summary>\n\t\n1. a\n\n</details>',
    '~one~ and ~~two~~, ~5 and ~6',
    '_@a.org and _b_@c.org',
    '|a|b|\n|-|-|\n|https://a.org/b|c|\n|www.a.org|d|',
    '| a | b |\n|---|---|\n| c | d |\n<br>\ntext',
    '-\n# A\n\n    one\n    two',
    '-\n>     one\n>     two',
    '- [ ]\n  a\n- [x]  \n  b',
    '- [ ] a\n  =',
    'a \u0000 b',
  ])('%j', expectPlain);

  test('2,000 random texts', () => {
    const pieces =
      'e|i|import |word|b |.|,| |\n|\n|\n\n|\n\n|> |- |1. |* |## |`|[|](u)|](<u v> "t")|![|]|[x]|[x]: /y "z"\n|[^1]|[^1]: n\n\n|<b>|</b>|<div>\n|</div>|<!-- c -->|&amp;|\\|  \n|    |\n---\n|\n===\n|~~|https://a.b/c|"|(|)|%|$|!|é|*| _'.split(
        '|',
      );
    const random = seededRandom('plain');
    const next = (below: number): number => Math.floor(random() * below);
    for (let count = 0; count < 2_000; count += 1) {
      const text = Array.from({ length: 2 + next(12) }, () => pieces[next(pieces.length)]).join('');
      expectPlain(text);
    }
  });
});
