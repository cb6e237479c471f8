import type { Point, Rect } from '../svg';
import type { TextBlock } from '../text';
import { isAcross, toPlace, toPoint, toSpan, type Place, type Span } from './axes';
import type { Figure } from './figures';
import type { Arranged } from './arrange';
import type { Route } from './layout';
import type { Level } from './levels';
import type { Direction } from './model';

/** What routing needs to know of a level that was arranged. */
interface Arrangement {
  level: Level;
  direction: Direction;
  isGroup: (id: string) => boolean;
  figures: ReadonlyMap<string, Figure>;
  centers: ReadonlyMap<string, Point>;
  leafBoxes: ReadonlyMap<string, Rect>;
  groupBoxes: ReadonlyMap<string, Rect>;
  arranged: Arranged;
  labels: readonly (TextBlock | null)[];
}

/** An end of an edge at a side of a box: `side` is 1 where the edge leaves along the flow, -1 against it. */
interface Port {
  edge: number;
  id: string;
  side: 1 | -1;
  /** Where the edge comes from or goes to; ports of a side stand in that order. */
  toward: number;
  cross: number;
}

/** A straight stretch along the flow that an edge passes through: between nodes of a rank, or under its label. */
interface Gate {
  cross: number;
  from: number;
  to: number;
  fixed: boolean;
}

/** Finds the way of each edge of a level: along the flow at both ends, around what stands between. */
export function routeEdges(arrangement: Arrangement): Route[] {
  const { level, direction, arranged, labels } = arrangement;
  const spans = new Map<string, Span>();
  for (const [id, box] of [...arrangement.leafBoxes, ...arrangement.groupBoxes]) spans.set(id, toSpan(box, direction));
  const gates = level.edges.map((_, index) => gatesOf(arrangement, spans, index));
  const ports = portsOf(arrangement, spans, gates);
  return level.edges.map(({ edge, from, to }, index) => {
    const block = labels[index] ?? null;
    const center = arranged.edges[index]?.label ?? null;
    const label = block && center ? { block, center } : null;
    if (from === to) return { edge, direction, label, stops: loop(arrangement, spans, from, index) };
    const beside = besides(arrangement, spans, from, to);
    if (beside)
      return {
        edge,
        direction: TURNED[direction],
        label: label && { block: label.block, center: beside.middle },
        stops: beside.stops,
      };
    const start = endPoint(arrangement, spans, ports, index, 'from');
    const end = endPoint(arrangement, spans, ports, index, 'to');
    const obstacles = [...arrangement.leafBoxes.keys()].filter((id) => !isEnd(level, id, from, to));
    const blocked = obstacles.flatMap((id) => spans.get(id) ?? []);
    const way = simplify(start, gates[index] ?? [], end, blocked);
    return { edge, direction, label, stops: way.map((place) => toPoint(place, direction)) };
  });
}

const TURNED: Record<Direction, Direction> = { TB: 'LR', BT: 'LR', LR: 'TB', RL: 'TB' };

/** The way between a group and what stands beside it, where going along the flow would lead through the group. */
function besides(
  { direction, isGroup }: Arrangement,
  spans: ReadonlyMap<string, Span>,
  from: string,
  to: string,
): { stops: Point[]; middle: Point } | null {
  const [a, b] = [spans.get(from), spans.get(to)];
  if (!a || !b || !(isGroup(from) || isGroup(to))) return null;
  const low = Math.max(a.main[0], b.main[0]);
  const high = Math.min(a.main[1], b.main[1]);
  const isBefore = a.cross[1] < b.cross[0];
  if (low >= high || (!isBefore && b.cross[1] >= a.cross[0])) return null;
  const main = (low + high) / 2;
  const [start, end] = isBefore ? [a.cross[1], b.cross[0]] : [a.cross[0], b.cross[1]];
  return {
    stops: [toPoint({ cross: start, main }, direction), toPoint({ cross: end, main }, direction)],
    middle: toPoint({ cross: (start + end) / 2, main }, direction),
  };
}

