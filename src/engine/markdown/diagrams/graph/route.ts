import { at } from '../../../../shared/at';
import { boxAround, type Point, type Rect } from '../svg';
import type { TextBlock } from '../text';
import type { ArrangedEdge } from './arrange';
import { toPlace, toPoint, toSpan, type Place, type Span } from './axes';
import { endsOf, type Gate } from './ports';
import type { Figure } from './figures';
import type { Direction, GraphEdge } from './model';

export interface Route {
  edge: GraphEdge;
  direction: Direction;
  /** Alternating curve ends: the first is the start, then pairs of a straight stretch, the last is the tip. */
  stops: Point[];
  label: { block: TextBlock; center: Point } | null;
}

/** Edges pass as much nearer to the letters of a label than to a box. */
const CLOSER = 8;

/** Finds the way of each edge: along the flow at both ends, around what is between. */
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

/** The points that dagre leads an edge through, widened to the ranks in which they are. */
function gatesOf({ points, label, labelAt }: ArrangedEdge, spans: readonly Span[], direction: Direction): Gate[] {
  const labelPlace = toPlace(labelAt, direction);
  // Along the flow a label is as long as the line under it stays straight.
  const half = direction === 'LR' ? (label?.width ?? 0) / 2 + 4 : 4;
  const isForward = (points.at(-1)?.main ?? 0) >= (points[0]?.main ?? 0);
  return points.slice(1, -1).map(({ cross, main }) => {
    const isLabel = label !== null && Math.abs(labelPlace.main - main) < 1;
    const rank = spans.filter((span) => span.main[0] < main && span.main[1] > main && distance(span, cross) < 160);
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

const distance = ({ cross: [low, high] }: Span, cross: number): number =>
  Math.abs(Math.min(high, Math.max(low, cross)) - cross);

/** Room between an edge and a box that it passes. */
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

/** Points of the curve through places, near enough to each other that none passes by a box. */
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
