import { at } from '../../../../shared/at';
import { boxAround, type Point, type Rect, type TextBlock } from '../svg';
import type { ArrangedEdge } from './arrange';
import { toPlace, toPoint, toSpan, type Place, type Span, middle, type Direction, type GraphEdge } from './model';
import type { Figure } from './figures';

export interface Route {
  edge: GraphEdge;
  direction: Direction;
  /** Alternating curve ends: the first is the start, then pairs of a straight stretch, the last is the tip. */
  stops: Point[];
  label: { block: TextBlock; center: Point } | null;
}

/** Edges pass as much nearer to the letters of a label than to a box. */
const CLOSER = 8;

/** Routes each edge: along the flow at both ends, around what is between. */
export function routeEdges(
  edges: readonly ArrangedEdge[],
  figures: ReadonlyMap<string, Figure>,
  boxes: ReadonlyMap<string, Rect>,
  direction: Direction,
): Route[] {
  const spans = new Map([...boxes].map(([id, box]) => [id, toSpan(box, direction)]));
  const gates = edges.map((edge) => gatesOf(edge, [...spans.values()], direction));
  const ends = endsOf(edges, gates, figures, spans, direction);
  const labelSpans = edges.map(({ label, labelAt }) =>
    label ? toSpan(boxAround(labelAt, label.width - CLOSER, label.height - CLOSER), direction) : null,
  );
  return edges.map(({ edge, label, labelAt }, index) => {
    const others = [...spans].flatMap(([id, span]) => (id === edge.from || id === edge.to ? [] : [span]));
    const labels = labelSpans.flatMap((span, other) => (span && other !== index ? [span] : []));
    const { start, end } = at(ends, index);
    const through = (kept: readonly Gate[]): Place[] => [
      start,
      ...kept.flatMap(({ cross, from, to }) => [
        { cross, main: from },
        { cross, main: to },
      ]),
      end,
    ];
    const all = at(gates, index);
    const straight = through(all.filter(({ isLabel }) => isLabel));
    const way = isClear(straight, [...others, ...labels]) ? straight : through(all);
    return {
      edge,
      direction,
      stops: way.map((place) => toPoint(place, direction)),
      label: label && { block: label, center: labelAt },
    };
  });
}

function gatesOf({ points, label, labelAt }: ArrangedEdge, spans: readonly Span[], direction: Direction): Gate[] {
  const labelPlace = toPlace(labelAt, direction);
  // Along the flow a label is as long as the line under it stays straight.
  const half = direction === 'LR' ? (label?.width ?? 0) / 2 + 4 : 4;
  const isForward = (points.at(-1)?.main ?? 0) >= (points[0]?.main ?? 0);
  return points.slice(1, -1).map(({ cross, main }) => {
    const isLabel = label !== null && Math.abs(labelPlace.main - main) < 1;
    const rank = spans.filter((span) => span.main[0] < main && span.main[1] > main);
    const start = isLabel ? main - half : Math.min(main, ...rank.map((span) => span.main[0] - 4));
    const end = isLabel ? main + half : Math.max(main, ...rank.map((span) => span.main[1] + 4));
    return {
      cross: isLabel ? labelPlace.cross : cross,
      from: isForward ? start : end,
      to: isForward ? end : start,
      isLabel,
    };
  });
}

const MARGIN = 7;

/** Whether the curve through places touches none of some boxes. */
function isClear(way: readonly Place[], boxes: readonly Span[]): boolean {
  const points = pointsOf(way);
  return !boxes.some((span) => points.some((place) => isNear(place, span)));
}

const isNear = ({ main, cross }: Place, span: Span): boolean =>
  main > span.main[0] - MARGIN &&
  main < span.main[1] + MARGIN &&
  cross > span.cross[0] - MARGIN &&
  cross < span.cross[1] + MARGIN;

function pointsOf(way: readonly Place[]): Place[] {
  return way.slice(1).flatMap((b, index) => {
    const a = way[index] ?? b;
    return Array.from({ length: 13 }, (_, step) => {
      const t = step / 12;
      const eased = t * t * (3 - 2 * t);
      return {
        main: a.main + (b.main - a.main) * (1.5 * t * (1 - t) + t * t * t),
        cross: a.cross + (b.cross - a.cross) * eased,
      };
    });
  });
}

interface Gate {
  cross: number;
  from: number;
  to: number;
  isLabel: boolean;
}

/** An end of an edge at a side of a box: `side` is 1 where the edge is further along the flow, else -1. */
interface Port {
  id: string;
  side: 1 | -1;
  /** Position of the other end of the edge. The ports of a side are sorted by it. */
  toward: number;
  cross: number;
}

/** So much of a side has room for ports, this far from each other at most. */
const USED_SIDE = 0.7;
const MOST_APART = 26;

function endsOf(
  edges: readonly ArrangedEdge[],
  gates: readonly (readonly Gate[])[],
  figures: ReadonlyMap<string, Figure>,
  spans: ReadonlyMap<string, Span>,
  direction: Direction,
): { start: Place; end: Place }[] {
  const spanOf = (id: string): Span => spans.get(id) ?? { cross: [0, 0], main: [0, 0] };
  const sides = new Map<string, Port[]>();
  const addPort = (id: string, other: string, gate: Gate | undefined): Port => {
    const own = middle(spanOf(id));
    const toward = gate ? { cross: gate.cross, main: (gate.from + gate.to) / 2 } : middle(spanOf(other));
    const side = toward.main >= own.main ? 1 : -1;
    const port: Port = { id, side, toward: toward.cross, cross: own.cross };
    const key = `${side} ${id}`;
    sides.set(key, [...(sides.get(key) ?? []), port]);
    return port;
  };
  const ports = edges.map(({ edge: { from, to } }, index) => ({
    start: addPort(from, to, gates[index]?.[0]),
    end: addPort(to, from, gates[index]?.at(-1)),
  }));
  for (const side of sides.values()) spread(side, spanOf(side[0]?.id ?? ''));
  const placeOf = ({ id, cross, side }: Port): Place => {
    const span = spanOf(id);
    const center = middle(span);
    const corners = (figures.get(id)?.outline ?? []).map((corner) => {
      const place = toPlace(corner, direction);
      return { cross: center.cross + place.cross, main: center.main + place.main };
    });
    return { cross, main: reach(corners, cross, side) ?? span.main[side > 0 ? 1 : 0] };
  };
  return ports.map(({ start, end }) => ({ start: placeOf(start), end: placeOf(end) }));
}

function spread(side: Port[], span: Span): void {
  const room = (span.cross[1] - span.cross[0]) * USED_SIDE;
  side.sort((a, b) => a.toward - b.toward);
  const step = Math.min(MOST_APART, room / Math.max(1, side.length - 1));
  side.forEach((port, index) => (port.cross += (index - (side.length - 1) / 2) * step));
}

function reach(corners: readonly Place[], cross: number, side: 1 | -1): number | null {
  const hits = corners.flatMap((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    if (Math.min(a.cross, b.cross) > cross || Math.max(a.cross, b.cross) < cross) return [];
    if (a.cross === b.cross) return [a.main, b.main];
    return [a.main + ((b.main - a.main) * (cross - a.cross)) / (b.cross - a.cross)];
  });
  return hits.length === 0 ? null : side > 0 ? Math.max(...hits) : Math.min(...hits);
}
