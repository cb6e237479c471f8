import { expect, test } from 'vitest';
import { compile } from './test-compile';

/** Texts that are wrong, each in its own way. What is said of them is read in `messages.txt`; `vitest -u` writes it. */
const TEXTS: readonly string[] = [
  '<Unknown />',
  '<gadgetfields />',
  '<script>x</script>',
  '<b>never closed',
  'One <b>two.\n\nThree</b> four.',
  '<p onclick="x">a</p>',
  '<div>\n\n<div>\n\nx',
  '<Tabs>\n\n<TabItem value="a">',
  '<Tabs>\n\n:::note\n\n</Tabs>\n\n:::',
  '</Tabs>',
  '</div>',
  'a <kbd>b',
  'a</kbd> b',
  '<kbd title="x">a</kbd>',
  'See <Tabs> here\n',
  '- a\n\n  > <Unknown />',
  '| a | b |\n|---|---|\n| <blink>x</blink> | <GadgetFields /> |',
  '<Tabs></Tabs>',
  '<Tabs>\n\nwords\n\n<TabItem value="a">\n\nx\n\n</TabItem>\n\n</Tabs>',
  '<Tabs>\n<TabItem value="a">\nText *a*\n</TabItem>\n</Tabs>',
  '<Tabs defaultValue="lnux">\n<TabItem value="linux">\n\nx\n\n</TabItem>\n<TabItem value="linux">\n\ny\n\n</TabItem>\n</Tabs>',
  '<Tabs defaultValue={run()}>\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>',
  '<Tabs colour="x">\n<TabItem>\n\nx\n\n</TabItem>\n</Tabs>',
  '<TabItem value="a">\n\nx\n\n</TabItem>',
  '<Terminals>\n\n```bash\nls\n```\n\nwords\n\n</Terminals>',
  '<Terminals>\n\n```bash\nls\n```\n\n</Terminals>',
  '<Steps picture="nothing">\n\n1. a\n\n</Steps>',
  '<Steps picture="event">\n\n- a\n\n</Steps>',
  '<Steps>\n\n1. a\n\nmore\n\n</Steps>',
  '<GadgetPrams name="x" />',
  'a <Tabs groupId="b\n\nc',
  'Words.\n\n<!-- note\n\nlost',
  ':::nte\n\nx\n\n:::',
  ':::note\nfoo',
  ':::note A\n\n:::tip[B]\n\nx',
  ':::note{.wide}\n\nx\n\n:::',
  '> :::note\n> x',
  'text\n\n:::\n',
  '::: note\nx\n:::',
  ':::note[A [title](javascript:x)]\n\nx\n\n:::',
  ':::note\n'.repeat(60),
  '> '.repeat(300) + 'x',
  '::youtube[x]',
  'a :badge[b] c',
  '```nolanguage\nx\n```',
  '```typscript\nx\n```',
  '```bash {9}\nls\n```',
  '```js title="a\nx\n```',
  '```js {3-1}\nx\n```',
  '````bash\nls\n```',
  'a\n\n```bash\nls',
  '- a\n\n  ```bash\n  ls\n\n  b\n\nend',
  '> ~~~bash\n> ls\n\nx',
  '```mermaid\nflowchart LR\n  A --> B\n  C -> D\n```',
  '> - ```mermaid\n>   pie\n>   ```',
  'a\n\n##\n\nb',
  '## A {#x}\n\n## B {#x}\n\n### C {#x}',
  '## A\n\n## B {#a}',
  '| a | `b | c` |\n|---|---|\n| 1 | 2 |',
  'a\n\n|---|---|\n| 1 | 2 |',
  '> | a | b |\n> |---|\n> | 1 | 2 |',
  '| a | b |\n|---|---|\n| 1 | 2 | 3 |',
  '[x]()',
  '[a](<javascript:x> "t") and ![b](javascript:x) and [c](JavaScript:x)',
  'See [^1] and [words][name], and [a b](c d).',
  'An \\[escaped][one] means what it shows, but *not [this][one]*.',
  '> a [b][] c\n> and [d][e]',
  'a [b][c d] and ![e][none]',
  'See $NAMESPACE and %IG_TGA% in %NAMESPACE%.',
  '%IG_TAG',
  "import A from '../a';\n\n<A />",
  'export const a = [1, 2];\n\nx',
  'x {props.name}',
  'x {/* never closed',
  'x\n\n{/* a comment */}',
  '$$\nx\n$$',
  '> [!WARNING]\n> x',
];

test('what is said of a mistake has its place, what is wrong and how it is mended', async () => {
  const said: string[] = [];
  for (const text of TEXTS) {
    const { diagnostics } = await compile(text);
    const lines = diagnostics.map(
      ({ line, column, rule, severity, message, hint }) =>
        `${line}:${column} ${severity === undefined ? '' : `${severity} `}${rule}\n   ${message}\n   ${hint ?? '-'}`,
    );
    const shown = text.length > 300 ? `${text.slice(0, 40)}…` : text;
    said.push(`${shown}\n=> ${lines.join('\n=> ')}\n`);
  }
  await expect(said.join('\n')).toMatchFileSnapshot('messages.txt');
});
