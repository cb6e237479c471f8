import { expect, test } from 'vitest';
import { compile } from '../test-compile';
import { placeInProse } from './snippets';

test('the running text of a page is its paragraphs, headings and cells, code as one sign', async () => {
  const text = `## A *head*

Words with \`code\`, [a link](x.md)
and a second line.  
A third.

\`\`\`bash
ls
\`\`\`

- item

| a | b |
|---|---|
| c | |

![picture](a.png)
`;
  const { prose } = await compile(text);
  expect(prose.map((block) => [block.heading, block.text])).toEqual([
    [true, 'A head'],
    [false, 'Words with \uFFFC, a link\nand a second line.\nA third.'],
    [false, 'item'],
    [false, 'a'],
    [false, 'b'],
    [false, 'c'],
  ]);
  const lines = text.split('\n');
  for (const block of prose)
    for (const [word = ''] of block.text.matchAll(/[A-Za-z]+/g)) {
      const { line, column } = placeInProse(block, block.text.indexOf(word));
      expect(lines[line - 1]?.slice(column - 1)).toMatch(new RegExp(`^${word}`));
    }
});
