import { expect, test } from 'vitest';
import { parseFenceMeta, parseRanges } from './fence-meta';
import { markLines } from './line-marks';
import { loadGrammars, tokenize } from './tokens';

test.each([
  ['', { title: null, lines: [], numbers: false, first: 1 }],
  ['title="a b.yaml" {1,3-5}', { title: 'a b.yaml', lines: [1, 3, 4, 5], numbers: false, first: 1 }],
  ["title='a.go' showLineNumbers", { title: 'a.go', lines: [], numbers: true, first: 1 }],
  ['showLineNumbers=10 {2}', { title: null, lines: [2], numbers: true, first: 10 }],
  ['historical', { title: null, lines: [], numbers: false, first: 1 }],
])('fence options of %j', (meta, expected) => {
  const { title, highlighted, lineNumbers, firstLine } = parseFenceMeta(meta);
  expect({ title, lines: [...highlighted], numbers: lineNumbers, first: firstLine }).toEqual(expected);
});

test.each([
  ['', []],
  ['0', []],
  ['2', [2]],
  ['4-2', []],
  [' 1 , 2-3 ', [1, 2, 3]],
])('ranges of %j', (text, expected) => expect([...parseRanges(text)]).toEqual(expected));

const shape = (lines: string[], diff = false): string[] =>
  markLines(lines, new Set(), diff).map(
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
    ['a // [!code ++]', 'b # [!code --]', 'c <!-- [!code hl] -->'],
    ['+|a', '-|b', 'h|c'],
  ],
])('marks of %j', (lines, expected) => expect(shape(lines)).toEqual(expected));

test('the signs of a diff mark its lines, its head does not', () =>
  expect(shape(['--- a', '+++ b', '-x', '+y', ' z'], true)).toEqual(['|--- a', '|+++ b', '-|-x', '+|+y', '| z']));

test('flags of a command that are too long for a line of a phone are tokens of their own', async () => {
  const [line = []] = tokenize(
    await loadGrammars(['bash']),
    'kubectl run a --image=b/c --rm -i --restart=Never -- sh',
    'bash',
  );
  const flags = line.filter(({ role }) => role === 'tk-v').map(({ text }) => text);
  expect(flags).toEqual(['--image=b/c --rm -i ', '--restart=Never -- ']);
});