/** Whether a leaf is an end of an edge, or inside a group that is one. */
function isEnd(level: Level, leaf: string, from: string, to: string): boolean {
  for (let id: string | null = leaf; id !== null; id = level.parents.get(id) ?? null)
    if (id === from || id === to) return true;
  return false;
}

/** The points that dagre leads an edge through, widened to the ranks they stand in. */
function gatesOf(arrangement: Arrangement, spans: ReadonlyMap<string, Span>, index: number): Gate[] {
  const { level, direction, arranged, labels, leafBoxes } = arrangement;
  const { from = '', to = '' } = level.edges[index] ?? {};
  const { points = [], label = null } = arranged.edges[index] ?? {};
  const labelPlace = label && toPlace(label, direction);
  // Along the flow a label is as long as the line under it stays straight.
  const half = isAcross(direction) ? (labels[index]?.width ?? 0) / 2 + 4 : 4;
  const forward = (points.at(-1)?.main ?? 0) >= (points[0]?.main ?? 0);
  const outside = (main: number): boolean =>
    [from, to].every((id) => {
      const span = spans.get(id);
      return !span || main < span.main[0] || main > span.main[1];
    });
  const gates: Gate[] = [];
  for (const { cross, main } of points.slice(1, -1)) {
    if (!outside(main)) continue;
    const isLabel = labelPlace !== null && Math.abs(labelPlace.main - main) < 1;
    const rank = [...leafBoxes.keys()]
      .flatMap((id) => spans.get(id) ?? [])
      .filter(
        (span) => span.main[0] < main && span.main[1] > main && Math.abs(nearestCross(span, cross) - cross) < 160,
      );
    const range: [number, number] = isLabel
      ? [main - half, main + half]
      : [
          Math.min(main, ...rank.map((span) => span.main[0] - 4)),
          Math.max(main, ...rank.map((span) => span.main[1] + 4)),
        ];
    gates.push({
      cross: isLabel && labelPlace ? labelPlace.cross : cross,
      from: forward ? range[0] : range[1],
      to: forward ? range[1] : range[0],
      fixed: isLabel,
    });
  }
  return gates;
}

const nearestCross = ({ cross: [low, high] }: Span, cross: number): number => Math.min(high, Math.max(low, cross));

/** Gives the edges that meet at a side of a box places of their own, in the order of where they come from. */
function portsOf(arrangement: Arrangement, spans: ReadonlyMap<string, Span>, gates: readonly Gate[][]): Port[] {
  const ports: Port[] = [];
  arrangement.level.edges.forEach(({ from, to }, edge) => {
    if (from === to) return;
    const ends = [
      { id: from, next: gates[edge]?.[0], other: to },
      { id: to, next: gates[edge]?.at(-1), other: from },
    ];
    for (const { id, next, other } of ends) {
      const [own, far] = [middle(spans.get(id)), middle(spans.get(other))];
      const toward = next ? { cross: next.cross, main: (next.from + next.to) / 2 } : far;
      ports.push({ edge, id, side: toward.main >= own.main ? 1 : -1, toward: toward.cross, cross: own.cross });
    }
  });
  const sides = new Map<string, Port[]>();
  for (const port of ports) {
    const key = `${port.side} ${port.id}`;
    sides.set(key, [...(sides.get(key) ?? []), port]);
  }
  for (const side of sides.values()) spread(arrangement, side, spans.get(side[0]?.id ?? ''));
  return ports;
}

const middle = (span: Span | undefined): Place =>
  span
    ? { cross: (span.cross[0] + span.cross[1]) / 2, main: (span.main[0] + span.main[1]) / 2 }
    : { cross: 0, main: 0 };

function spread(arrangement: Arrangement, side: Port[], span: Span | undefined): void {
  if (!span) return;
  const isGroup = arrangement.isGroup(side[0]?.id ?? '');
  const room = (span.cross[1] - span.cross[0]) * 0.7;
  const [only] = side;
  if (side.length === 1 && only) {
    const limit = isGroup ? room / 2 : Math.min(9, room / 2);
    const shift = only.toward - only.cross;
    if (Math.abs(shift) <= limit) only.cross += shift;
    return;
  }
  side.sort((a, b) => a.toward - b.toward || a.edge - b.edge);
  const step = Math.min(26, room / (side.length - 1 || 1));
  side.forEach((port, index) => (port.cross += (index - (side.length - 1) / 2) * step));
}

