import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { blankMdx } from './mdx-lines';

function read(source: string): { text: string; found: string[] } {
  const problems: Diagnostic[] = [];
  const text = blankMdx(source, 'a.mdx', problems);
  return { text, found: problems.map((problem) => `${problem.line}:${problem.column} ${problem.rule}`) };
}

test.each([
  ["import Tabs from '@theme/Tabs';\n\nText", '\n\nText'],
  ['a {/* b */} c {/**/} d', 'a           c        d'],
  ['a {/* b\n\n<Tabs>\nimport x from "y" */} c', `a      \n\n      \n${' '.repeat(22)}c`],
  ['```js\nimport x from "y"\n{/* kept\n*/}\n```', '```js\nimport x from "y"\n{/* kept\n*/}\n```'],
  ['`{/* kept */}` and `{x}`', '`{/* kept */}` and `{x}`'],
  ['{/*\n```\n*/}\n# After', '   \n   \n   \n# After'],
  ['## Title {#id}', '## Title {#id}'],
  ['<Tabs values={[{label: "a"}]}>', '<Tabs values={[{label: "a"}]}>'],
  ['a \\{ b', 'a \\{ b'],
])('%j becomes %j without a problem', (source, text) => expect(read(source)).toEqual({ text, found: [] }));

test.each([
  ["import x from './x';", ['1:1 markdown/import']],
  ['a\nexport const x = 1;', ['2:1 markdown/export']],
  ['a {b} c', ['1:3 markdown/expression']],
  ['a\nb {/* c\n\nd', ['2:3 markdown/unclosed-comment']],
  ['{/* a */} {b}', ['1:11 markdown/expression']],
])('%j is reported at its place', (source, found) => expect(read(source).found).toEqual(found));

test.each(["import x from './x';\nb", 'a {/* b\nc */}\nd', '```\na'])('%j keeps its number of lines', (source) =>
  expect(read(source).text.split('\n')).toHaveLength(source.split('\n').length),
);
