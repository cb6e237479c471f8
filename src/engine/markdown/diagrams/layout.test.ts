import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';
import { walk } from '../../read/walk';
import { COLUMN, drawDiagram } from './index';
import type { Rect } from './svg';
import { classOf, elements, texts } from './test-drawing';

const FOLDER = path.join(PROJECT_ROOT, 'src/engine/markdown/diagrams/fixtures/flowchart');

function sizeOf(source: string): [width: number, height: number] {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  return [Number(result.svg.properties['width']), Number(result.svg.properties['height'])];
}

test('the written direction is kept where it fits the column, and turned where not', () => {
  const chain = (count: number): string =>
    `flowchart LR\n${Array.from({ length: count }, (_, index) => `n${index}["a label of some length, number ${index}"]`).join(' --> ')}`;
  const [width, height] = sizeOf(chain(3));
  expect(width).toBeGreaterThan(height);
  const [narrow, tall] = sizeOf(chain(9));
  expect(narrow).toBeLessThan(tall);
});

const tree = (children: number): string =>
  `flowchart TD\n${Array.from({ length: children }, (_, index) => ` Root --> Branch-number-${index}`).join('\n')}`;

test.each([12, 30])('a tree of %i branches, far too wide downwards, grows to the right', (children) => {
  const [width, height] = sizeOf(tree(children));
  expect(width).toBeLessThan(COLUMN);
  expect(height).toBeGreaterThan(width);
});

test('a tree that fits, or is a little too wide downwards, stays as it is written', () => {
  const [fits, low] = sizeOf(tree(3));
  expect(fits).toBeLessThan(COLUMN);
  expect(low).toBeLessThan(fits);
  const [wide, flat] = sizeOf(tree(5));
  expect(wide).toBeGreaterThan(COLUMN);
  expect(flat).toBeLessThan(wide / 3);
});

test.each([
  ['over B', 7],
  ['over B,C', 4],
  ['over A,C', 3],
  // Wider than three columns a line is hard to read.
  ['over A,E', 3],
])('a note %s is set in %i lines, by the columns it covers', (place, lines) => {
  const said = Array.from({ length: 23 }, (_, index) => `word${String.fromCharCode(97 + index)}${index}`).join(' ');
  const participants = ['A', 'B', 'C', 'D', 'E'].map((id) => ` participant ${id}\n`).join('');
  const found = texts(`sequenceDiagram\n${participants} Note ${place}: ${said}`);
  expect(found.filter((text) => said.includes(text))).toHaveLength(lines);
});

const boxOf = ({ properties: { x, y, width, height } }: Element): Rect => ({
  left: Number(x),
  top: Number(y),
  right: Number(x) + Number(width),
  bottom: Number(y) + Number(height),
});

/** The rectangles of a class in a drawing. */
const rects = (all: readonly Element[], name: RegExp): Rect[] =>
  all.filter((node) => node.tagName === 'rect' && name.test(classOf(node))).map(boxOf);

const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

const holds = (a: Rect, b: Rect): boolean =>
  a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]));
}

describe.each(walk(FOLDER, (file) => file.endsWith('.mmd')))('%s', (file) => {
  const drawn = drawDiagram(readFileSync(path.join(FOLDER, file), 'utf8'));
  const drawings = drawn.kind === 'drawn' ? [drawn.svg, ...(drawn.narrow ? [drawn.narrow] : [])] : [];

  test('no label, title or box covers another one, unless a group holds another', () => {
    expect(drawings).not.toEqual([]);
    for (const all of drawings.map(elements)) {
      const grounds = rects(all, /-?ground$/);
      const nodes = rects(all, /^dg-node$/);
      const groups = pairs(rects(all, /^dg-group$/)).filter(([a, b]) => !holds(a, b) && !holds(b, a));
      const covered = [...groups, ...pairs([...grounds, ...nodes])];
      expect(covered.filter(([a, b]) => overlap(a, b))).toEqual([]);
    }
  });
});
