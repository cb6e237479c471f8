import type { ElementContent } from 'hast';
import { listBeside, NUMBER, numberAt } from '../key-list';
import type { DiagramSource } from '../source';
import { boxAround, circle, line, rect, textAt, union, type Drawing, type Point, type Rect } from '../svg';
import { setText, type TextBlock } from '../text';
import { parseQuadrants, type Quadrants, type QuadrantPoint } from './parse';

const SMALL = { size: 13 };
/** Side of the chart in a wide column and on a phone. */
const SIDE = 360;
/** Width at which names of the ends of the axis at the side wrap. */
const ENDS = 74;

/** Draws four quadrants with numbered points, and a list of what the points are. */
export function drawQuadrants(source: DiagramSource, column: number): Drawing {
  const chart = parseQuadrants(source);
  const [low, high] = chart.y.map((text) => setText(text, ENDS, SMALL));
  const room = Math.max(low?.width ?? 0, high?.width ?? 0);
  const left = room > 0 ? room + 10 : 0;
  const side = Math.min(SIDE, column - 8 - left);
  const area = { left, top: 0, right: left + side, bottom: side };
  const ends = low && high ? [...endAt(low, room, area.bottom - low.height), ...endAt(high, room, 4)] : [];
  const across = acrossEnds(chart, area);
  const points = chart.points.map(({ x, y }) => ({ x: area.left + x * side, y: area.bottom - y * side }));
  const names = quadrantNames(chart, area, points);
  const marks = drawPoints(points, area, names.boxes);
  const around = union([area, { left: 0, top: 0, right: left, bottom: side }, across.box, ...points.map(boxOf)]);
  const entries = chart.points.map(({ label, written }) => ({ label, values: written }));
  const list = entries.length > 0 ? listBeside(around, column, entries) : null;
  return {
    parts: [...grounds(area), ...names.parts, ...ends, ...across.parts, ...marks, ...(list?.parts ?? [])],
    bounds: union([around, ...(list ? [list.box] : [])]),
    words: wordsOf(chart),
    title: chart.title,
  };
}

const boxOf = ({ x, y }: Point): Rect => ({ left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 });

/** The name of an end of the axis at the side, in the middle of its room. */
const endAt = (block: TextBlock, room: number, top: number): ElementContent[] =>
  textAt('dg-label', block, { x: room / 2, y: top + block.height / 2 });

/** The names of the ends of the axis below. */
function acrossEnds({ x }: Quadrants, { left, right, bottom }: Rect): { parts: ElementContent[]; box: Rect } {
  const [low, high] = x.map((text) => setText(text, (right - left) / 2 - 8, SMALL));
  const height = Math.max(low?.height ?? 0, high?.height ?? 0);
  const y = bottom + 8;
  return {
    parts: [
      ...(low ? textAt('dg-start-label', low, { x: left, y: y + low.height / 2 }) : []),
      ...(high ? textAt('dg-end-label', high, { x: right, y: y + high.height / 2 }) : []),
    ],
    box: { left, right, top: bottom, bottom: height > 0 ? y + height : bottom },
  };
}

/** The quadrants of an area from the upper right one on, against the clock. */
function quadrantsOf({ left, top, right, bottom }: Rect): Rect[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    { left: x, top, right, bottom: y },
    { left, top, right: x, bottom: y },
    { left, top: y, right: x, bottom },
    { left: x, top: y, right, bottom },
  ];
}

function grounds(area: Rect): ElementContent[] {
  const { left, top, right, bottom } = area;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    ...quadrantsOf(area).map((box, index) => rect(index % 2 > 0 ? 'dg-ground' : 'dg-group-ground', box)),
    rect('dg-frame', area, 2),
    line('dg-part', { x, y: top }, { x, y: bottom }),
    line('dg-part', { x: left, y }, { x: right, y }),
  ];
}

/** Names of the quadrants: at the head of each, or further down where points lie there. */
function quadrantNames(
  { names }: Quadrants,
  area: Rect,
  points: readonly Point[],
): { parts: ElementContent[]; boxes: Rect[] } {
  const found = quadrantsOf(area).flatMap((box, index) => {
    const block = setText(names[index] ?? '', box.right - box.left - 24, { bold: true });
    if (block.height === 0) return [];
    const x = (box.left + box.right) / 2;
    const tops = [box.top + 12, box.bottom - 12 - block.height, (box.top + box.bottom - block.height) / 2];
    const boxes = tops.map((top) => boxAround({ x, y: top + block.height / 2 }, block.width, block.height));
    const free = boxes.find((place) => !points.some((point) => isNear(point, place, 9)));
    return [{ block, place: free ?? boxes[0] ?? box }];
  });
  return {
    parts: found.flatMap(({ block, place }) =>
      textAt('dg-title', block, { x: (place.left + place.right) / 2, y: (place.top + place.bottom) / 2 }),
    ),
    boxes: found.map(({ place }) => place),
  };
}

const isNear = ({ x, y }: Point, { left, top, right, bottom }: Rect, distance: number): boolean =>
  x > left - distance && x < right + distance && y > top - distance && y < bottom + distance;

/** Points with their numbers beside them, each where it is furthest from other points and covers no name. */
function drawPoints(points: readonly Point[], area: Rect, names: readonly Rect[]): ElementContent[] {
  const taken: Point[] = [...points];
  const room = 2 * NUMBER + 2;
  return points.flatMap((point, index) => {
    const others = taken.filter((other) => other !== point);
    const clearance = (place: Point): number => {
      if (!isNear(place, area, -NUMBER) || names.some((name) => isNear(place, name, NUMBER))) return 0;
      return Math.min(room, ...others.map((other) => Math.hypot(other.x - place.x, other.y - place.y)));
    };
    const places = PLACES.map(({ x, y }) => ({ x: point.x + x, y: point.y + y }));
    const best = places.reduce((found, place) => (clearance(place) > clearance(found) + 0.5 ? place : found));
    taken.push(best);
    const isFar = Math.hypot(best.x - point.x, best.y - point.y) > 20;
    return [
      ...(isFar ? [line('dg-mark', point, best)] : []),
      circle('dg-head', point, 5),
      ...numberAt(String(index + 1), best).parts,
    ];
  });
}

/** Places of a number around its point, near ones first. */
const PLACES: readonly Point[] = [16, 34, 52, 70].flatMap((radius) =>
  Array.from({ length: 8 * Math.ceil(radius / 34) }, (_, index, all = Math.ceil(radius / 34) * 8) => ({
    x: Math.sin((index * 2 * Math.PI) / all + Math.PI / 4) * radius,
    y: -Math.cos((index * 2 * Math.PI) / all + Math.PI / 4) * radius,
  })),
);

function wordsOf({ x, y, names, points }: Quadrants): string[] {
  const tell = ({ label, written }: QuadrantPoint): string => `${label} ${written}`;
  return [...x, ...y, ...names, ...points.map(tell)].filter((word) => word !== '');
}
