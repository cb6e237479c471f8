import { describe, expect, test } from 'vitest';
import type { Heading, Table, Nodes } from 'mdast';
import { collectArticleText, type ArticleText, rowNames, readRow, toRows } from './article-text';
import { parseMarkdown } from '../parse';
import { plainText } from '../nodes';
import { compile } from '../test-compile';

function collect(markdown: string): ArticleText {
  const tree = parseMarkdown(markdown, { file: 'x.md', problems: [] });
  for (const node of tree.children)
    if (node.type === 'heading') node.data = { hProperties: { id: `h${(node as Heading).position?.start.line}` } };
  return collectArticleText(tree);
}

describe('sections', () => {
  test('follow the headings; the title of the page is none', () => {
    expect(
      collect('# Title\n\nLead *text*.\n\n## One\n\nFirst `code`.\n\n> Quoted.\n\n- a\n- b\n\n### Two\n').sections,
    ).toEqual([
      { id: null, heading: '', level: 1, text: 'Lead text.' },
      { id: 'h5', heading: 'One', level: 2, text: 'First code. Quoted. a b' },
      { id: 'h14', heading: 'Two', level: 3, text: '' },
    ]);
  });

  test('words at the ends of lines and cells are separate words', () => {
    const table = '| a | b |\n|---|---|\n| one | two |';
    expect(collect(`A line  \nbroken\\\nand\nagain.\n\n${table}`).sections[0]?.text).toBe(
      'A line broken and again. a b one two',
    );
    expect(collect('## One  \ntwo\n---\n').sections[0]?.heading).toBe('One');
  });

  test('an article that starts with a heading has no empty lead', () => {
    expect(collect('## One\n').sections.map((section) => section.heading)).toEqual(['One']);
  });

  test.each([
    ['of a terminal only the commands count', '```console\n$ ig run trace_dns\nCOMM PID\ncurl 1\n```', 'trace_dns'],
    [
      'names that the article has had are left out, and words that are no names',
      'Use trace_dns.\n\n```bash\nig run trace_dns --paths\nig run trace_exec:latest\n```',
      'Use trace_dns. trace_exec',
    ],
    [
      'flags from commands are kept, flags from other code are not',
      '```bash\nig run trace_dns --paths\n```\n\n```yaml\nargs: [--verbose]\n```',
      'trace_dns --verbose',
    ],
    ['a listing comes after the prose', '```yaml\nhostNetwork: true\n```\n\nAfter.', 'After. hostNetwork'],
    ['variables are no names', '```bash\nkubectl gadget run trace_dns:%IG_TAG% -n %NAMESPACE%\n```', 'trace_dns'],
    ['diagrams have no words', '```mermaid\ngraph TD\n```', undefined],
    ['tags have no words', '<Tabs>\n\ntext\n\n</Tabs>', 'text'],
  ])('%s', (_, markdown, text) => {
    expect(collect(markdown).sections[0]?.text).toBe(text);
  });
});

describe('rows', () => {
  const table = (...rows: string[]): string =>
    `## Flags\n\n| name | short | meaning |\n|---|---|---|\n${rows.join('\n')}\n`;

  test.each([
    ['| `--paths` | | Fill it. |', [['--paths', 'flag', 'Fill it.']]],
    [
      '| `--namespace`, `--k8s-namespace` | `-n` | Only there. |',
      [
        ['--namespace', 'flag', 'Only there.'],
        ['--k8s-namespace', 'flag', ''],
        ['-n', 'flag', ''],
      ],
    ],
    ['| `operator.oci.authfile` | | Path. |', [['operator.oci.authfile', 'key', 'Path.']]],
    ['| `New(name string) error` | | Makes one. |', [['New', 'key', 'Makes one.']]],
    ['| `void *reserve(void *map)` | | Reserves. |', [['reserve', 'key', 'Reserves.']]],
    ['| A sentence about the thing called `x` here | | y |', []],
    ['| plain | | y |', []],
  ])('%s', (row, expected) => {
    expect(collect(table(row)).rows).toEqual(expected.map(([name, kind, text]) => ({ id: 'h1', name, kind, text })));
  });

  test('in a section about fields they are fields, and their text is not repeated in the section', () => {
    const article = collect('## Fields\n\n| field | meaning |\n|---|---|\n| `comm` | Task name. |\n');
    expect(article.rows).toEqual([{ id: 'h1', name: 'comm', kind: 'field', text: 'Task name.' }]);
    expect(article.sections[0]?.text).toBe('field meaning');
  });
});

test('the text of a node has single spaces, and none around it', () =>
  expect(plainText({ type: 'paragraph', children: [{ type: 'text', value: ' a\n  b ' }] })).toBe('a b'));

