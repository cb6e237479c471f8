import { toPoint, type Span } from './axes';
import { insetOf } from './heads';
import { isInside, LABEL_PAD } from './arrange';
import type { Level } from './levels';
import type { GraphEdge } from './model';
import type { Arrangement } from './ports';
import type { Point } from '../svg';
import type { TextBlock } from '../text';

/** A line is seen at both ends of its label for at least this long. */
const SEEN = 8;

/** A group and what stands beside it: where along the flow both are, and what lies between them across it. */
interface Between {
  main: number;
  start: number;
  end: number;
}

/** What lies between two ends that stand beside each other, one of which is a group. */
function betweenOf(
  level: Level,
  spans: ReadonlyMap<string, Span>,
  isGroup: (id: string) => boolean,
  edge: GraphEdge,
): Between | null {
  const [a, b] = [spans.get(edge.from), spans.get(edge.to)];
  if (!a || !b || !(isGroup(edge.from) || isGroup(edge.to))) return null;
  const low = Math.max(a.main[0], b.main[0]);
  const high = Math.min(a.main[1], b.main[1]);
  const isBefore = a.cross[1] < b.cross[0];
  if (low >= high || (!isBefore && b.cross[1] >= a.cross[0])) return null;
  const [start, end] = isBefore ? [a.cross[1], b.cross[0]] : [a.cross[0], b.cross[1]];
  // Edges between the same two run below each other.
  const peers = level.edges.filter(({ from, to }) =>
    edge.from === to ? edge.to === from : edge.from === from && edge.to === to,
  );
  const place = (peers.indexOf(edge) + 1) / (peers.length + 1);
  return { main: low + (high - low) * place, start, end };
}

/** The way between a group and what stands beside it, where going along the flow would lead through the group. */
export function wayBeside(
  { level, direction, isGroup }: Pick<Arrangement, 'level' | 'direction' | 'isGroup'>,
  spans: ReadonlyMap<string, Span>,
  edge: GraphEdge,
): { stops: Point[]; middle: Point } | null {
  const between = betweenOf(level, spans, isGroup, edge);
  if (!between) return null;
  const { main, start, end } = between;
  return {
    stops: [toPoint({ cross: start, main }, direction), toPoint({ cross: end, main }, direction)],
    middle: toPoint({ cross: (start + end) / 2, main }, direction),
  };
}

/** How much wider leaves have to be so that the labels of edges beside groups of a graph that grows downwards fit. */
export function lacksBeside(
  level: Level,
  spans: ReadonlyMap<string, Span>,
  isGroup: (id: string) => boolean,
  labels: readonly (TextBlock | null)[],
): Map<string, number> {
  const lacks = new Map<string, number>();
  level.edges.forEach((edge, index) => {
    const { from, to, start, end } = edge;
    const between = betweenOf(level, spans, isGroup, edge);
    const label = labels[index];
    if (!between || !label) return;
    const wanted = label.width + 2 * (LABEL_PAD + SEEN) + insetOf(start) + insetOf(end);
    const lack = wanted - Math.abs(between.end - between.start);
    const ends = [to, from].map((id) => level.leaves.find((leaf) => leaf === id || isInside(level, leaf, id)));
    const leaf = [to, from].find((id) => level.leaves.includes(id)) ?? ends[0];
    // What is added to the width of a leaf stands on both of its sides.
    if (lack > 1 && leaf !== undefined) lacks.set(leaf, Math.max(lacks.get(leaf) ?? 0, 2 * lack));
  });
  return lacks;
}
