import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../../model/cache';
import { walk } from '../../../read/walk';
import { drawDiagram } from '../index';
import type { Rect } from '../svg';
import { classOf, elements } from '../test-drawing';

const FOLDER = path.join(PROJECT_ROOT, 'src/engine/markdown/diagrams/fixtures/flowchart');

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

  test('no label or title covers another one, or a box', () => {
    expect(drawings).not.toEqual([]);
    for (const all of drawings.map(elements)) {
      const grounds = rects(all, /-?ground$/);
      const nodes = rects(all, /^dg-node$/);
      const covered = [
        ...pairs(grounds),
        ...grounds.flatMap((ground) => nodes.map((node): [Rect, Rect] => [ground, node])),
      ];
      expect(covered.filter(([a, b]) => overlap(a, b))).toEqual([]);
    }
  });

  test('no two groups overlap unless one holds the other', () => {
    for (const all of drawings.map(elements))
      expect(pairs(rects(all, /^dg-group$/)).filter(([a, b]) => overlap(a, b) && !holds(a, b) && !holds(b, a))).toEqual(
        [],
      );
  });
});
