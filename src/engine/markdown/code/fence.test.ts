import { expect, test } from 'vitest';
import { fenceMetaProblem, parseFenceMeta, parseRanges, type LineRange } from './fence-meta';
import { loadGrammars, tokenize } from './tokens';

const linesOf = (ranges: readonly LineRange[]): number[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

test.each([
  ['', { title: null, lines: [], numbers: false }],
  ['title="a b.yaml" {1,3-5}', { title: 'a b.yaml', lines: [1, 3, 4, 5], numbers: false }],
  ["title='a.go' showLineNumbers", { title: 'a.go', lines: [], numbers: true }],
  ['historical', { title: null, lines: [], numbers: false }],
  ['{ 2 , 4 - 5 }', { title: null, lines: [2, 4, 5], numbers: false }],
  ['\t{3}', { title: null, lines: [3], numbers: false }],
  ['a{3}', { title: null, lines: [], numbers: false }],
  ['{a}', { title: null, lines: [], numbers: false }],
  ['subtitle="a"', { title: null, lines: [], numbers: false }],
  ['title="" showLineNumbersToo', { title: '', lines: [], numbers: true }],
])('fence options of %j', (meta, expected) => {
  const { title, highlighted, lineNumbers } = parseFenceMeta(meta);
  expect({ title, lines: linesOf(highlighted), numbers: lineNumbers }).toEqual(expected);
});

test.each([
  ['', []],
  ['0', []],
  ['2', [2]],
  ['4-2', []],
  [' 1 , 2-3 ', [1, 2, 3]],
])('ranges of %j', (text, expected) => expect(linesOf(parseRanges(text))).toEqual(expected));

test.each([
  ['title="a.go', 'The title of the code block is never closed.'],
  ['title="', 'The title of the code block is never closed.'],
  ["{1} title='a.go", 'The title of the code block is never closed.'],
  ['title="a.go" {1}', null],
  ['{3-1}', 'The range 3-1 to highlight ends before it begins.'],
  ['showLineNumbers {1, 3 - 1}', 'The range 3 - 1 to highlight ends before it begins.'],
  ['{3-1,}', 'The range 3-1 to highlight ends before it begins.'],
  ['a{3-1}', null],
  ['{1-3}', null],
  ['{numberLines: true} {% raw %} title={name}', null],
  ['title=a.go {1}', 'The title of the code block has no quotes, so it is not shown.'],
  ['{2-}', '"2-" is not a list of lines to highlight.'],
  ['{1,1..3}', '"1..3" is not a list of lines to highlight.'],
  ['{0}', '"0" is not a list of lines to highlight.'],
  ['{2,4}', 'There is no line 4 to highlight: the code block has 3.'],
  ['{1-99999999999}', 'There is no line 4 to highlight: the code block has 3.'],
  ['historical fragment live noInline title="the titel is" file=tile.go', null],
])('what is wrong with the fence options %j of three lines', (meta, message) =>
  expect(fenceMetaProblem(meta, 3)?.message ?? null).toBe(message),
);

test('what a fence should say instead', () => {
  expect(fenceMetaProblem('{1,3-2}', 3)?.hint).toBe('Write {2-3}.');
  expect(fenceMetaProblem('{1, 3 - 2}', 3)?.hint).toBe('Write {2-3}.');
  expect(fenceMetaProblem('title=a.go', 3)?.hint).toBe('Write title="a.go".');
  expect(fenceMetaProblem('{2-}', 3)?.hint).toBe('Write numbers and ranges: {1,3-5}.');
  expect(fenceMetaProblem('{9}', 3)?.hint).toBe('Write numbers from 1 to 3 in the braces.');
});

test('flags of a command that are too long for a line of a phone are separate tokens', async () => {
  const [line = []] = tokenize(
    await loadGrammars(['bash']),
    'kubectl run a --image=b/c --rm -i --restart=Never -- sh',
    'bash',
  );
  const flags = line.filter(({ role }) => role === 'tk-v').map(({ text }) => text);
  expect(flags).toEqual(['--image=b/c --rm -i ', '--restart=Never -- ']);
});