function namesOf(head: string, row: string): string[] {
  const bars = head.replace(/[^|]+/g, '---');
  const { children } = parseMarkdown(`${head}\n${bars}\n${row}\n`, { file: 'x.md', problems: [] });
  return rowNames(children[0] as Table, new Set(['TAG'])).map(({ value }) => value);
}

test.each([
  ['| Name | Meaning |', '| `--paths` | See `--other`. |', ['--paths']],
  ['| Name | Meaning |', '| `--paths`, `-p` | x |', ['--paths', '-p']],
  ['| Name | Meaning |', '| The `--paths` | x |', []],
  ['| Name | Flag | Meaning |', '| `paths` | `--paths` | `--other` |', ['paths', '--paths']],
  ['| Name | FLAGS | Meaning |', '| `paths` | `--paths` | x |', ['paths', '--paths']],
  ['| Name |  alias  | Meaning |', '| `paths` | `-p` or `p` | x |', ['paths', '-p', 'p']],
  ['| Name | Aliases | Meaning |', '| `paths` | `-p` | x |', ['paths', '-p']],
  ['| Name | Default | Meaning |', '| `paths` | `true` | x |', ['paths']],
  ['| Name | Meaning |', '| `image:%TAG%` | x |', []],
  ['| Name | Meaning |', '| `image:%OTHER%` | x |', ['image:%OTHER%']],
])('below %s the row %s defines %j', (head, row, names) => expect(namesOf(head, row)).toEqual(names));

test('the code of a page names its content, each word and functions without their parameters', async () => {
  const text = [
    'Use `x --a=1` or `f(a, b)`, not plain --c. `…`',
    '',
    '```bash',
    'ig run trace_exec:%IG_TAG% --paths,--fields=pid',
    '```',
    '',
    '```mermaid',
    'flowchart LR',
    '  Drawn --> Too',
    '```',
  ].join('\n');
  const { codeNames } = await compile(text);
  const named = ['x --a=1', 'x', '--a', '1', 'f', 'ig', 'run', '--paths', '--fields', 'pid'];
  expect(codeNames).toEqual(expect.arrayContaining(named));
  for (const other of ['--c', '…', 'Drawn', 'Drawn --> Too', 'f(a, b)']) expect(codeNames).not.toContain(other);
});

/** A row of a table by the Markdown of its cells. */
const row = (...cells: string[]): ReturnType<typeof readRow> =>
  readRow(cells.map((cell): Nodes => parseMarkdown(cell, { file: 'x.md', problems: [] })));

test.each([
  [['`a`', 'What it is'], ['a'], 'What it is'],
  [['`a`, `b` or `c`', 'x'], ['a', 'b', 'c'], 'x'],
  [['**`a`**', 'x', '', 'y'], ['a'], 'x · y'],
  [['`--all`', '`-a`', 'x'], ['--all', '-a'], 'x'],
  [['`--all`', '-ab', 'x'], ['--all'], '-ab · x'],
  [['`a`, `a`', 'x'], ['a'], 'x'],
  [['`int read(char *p)`', 'x'], ['read'], 'x'],
  [['`struct a *b.c(int)`', 'x'], ['b.c'], 'x'],
  [['`a (b)`', 'x'], ['a (b)'], 'x'],
  [['`a` (twenty-four letters be)', 'x'], ['a'], 'x'],
  [[`\`${'a'.repeat(80)}\``, 'x'], ['a'.repeat(80)], 'x'],
  [['`a`'], ['a'], ''],
])('the row %j defines %j', (cells, names, text) => expect(row(...cells)).toEqual({ names, text }));

test.each([
  ['without a cell', []],
  ['with words', ['a', 'x']],
  ['with nothing', ['', '`a`']],
  ['with longer code', [`\`${'a'.repeat(81)}\``, 'x']],
  ['with a sentence about it', ['`a` is what this sentence is all about', 'x']],
])('a row %s first defines nothing', (_, cells) => expect(row(...cells)).toBeNull());

test.each([
  ['Fields', 'a', 'field'],
  ['A field', 'a', 'field'],
  ['Column', 'a', 'field'],
  ['All columns of it', 'a', 'field'],
  ['Battlefield', 'a', 'key'],
  ['Fieldwork', 'a', 'key'],
  ['Fields', '--a', 'flag'],
  ['Keys', 'a', 'key'],
])('below %j the name %j is a %s', (heading, name, kind) =>
  expect(toRows({ names: [name], text: 'x' }, { id: 'h', heading, level: 2, text: '' })).toEqual([
    { id: 'h', name, kind, text: 'x' },
  ]),
);

test('of the names of a row the first has its text; without an anchor it leads to the page', () => {
  expect(toRows({ names: ['a', '-b'], text: 'x' }, { id: null, heading: '', level: 1, text: '' })).toEqual([
    { id: '', name: 'a', kind: 'key', text: 'x' },
    { id: '', name: '-b', kind: 'flag', text: '' },
  ]);
});
