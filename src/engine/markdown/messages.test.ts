import { expect, test } from 'vitest';
import { compile } from './test-compile';

/** Texts that are wrong, each in its own way. What is said of them is read in `messages.txt`; `vitest -u` writes it. */
const TEXTS: (string | [file: string, text: string])[] = [
  '<Unknown />',
  '<Mermad value={`flowchart LR`} />',
  '<Mermaid />',
  'text\n\n<Mermaid value={draw()} />',
  '<script>x</script>',
  '<blink>x</blink>',
  '<p onclick="x">a</p>',
  '<p colour="x">a</p>',
  '<Tabs>\n\n<TabItem value="a">',
  '<div>\n\n<div>\n\nx',
  '</Tabs>',
  '</div>',
  ':::nte\n\nx\n\n:::',
  ':::note\nfoo',
  'text\n\n:::\n',
  '```nolanguage\nx\n```',
  '```typscript\nx\n```',
  '```bash {9}\nls\n```',
  'a\n\n##\n\nb',
  '## A {#x}\n\n## B {#x}',
  'a\n\n```bash\nls',
  '- a\n\n  ```bash\n  ls\n\n  b\n\nend',
  'Words.\n\n<!-- note\n\nlost',
  '| a | `b | c` |\n|---|---|\n| 1 | 2 |',
  'a\n\n|---|---|\n| 1 | 2 |',
  'See <Tabs> here\n',
  '<Tabs></Tabs>',
  '<Tabs>\n\nwords\n\n<TabItem value="a">\n\nx\n\n</TabItem>\n\n</Tabs>',
  '<Tabs defaultValue="lnux">\n<TabItem value="linux">\n\nx\n\n</TabItem>\n<TabItem value="linux">\n\ny\n\n</TabItem>\n</Tabs>',
  '<Tabs>\n<TabItem>\n\nx\n\n</TabItem>\n</Tabs>',
  '<TabItem value="a">\n\nx\n\n</TabItem>',
  '<Terminals>\n\n```bash\nls\n```\n\nwords\n\n</Terminals>',
  '<Terminals>\n\n```bash\nls\n```\n\n</Terminals>',
  '<Steps picture="nothing">\n\n1. a\n\n</Steps>',
  '<Steps picture="event">\n\n- a\n\n</Steps>',
  '<Steps picture="event">\n\n1. a\n\nmore\n\n</Steps>',
  '[x](javascript:alert())',
  '[x]()',
  '<iframe src="https://video.example.org/x"></iframe>',
  '<ThemedImage alt="x" sources="a.png" />',
  '<img src={compute()} alt="x" />',
  '<constructor a="1">',
  ':::note\n'.repeat(60),
  '> '.repeat(300) + 'x',
  ['x.mdx', '{run()}'],
  ['x.mdx', "import A from '../a';\n\n<A />"],
  ['x.mdx', "import A from './gone.md';\n\n<A />"],
  ['x.mdx', 'export const A = () => <b/>;\n\n<A>x</A>'],
  ['x.mdx', '<BrowserOnly>{() => <X />}</BrowserOnly>'],
  [
    'x.mdx',
    '<Head>\n<script src="a.js">{run()}</script>\n<meta name="x" content="y" />\n<link rel="icon" href="x" />\n</Head>',
  ],
  ['x.mdx', '<CodeBlock>{x}</CodeBlock>'],
  'See $NAMESPACE and %IG_TGA% in %NAMESPACE%.',
];

test('what is said of a mistake has its place, what is wrong and how it is mended', async () => {
  const said: string[] = [];
  for (const entry of TEXTS) {
    const [file, text] = typeof entry === 'string' ? ['x.md', entry] : entry;
    const { diagnostics } = await compile(text, file);
    const lines = diagnostics.map(
      ({ line, column, rule, severity, message, hint }) =>
        `${line}:${column} ${severity === undefined ? '' : `${severity} `}${rule}\n   ${message}\n   ${hint ?? '-'}`,
    );
    const shown = text.length > 300 ? `${text.slice(0, 40)}…` : text;
    said.push(`${file}\n${shown}\n=> ${lines.join('\n=> ')}\n`);
  }
  await expect(said.join('\n')).toMatchFileSnapshot('messages.txt');
});
