import { expect, test } from 'vitest';
import { loadParser } from '../parser';

test.each([
  ['js title="a b"', 'js', 'title="a b"'],
  ['title="a b.txt" {1}', null, 'title="a b.txt" {1}'],
  ['{1,3}', null, '{1,3}'],
  ['{1,3} title="x"', null, '{1,3} title="x"'],
  ['showLineNumbers', null, 'showLineNumbers'],
  ['js{1,3-5} title="x"', 'js', '{1,3-5} title="x"'],
  ['rust,no_run', 'rust', 'no_run'],
  ['.yaml', 'yaml', null],
  ['c++', 'c++', null],
  ['c++{1,3}', 'c++', '{1,3}'],
  ['c#,x', 'c#', 'x'],
  ['{python}', 'python', null],
  ['{.python}', 'python', null],
  ['{r echo=FALSE}', 'r', 'echo=FALSE}'],
  ['c#', 'c#', null],
  ['objective-c', 'objective-c', null],
])('the fence of %s has the language %s and the options %s', async (head, lang, meta) => {
  const parse = await loadParser();
  for (const mdx of [false, true])
    expect(parse(`\`\`\`${head}\na\n\`\`\`\n`, mdx, null).children).toMatchObject([{ type: 'code', lang, meta }]);
});
