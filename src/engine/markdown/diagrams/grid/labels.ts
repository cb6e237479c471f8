import { boxAround, type Point, type Rect } from '../svg';
import { insetOf } from '../graph/heads';
import { overlaps, segmentsOf, touches, type Scene, type Segment, type Way } from './scene';

/** Beside the letters of a label, on its ground. */
export const LABEL_ROOM = 8;
/** A line is seen at both ends of its label for at least this long. */
const SEEN = 7;

/** Where along a stretch a label is tried. */
const PLACES = Array.from({ length: 25 }, (_, index) => index / 24);

/** Ways of all edges, and those whose labels found no room. */
export interface Routes {
  ways: Way[];
  crowded: Way[];
}

/** Gives each label a place on a straight stretch of its edge, clear of words, boxes and other labels. */
export function placeLabels(ways: readonly Way[], scene: Scene): Routes {
  const placed: Rect[] = [];
  const crowded: Way[] = [];
  const labelled = ways.map((way): Way => {
    const { label } = way.wanted;
    if (!label) return way;
    const spots = spotsOf(way).map((spot) => ({ ...spot, cost: costOf(spot.box, way, ways, scene, placed) }));
    const [best] = spots.sort((a, b) => a.cost - b.cost);
    if (!best) {
      crowded.push(way);
      return { ...way, label: way.points[1] ?? null };
    }
    if (best.cost >= COVERED) crowded.push(way);
    placed.push(best.box);
    return { ...way, label: best.at };
  });
  return { ways: labelled, crowded };
}

interface Spot {
  at: Point;
  box: Rect;
}

/** Places on the stretches of an edge that are long enough for its label and what stands at its ends. */
function spotsOf({ wanted: { edge, label }, points }: Way): Spot[] {
  if (!label) return [];
  const [width, height] = [label.width + LABEL_ROOM, label.height];
  const segments = segmentsOf(points);
  return segments.flatMap(([a, b], index) => {
    const isUpright = a.x === b.x;
    const length = lengthOf([a, b]);
    const half = (isUpright ? height : width) / 2;
    const before = half + SEEN + (index === 0 ? insetOf(edge.start) : 0);
    const after = half + SEEN + (index === segments.length - 1 ? insetOf(edge.end) : 0);
    if (length < before + after) return [];
    return PLACES.map((place) => {
      const along = (before + place * (length - before - after)) / length;
      const at = { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along };
      return { at, box: boxAround(at, width, height) };
    });
  });
}

/** What covers a word or is covered by one costs so much that more room is made. */
const COVERED = 1000;

function costOf(box: Rect, own: Way, ways: readonly Way[], scene: Scene, placed: readonly Rect[]): number {
  const isCovered =
    [...scene.leaves, ...scene.titles].some((other) => overlaps(box, other, 3)) ||
    placed.some((other) => overlaps(box, other, 3));
  let cost = isCovered ? COVERED : 0;
  for (const way of ways)
    for (const segment of segmentsOf(way.points)) if (touches(segment, box, 2)) cost += way === own ? 1 : COVERED / 3;
  const { x, y } = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  for (const border of scene.borders) if (isOnBorder(box, border)) cost += 60;
  const middle = halfway(own.points);
  return cost + (Math.abs(middle.x - x) + Math.abs(middle.y - y)) / 50;
}

/** The point in the middle of a way. */
function halfway(points: readonly Point[]): Point {
  const segments = segmentsOf(points);
  let left = segments.reduce((sum, segment) => sum + lengthOf(segment), 0) / 2;
  for (const segment of segments) {
    const [a, b] = segment;
    const part = left / Math.max(1, lengthOf(segment));
    if (part <= 1) return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    left -= lengthOf(segment);
  }
  return { x: 0, y: 0 };
}

const lengthOf = ([a, b]: Segment): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

const isOnBorder = (box: Rect, border: Rect): boolean => overlaps(box, border) && !isWithin(box, border);

const isWithin = (box: Rect, { left, top, right, bottom }: Rect): boolean =>
  box.left > left && box.right < right && box.top > top && box.bottom < bottom;

/** What a way takes with its label, for the room of the drawing. */
export function boxesOf({ points, label, wanted }: Way): Rect[] {
  const corners = points.map((point) => boxAround(point, 12, 12));
  const { label: block } = wanted;
  return label && block ? [...corners, boxAround(label, block.width + LABEL_ROOM, block.height)] : corners;
}
