import { graphlib, layout as runDagre, type EdgeLabel, type LayoutOptions } from '@dagrejs/dagre';
import type { Point, TextBlock } from '../svg';
import { extentOf, toPoint, type Place, type Direction, type GraphEdge } from './model';
import type { Figure } from './figures';

export const LABEL_PAD = 5;

/** Room between two ranks, with labels of edges and without. */
const LABELLED_RANKS = 52;
const RANKS = 42;

interface LabelledEdge {
  edge: GraphEdge;
  label: TextBlock | null;
}

export interface ArrangedEdge extends LabelledEdge {
  /** Where dagre leads it, in the flow's view. */
  points: readonly Place[];
  labelAt: Point;
}

/** Lets dagre place figures and edges. */
export function arrange(
  figures: ReadonlyMap<string, Figure>,
  edges: readonly LabelledEdge[],
  direction: Direction,
): { centers: ReadonlyMap<string, Point>; edges: ArrangedEdge[] } {
  const dagre = new graphlib.Graph({ multigraph: true });
  dagre.setGraph({
    ranksep: edges.some(({ label }) => label !== null) ? LABELLED_RANKS : RANKS,
    nodesep: 30,
    edgesep: 22,
  });
  for (const [id, { width, height }] of figures) {
    const { cross, main } = extentOf(width, height, direction);
    dagre.setNode(keyOf(id), { width: cross, height: main });
  }
  edges.forEach(({ edge: { from, to }, label }, index) => {
    const room = label ? extentOf(label.width + 2 * LABEL_PAD, label.height + 2, direction) : { cross: 0, main: 0 };
    dagre.setEdge(keyOf(from), keyOf(to), { width: room.cross, height: room.main, labelpos: 'c' }, String(index));
  });
  runDagre(dagre, { customOrder: writtenOrder });
  const pointOf = ({ x = 0, y = 0 }: { x?: number; y?: number }): Point => toPoint({ cross: x, main: y }, direction);
  return {
    centers: new Map([...figures.keys()].map((id) => [id, pointOf(dagre.node(keyOf(id)))])),
    edges: edges.map((labelled, index) => {
      const { from, to } = labelled.edge;
      const arranged: EdgeLabel = dagre.edge(keyOf(from), keyOf(to), String(index));
      const points = (arranged.points ?? []).map(({ x, y }) => ({ cross: x, main: y }));
      return { ...labelled, points, labelAt: pointOf(arranged) };
    }),
  };
}

/** Dagre keeps nodes as properties of plain objects, in which `constructor` and dagre's own names have a meaning. */
const keyOf = (id: string): string => `node ${id}`;

/** Keeps nodes in the order of the source where no edges cross in it; else lets dagre find a better one. */
const writtenOrder: NonNullable<LayoutOptions['customOrder']> = (dagre, order) => {
  order(dagre, { disableOptimalOrderHeuristic: true });
  if (hasCrossing(dagre)) order(dagre);
};

function hasCrossing(dagre: Parameters<typeof writtenOrder>[0]): boolean {
  const byRank = new Map<number, [number, number][]>();
  for (const { v, w } of dagre.edges()) {
    const [a, b] = [dagre.node(v), dagre.node(w)];
    const pairs = byRank.get(a.rank ?? 0) ?? [];
    for (const [from, to] of pairs) if (((a.order ?? 0) - from) * ((b.order ?? 0) - to) < 0) return true;
    byRank.set(a.rank ?? 0, [...pairs, [a.order ?? 0, b.order ?? 0]]);
  }
  return false;
}
