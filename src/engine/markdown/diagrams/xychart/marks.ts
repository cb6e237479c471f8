import type { ElementContent } from 'hast';
import { boxAround, circle, line, rect, textAt, union, type Point, type Rect } from '../svg';
import { setText, type TextBlock } from '../text';
import type { Series } from './parse';

export const SMALL = { size: 13 };

/** Grounds of bars, lines and their points, by the place of a series among those of its kind. */
const BARS = ['dg-solid', 'dg-note', 'dg-bar', 'dg-choice'];
const LINES = ['dg-cross', 'dg-edge', 'dg-dotted', 'dg-thick'];
const POINTS = ['dg-head', 'dg-solid', 'dg-hollow', 'dg-choice'];

/** Radius of a point. */
const POINT = 4;

const styleOf = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

export const drawBar = (index: number, box: Rect): ElementContent => rect(styleOf(BARS, index), box, 2);

/** A line through points, and the points themselves. */
export function drawPoints(index: number, points: readonly Point[]): ElementContent[] {
  const ways = points.slice(1).map((to, at) => line(styleOf(LINES, index), points[at] ?? to, to));
  return [...ways, ...points.map((point) => circle(styleOf(POINTS, index), point, POINT))];
}

/** The number of each series among those of its kind. */
export function numbered(series: readonly Series[]): (Series & { index: number })[] {
  const counts = { bar: 0, line: 0 };
  return series.map((each) => ({ ...each, index: counts[each.kind]++ }));
}

/** What the series are called, each behind a sample of what it looks like. */
export function legend(
  series: readonly Series[],
  { x, y }: Point,
  width: number,
): { parts: ElementContent[]; box: Rect } {
  const parts: ElementContent[] = [];
  const boxes: Rect[] = [{ left: x, right: x, top: y, bottom: y }];
  let [left, top] = [x, y];
  for (const { kind, index, name } of numbered(series)) {
    if (name === '') continue;
    const block = setText(name, width - 34, SMALL);
    if (left > x && left + 34 + block.width > x + width) [left, top] = [x, (boxes.at(-1)?.bottom ?? y) + 6];
    const middle = top + block.height / 2;
    const sample = boxAround({ x: left + 11, y: middle }, 22, 12);
    const ends = [sample.left + POINT, sample.right - POINT].map((at) => ({ x: at, y: middle }));
    parts.push(
      ...(kind === 'bar' ? [drawBar(index, sample)] : drawPoints(index, ends)),
      ...textAt('dg-start-label', block, { x: left + 32, y: middle }),
    );
    boxes.push({ left, right: left + 32 + block.width, top, bottom: top + block.height });
    left += 32 + block.width + 24;
  }
  return { parts, box: union(boxes) };
}

/** A text on a ground, so that no line runs through it. */
export const onGround = (className: string, block: TextBlock, box: Rect, at: Point): ElementContent[] => [
  rect('dg-ground', box, 2),
  ...textAt(className, block, at),
];
