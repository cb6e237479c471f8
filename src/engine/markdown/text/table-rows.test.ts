import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../parse';
import { readRow, toRows } from './article-text';

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
