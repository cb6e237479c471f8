import type { ElementContent } from 'hast';
import { drawHead, insetOf } from '../graph/heads';
import type { GraphEdge } from '../graph/model';
import { boxAround, path, rect, textAt, type Point, type Rect } from '../svg';
import { LABEL_ROOM } from './labels';
import type { Attempt } from './layout';
import { BESIDE_ICON, type Heading } from './measure';
import { headBox } from './place';
import type { Way } from './scene';

/** The parts of a grid that was laid out, from back to front. */
export function partsOf({ placed, routes }: Attempt): ElementContent[] {
  const groups = [...placed.groups.values()];
  return [
    ...groups.map(({ box }) => rect('dg-group', box, 6)),
    ...routes.ways.flatMap(drawWay),
    ...groups.flatMap(({ box, head }) => drawHeading(box, head)),
    ...[...placed.leaves.values()].flatMap(({ figure, center }) => figure.draw(center)),
    ...routes.ways.flatMap((way) =>
      drawLabel(
        way,
        groups.map(({ box }) => box),
      ),
    ),
  ];
}

function drawHeading(box: Rect, head: Heading): ElementContent[] {
  const { left, top, bottom } = headBox(box, head);
  const y = (top + bottom) / 2;
  const { icon, title } = head;
  if (!icon) return textAt('dg-start-title', title, { x: left, y });
  const start = left + icon.size + BESIDE_ICON;
  return [...icon.draw({ x: left + icon.size / 2, y }), ...textAt('dg-start-title', title, { x: start, y })];
}

const LINE: Record<GraphEdge['stroke'], string> = {
  solid: 'dg-edge',
  dotted: 'dg-dotted',
  thick: 'dg-thick',
  invisible: 'dg-edge',
};

const CORNER = 7;

/** The line of an edge with rounded corners, and what stands at its ends. */
function drawWay({ points, wanted: { edge } }: Way): ElementContent[] {
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  if (!first || !second || !beforeLast || !last) return [];
  const leaving = toward(second, first);
  const arriving = toward(beforeLast, last);
  const start = moved(first, leaving, -insetOf(edge.start));
  const end = moved(last, arriving, -insetOf(edge.end));
  const commands: (string | number)[] = ['M', start.x, start.y];
  const corners = points.slice(1, -1);
  corners.forEach((corner, index) => {
    const [before, after] = [points[index] ?? corner, points[index + 2] ?? corner];
    const radius = Math.min(CORNER, distance(before, corner) / 2, distance(corner, after) / 2);
    const a = moved(corner, toward(before, corner), -radius);
    const b = moved(corner, toward(corner, after), radius);
    commands.push('L', a.x, a.y, 'C', corner.x, corner.y, corner.x, corner.y, b.x, b.y);
  });
  commands.push('L', end.x, end.y);
  return [
    path(LINE[edge.stroke], ...commands),
    ...drawHead(edge.start, first, leaving),
    ...drawHead(edge.end, last, arriving),
  ];
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The direction from a point to another, of length one. */
function toward(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const moved = ({ x, y }: Point, by: Point, length: number): Point => ({ x: x + by.x * length, y: y + by.y * length });

/** The label of an edge on a ground of its own, so that no line runs through it. */
function drawLabel({ label, wanted: { label: block } }: Way, groups: readonly Rect[]): ElementContent[] {
  if (!label || !block) return [];
  const inside = groups.some(
    ({ left, top, right, bottom }) => label.x > left && label.x < right && label.y > top && label.y < bottom,
  );
  const ground = boxAround(label, block.width + LABEL_ROOM, block.height);
  return [rect(inside ? 'dg-group-ground' : 'dg-ground', ground, 3), ...textAt('dg-label', block, label)];
}
