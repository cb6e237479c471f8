import { expect, test } from 'vitest';
import { compileDocument } from '../compile';
import { placeInSnippet } from './snippets';

const SETTINGS = { versionVariables: ['IG_TAG'], readerVariables: ['POD'] };

async function snippetsOf(body: string) {
  const article = await compileDocument({ file: 'a.md', frontMatter: {}, body }, SETTINGS);
  return article.snippets;
}

test.each([
  ['a fence', '```Bash title="x"\na %IG_TAG%\n  b\n```', 'fence bash title="x"', 'a %IG_TAG%\n  b'],
  ['a fence in a list', '- x\n\n  ```go\n  a\n\n    b\n  ```', 'fence go ', 'a\n\n  b'],
  ['a fence in a quote', '> ```\n> a\n>\n> > b\n> ```', 'fence  ', 'a\n\n> b'],
  ['a fence in a list in a quote', '> 1. ```sh\n>    a %POD%\n>    ```', 'fence sh ', 'a %POD%'],
  ['a fence that is indented', '  ```\n  a\n   b\n  ```', 'fence  ', 'a\n b'],
  ['a fence below a tag', '<Tabs>\n<TabItem value="a">\n\n```bash\na\n```\n\n</TabItem>\n</Tabs>', 'fence bash ', 'a'],
  ['a fence in an admonition', ':::note\n\n```sh\na\n```\n\n:::', 'fence sh ', 'a'],
  ['an unclosed fence', '```\na\nb', 'fence  ', 'a\nb'],
  ['an empty fence', '```sh\n```', 'fence sh ', ''],
  ['indented code', 'x\n\n    a\n      b', 'fence  ', 'a\n  b'],
  ['inline code', 'x `a %IG_TAG%` y', 'inline  ', 'a %IG_TAG%'],
  ['inline code in two ticks', 'x `` a`b `` y', 'inline  ', ' a`b '],
  ['inline code over two lines', '> x `a\n> b` y', 'inline  ', 'a\nb'],
])('%s', async (_what, body, head, text) => {
  const snippets = await snippetsOf(body);
  expect(snippets.map((one) => [`${one.kind} ${one.language} ${one.meta}`, one.text])).toEqual([[head, text]]);
  // Every character of the text is at its place in the file.
  const lines = body.split('\n');
  for (const snippet of snippets) {
    [...snippet.text].forEach((char, offset) => {
      const { line, column } = placeInSnippet(snippet, offset);
      if (char !== '\n') expect(lines[line - 1]?.[column - 1]).toBe(char);
    });
  }
});

test('headings have their levels and texts as written', async () => {
  const body = '# A\n\n## B %IG_TAG% {#b}\n\nC\n---\n\n- # In a list\n\n## D ##\n\n## F {#f} g\n';
  const article = await compileDocument({ file: 'a.md', frontMatter: {}, body }, SETTINGS);
  expect(article.headings).toEqual([
    { depth: 1, text: 'A', line: 1, column: 1 },
    { depth: 2, text: 'B %IG_TAG%', line: 3, column: 1 },
    { depth: 2, text: 'C', line: 5, column: 1 },
    { depth: 2, text: 'D', line: 10, column: 1 },
    { depth: 2, text: 'F {#f} g', line: 12, column: 1 },
  ]);
});
