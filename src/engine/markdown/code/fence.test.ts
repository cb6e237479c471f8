import { expect, test } from 'vitest';
import { fenceMetaProblem, parseFenceMeta, parseRanges, type LineRange } from './fence-meta';
import { markLines } from './line-marks';
import { loadGrammars, tokenize } from './tokens';

const linesOf = (ranges: readonly LineRange[]): number[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

test.each([
  ['', { title: null, lines: [], numbers: false, first: 1 }],
  ['title="a b.yaml" {1,3-5}', { title: 'a b.yaml', lines: [1, 3, 4, 5], numbers: false, first: 1 }],
  ["title='a.go' showLineNumbers", { title: 'a.go', lines: [], numbers: true, first: 1 }],
  ['showLineNumbers=10 {2}', { title: null, lines: [2], numbers: true, first: 10 }],
  ['historical', { title: null, lines: [], numbers: false, first: 1 }],
  ['{ 2 , 4 - 5 }', { title: null, lines: [2, 4, 5], numbers: false, first: 1 }],
  ['\t{3}', { title: null, lines: [3], numbers: false, first: 1 }],
  ['a{3}', { title: null, lines: [], numbers: false, first: 1 }],
  ['{a}', { title: null, lines: [], numbers: false, first: 1 }],
  ['subtitle="a"', { title: null, lines: [], numbers: false, first: 1 }],
  ['title="" showLineNumbersToo', { title: '', lines: [], numbers: true, first: 1 }],
])('fence options of %j', (meta, expected) => {
  const { title, highlighted, lineNumbers, firstLine } = parseFenceMeta(meta);
  expect({ title, lines: linesOf(highlighted), numbers: lineNumbers, first: firstLine }).toEqual(expected);
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
  ['{3-1}', 'The lines 3-1 to highlight end before they begin.'],
  ['showLineNumbers {1, 3 - 1}', 'The lines 3 - 1 to highlight end before they begin.'],
  ['{3-1,}', 'The lines 3-1 to highlight end before they begin.'],
  ['a{3-1}', null],
  ['{1-3}', null],
  ['{numberLines: true} {% raw %} title={name}', null],
  ['title=a.go {1}', 'The title of the code block has no quotes, so it is not shown.'],
  ['{2-}', '"2-" names no lines to highlight.'],
  ['{1,1..3}', '"1..3" names no lines to highlight.'],
  ['{0}', '"0" names no lines to highlight.'],
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
  expect(fenceMetaProblem('{9}', 3)?.hint).toBe('Write numbers from 1 to 3 into the braces.');
});

const shape = (lines: string[], diff = false): string[] =>
  markLines(lines, [], diff).map(
    ({ text, marks }) => `${marks.highlighted ? 'h' : ''}${marks.added ? '+' : ''}${marks.removed ? '-' : ''}|${text}`,
  );

test.each([
  [
    ['# highlight-next-line', 'a', 'b'],
    ['h|a', '|b'],
  ],
  [
    ['// highlight-start', 'a', 'b', '// highlight-end', 'c'],
    ['h|a', 'h|b', '|c'],
  ],
  [
    ['-- highlight-next-line', 'a', '/* highlight-next-line */', 'b', '; highlight-next-line', 'c', 'd'],
    ['h|a', 'h|b', 'h|c', '|d'],
  ],
  [
    ['  <!-- highlight-start -->  ', 'a', '<!--highlight-end-->', 'b'],
    ['h|a', '|b'],
  ],
  [
    ['highlight-next-line', '# highlight-next-line a', '# highlight-next', 'x # highlight-start'],
    ['|highlight-next-line', '|# highlight-next-line a', '|# highlight-next', '|x # highlight-start'],
  ],
])('marks of %j', (lines, expected) => expect(shape(lines)).toEqual(expected));

test('the signs of a diff mark its lines, its head does not', () =>
  expect(shape(['--- a', '+++ b', '-x', '+y', ' z'], true)).toEqual(['|--- a', '|+++ b', '-|-x', '+|+y', '| z']));

test('numbers of highlighted lines count those that are shown; a plus or minus marks a line of a diff alone', () => {
  const lines = ['# highlight-next-line', '-a', '+b', '-c'];
  expect(markLines(lines, [{ from: 2, to: 2 }]).map(({ text, marks }) => [text, ...Object.values(marks)])).toEqual([
    ['-a', true, false, false],
    ['+b', true, false, false],
    ['-c', false, false, false],
  ]);
});

test('flags of a command that are too long for a line of a phone are tokens of their own', async () => {
  const [line = []] = tokenize(
    await loadGrammars(['bash']),
    'kubectl run a --image=b/c --rm -i --restart=Never -- sh',
    'bash',
  );
  const flags = line.filter(({ role }) => role === 'tk-v').map(({ text }) => text);
  expect(flags).toEqual(['--image=b/c --rm -i ', '--restart=Never -- ']);
});