/** Where an edge touches the outline of its end. */
function endPoint(
  arrangement: Arrangement,
  spans: ReadonlyMap<string, Span>,
  ports: readonly Port[],
  edge: number,
  end: 'from' | 'to',
): Place {
  const { level, direction, figures, centers } = arrangement;
  const id = level.edges[edge]?.[end] ?? '';
  const port = ports.filter((port) => port.edge === edge)[end === 'from' ? 0 : 1];
  const span = spans.get(id);
  if (!port || !span) return { cross: 0, main: 0 };
  const center = centers.get(id);
  const outline = figures.get(id)?.outline;
  if (!center || !outline) return { cross: port.cross, main: port.side > 0 ? span.main[1] : span.main[0] };
  const corners = outline.map(({ x, y }) => toPlace({ x: x + center.x, y: y + center.y }, direction));
  return { cross: port.cross, main: reach(corners, port.cross, port.side) ?? span.main[port.side > 0 ? 1 : 0] };
}

/** How far an outline reaches along the flow at a place across it. */
function reach(corners: readonly Place[], cross: number, side: 1 | -1): number | null {
  const hits = corners.flatMap((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    if (Math.min(a.cross, b.cross) > cross || Math.max(a.cross, b.cross) < cross) return [];
    if (a.cross === b.cross) return [a.main, b.main];
    return [a.main + ((b.main - a.main) * (cross - a.cross)) / (b.cross - a.cross)];
  });
  return hits.length === 0 ? null : side > 0 ? Math.max(...hits) : Math.min(...hits);
}

/** An edge from a node to itself, beside it. */
function loop(
  { direction, arranged }: Arrangement,
  spans: ReadonlyMap<string, Span>,
  id: string,
  index: number,
): Point[] {
  const span = spans.get(id) ?? { cross: [0, 0], main: [0, 0] };
  const center = middle(span);
  const label = arranged.edges[index]?.label;
  const far = label ? toPlace(label, direction).cross : span.cross[1] + 24;
  const lift = Math.min(14, (span.main[1] - span.main[0]) / 4);
  return [
    { cross: span.cross[1], main: center.main - lift },
    { cross: far, main: center.main },
    { cross: span.cross[1], main: center.main + lift },
  ].map((place) => toPoint(place, direction));
}

/** Leaves out the gates that an edge does not need to keep clear of others. */
function simplify(start: Place, gates: readonly Gate[], end: Place, blocked: readonly Span[]): Place[] {
  const build = (kept: readonly Gate[]): Place[] => [
    start,
    ...kept.flatMap(({ cross, from, to }) => [
      { cross, main: from },
      { cross, main: to },
    ]),
    end,
  ];
  let kept = [...gates];
  const straight = gates.filter(({ fixed }) => fixed);
  if (!collides(build(straight), blocked)) return build(straight);
  for (const gate of gates) {
    if (gate.fixed) continue;
    const without = kept.filter((other) => other !== gate);
    if (!collides(build(without), blocked)) kept = without;
  }
  return build(kept);
}

const MARGIN = 7;

/** Whether the curve through places touches a box that is none of its ends. */
function collides(way: readonly Place[], blocked: readonly Span[]): boolean {
  for (let index = 0; index + 1 < way.length; index += 1) {
    const [a, b] = [way[index], way[index + 1]];
    if (!a || !b) continue;
    for (let step = 0; step <= 12; step += 1) {
      const t = step / 12;
      const eased = t * t * (3 - 2 * t);
      const main = a.main + (b.main - a.main) * (1.5 * t * (1 - t) + t * t * t);
      const cross = a.cross + (b.cross - a.cross) * eased;
      if (
        blocked.some(
          (span) =>
            main > span.main[0] - MARGIN &&
            main < span.main[1] + MARGIN &&
            cross > span.cross[0] - MARGIN &&
            cross < span.cross[1] + MARGIN,
        )
      )
        return true;
    }
  }
  return false;
}
