import { boxAround, type Point } from '../svg';
import type { TextBlock } from '../text';
import { wayBeside } from './beside';
import { isAcross, toPlace, toPoint, toSpan, type Span } from './axes';
import { simplify, type Gate } from './clear-way';
import type { Level } from './levels';
import type { Direction, GraphEdge } from './model';
import { endPoint, middle, portsOf, type Arrangement } from './ports';

/** An edge with the way it takes. */
export interface Route {
  edge: GraphEdge;
  direction: Direction;
  /** Alternating curve ends: the first is the start, then pairs of a straight stretch, the last is the tip. */
  stops: Point[];
  label: { block: TextBlock; center: Point } | null;
}

/** Finds the way of each edge of a level: along the flow at both ends, around what stands between. */
export function routeEdges(arrangement: Arrangement): Route[] {
  const { level, direction, arranged, labels } = arrangement;
  const spans = new Map<string, Span>();
  for (const [id, box] of [...arrangement.leafBoxes, ...arrangement.groupBoxes]) spans.set(id, toSpan(box, direction));
  const gates = level.edges.map((_, index) => gatesOf(arrangement, spans, index));
  const ports = portsOf(arrangement, spans, gates);
  const labelSpans = labelSpansOf(arrangement);
  return level.edges.map((edge, index) => {
    const { from, to } = edge;
    const block = labels[index];
    const center = arranged.edges[index]?.label;
    const label = block && center ? { block, center } : null;
    if (from === to) return { edge, direction, label, stops: loop(arrangement, spans, from, index) };
    const beside = wayBeside(arrangement, spans, edge);
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
    const others = labelSpans.flatMap((span, other) => (span && other !== index ? [span] : []));
    const blocked = obstacles.flatMap((id) => spans.get(id) ?? []);
    const way = simplify(start, gates[index] ?? [], end, blocked, others);
    return { edge, direction, label, stops: way.map((place) => toPoint(place, direction)) };
  });
}

/** Where the letters of labels stand, which other edges keep clear of as they do of boxes, with less room. */
const labelSpansOf = ({ arranged, labels, direction }: Arrangement): (Span | null)[] =>
  labels.map((block, index) => {
    const center = arranged.edges[index]?.label;
    return block && center ? toSpan(boxAround(center, block.width - CLOSER, block.height - CLOSER), direction) : null;
  });

/** Edges pass as much nearer to the letters of a label than to a box. */
const CLOSER = 8;

const TURNED: Record<Direction, Direction> = { TB: 'LR', BT: 'LR', LR: 'TB', RL: 'TB' };

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
