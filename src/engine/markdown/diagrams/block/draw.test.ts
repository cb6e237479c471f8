import { expect, test } from 'vitest';
import { drawDiagram } from '../index';
import { classOf, elements, textOf } from '../test-drawing';

/** Where the words of a drawing stand, by their text. */
function places(source: string, isNarrow = false): Map<string, { x: number; y: number }> {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const svg = isNarrow ? result.narrow : result.svg;
  if (!svg) throw new Error('There is no drawing for a phone.');
  const texts = elements(svg).filter(({ tagName }) => tagName === 'text');
  return new Map(
    texts.map((node) => [textOf(node), { x: Number(node.properties['x']), y: Number(node.properties['y']) }]),
  );
}

/** The texts of each row, from the left. */
function rowsOf(found: ReadonlyMap<string, { x: number; y: number }>): string[] {
  const rows = new Map<number, string[]>();
  for (const [text, { y }] of [...found].sort(([, a], [, b]) => a.y - b.y || a.x - b.x))
    rows.set(y, [...(rows.get(y) ?? []), text]);
  return [...rows.values()].map((row) => row.join(' '));
}

test.each([
  ['block\n columns 3\n a b c d', ['a b c', 'd']],
  ['block\n columns 3\n a:2 b c:3 d', ['a b', 'c', 'd']],
  ['block\n columns 3\n a b:2 c:2 d', ['a b', 'c d']],
  ['block\n columns 2\n a b:9 c', ['a b', 'c']],
  ['block\n a b c d', ['a b c d']],
  ['block columns 1\n a b\n c', ['a', 'b', 'c']],
  ['block\n columns 2\n a space b space:2 c', ['a', 'b', 'c']],
])('%j stands in rows', (source, rows) => expect(rowsOf(places(source))).toEqual(rows));

test('what stands below something begins at its column', () => {
  const found = places('block\n columns 3\n a b c\n space d');
  expect(found.get('d')?.x).toBe(found.get('b')?.x);
});

const WORDS = Array.from({ length: 12 }, (_, index) => `n${index}["Some words ${index}"]`).join(' ');

test('a single row that is too wide is folded, and more so for a phone', () => {
  const rows = rowsOf(places(`block\n ${WORDS}`));
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[0]).toMatch(/^Some words 0 Some words 1/);
  expect(rowsOf(places(`block\n ${WORDS}`, true)).length).toBeGreaterThan(rows.length);
});

test('columns that the source asks for stay, however wide', () => {
  expect(rowsOf(places(`block\n columns 12\n ${WORDS}`))).toHaveLength(1);
});

test('an edge ends at the border of a group', () => {
  const result = drawDiagram('block\n columns 1\n block:g\n a\n end\n space\n b\n g --> b');
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const all = elements(result.svg);
  const group = all.find((node) => classOf(node) === 'dg-group')?.properties;
  const line = String(all.find((node) => classOf(node) === 'dg-edge')?.properties['d']);
  expect(Number(/^M-?[\d.]+[ ]?(-?[\d.]+)/.exec(line)?.[1])).toBe(Number(group?.['y']) + Number(group?.['height']));
});

test('an edge between a group and what it holds runs inwards from its border', () => {
  const result = drawDiagram('block\n columns 1\n block:g\n a\n end\n g --> a');
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const all = elements(result.svg);
  const [group, node] = ['dg-group', 'dg-node'].map((name) => all.find((part) => classOf(part) === name)?.properties);
  const line = String(all.find((part) => classOf(part) === 'dg-edge')?.properties['d']);
  const [x = 0, y = 0, toX = 0, toY = 0] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
  expect(x).toBe(Number(group?.['x']));
  expect(toX).toBeGreaterThan(x);
  expect(toX).toBeLessThan(Number(node?.['x']));
  expect(y).toBe(toY);
});

test('many blocks and edges are drawn', () => {
  const edges = Array.from({ length: 60 }, (_, index) => `b${index} --> b${(index * 7 + 3) % 60}`).join('\n');
  expect(drawDiagram(`block\n columns 8\n ${edges}`).kind).toBe('drawn');
}, 60_000);
