import {
  graphlib,
  layout as runDagre,
  type EdgeLabel,
  type GraphLabel,
  type LayoutOptions,
  type NodeLabel,
} from '@dagrejs/dagre';
import type { Point } from '../svg';
import type { TextBlock } from '../text';
import { extentOf, isAcross, toPoint, type Place } from './axes';
import type { Figure } from './figures';
import type { Level } from './levels';
import type { Direction } from './model';

type RankedGraph = graphlib.Graph<GraphLabel, NodeLabel, EdgeLabel>;

/** Letters of the label of an edge, and the room around it. */
export const EDGE_TEXT = { size: 13 };
export const LABEL_PAD = 5;

/** What dagre makes of a level: places of the leaves, and the points of each edge in the flow's view. */
export interface Arranged {
  centers: ReadonlyMap<string, Point>;
  edges: readonly { points: readonly Place[]; label: Point | null }[];
}

/** Room that groups need for their heads. */
interface HeadRoom {
  /** Of leaves that are given more width, so that the head of their group fits. */
  widened: ReadonlyMap<string, number>;
  /** Of groups whose head is higher than what stands between two ranks. */
  heads: ReadonlyMap<string, number>;
  /** Between all leaves, where groups would overlap. */
  apart: number;
}

/** Room between two ranks of a level. */
function rankGap({ edges, groups }: Level): number {
  return groups.length > 0 || edges.some(({ label }) => label !== '') ? 52 : 42;
}

/** How much of the way from rank to rank the label of an edge takes, and across. */
function labelRoom(label: TextBlock | null | undefined, direction: Direction): Place {
  return label ? extentOf(label.width + 2 * LABEL_PAD, label.height + 2, direction) : { cross: 0, main: 0 };
}

/** Lets dagre place the leaves of a level. */
export function arrange(
  level: Level,
  direction: Direction,
  figures: ReadonlyMap<string, Figure>,
  labels: readonly (TextBlock | null)[],
  { widened, heads, apart }: HeadRoom,
): Arranged {
  const dagre = new graphlib.Graph({ multigraph: true, compound: true });
  dagre.setGraph({
    ranksep: rankGap(level),
    nodesep: 30 + level.groups.length * 2 + apart,
    edgesep: 22,
  });
  for (const id of level.groups) dagre.setNode(keyOf(id), {});
  for (const [id, { width, height }] of figures) {
    const { cross, main } = extentOf(width + (widened.get(id) ?? 0), height, direction);
    dagre.setNode(keyOf(id), { width: cross, height: main });
  }
  for (const [id, parent] of level.parents) if (parent !== null) dagre.setParent(keyOf(id), keyOf(parent));
  level.edges.forEach((edge, index) => {
    const room = labelRoom(labels[index], direction);
    dagre.setEdge(
      keyOf(anchorOf(level, edge.from, 'last')),
      keyOf(anchorOf(level, edge.to, 'first')),
      {
        width: room.cross,
        height: room.main,
        labelpos: 'c',
        minlen: edge.length,
        weight: edge.stroke === 'invisible' ? 1 : 2,
      },
      String(index),
    );
  });
  runDagre(dagre, { customOrder: level.groups.length > 0 ? withHeads(heads, direction) : writtenOrder });
  const centers = new Map<string, Point>();
  for (const id of figures.keys()) {
    const { x, y } = dagre.node(keyOf(id));
    centers.set(id, toPoint({ cross: x ?? 0, main: y ?? 0 }, direction));
  }
  const edges = level.edges.map(({ from, to }, index) => {
    const {
      points = [],
      x,
      y,
    }: EdgeLabel = dagre.edge(keyOf(anchorOf(level, from, 'last')), keyOf(anchorOf(level, to, 'first')), String(index));
    return {
      points: points.map((point) => ({ cross: point.x, main: point.y })),
      label: labels[index] && x !== undefined && y !== undefined ? toPoint({ cross: x, main: y }, direction) : null,
    };
  });
  return { centers, edges };
}

/** Dagre keeps nodes as properties of plain objects, in which `constructor` and names of its own mean something. */
const keyOf = (id: string): string => `node ${id}`;

/** Ranks of groups begin, or end where the graph grows upwards, with an empty one that has no height. */
function withHeads(
  heads: ReadonlyMap<string, number>,
  direction: Direction,
): NonNullable<LayoutOptions['customOrder']> {
  return (dagre, order) => {
    if (!isAcross(direction))
      for (const [id, room] of heads) {
        const border = dagre.node(keyOf(id))[direction === 'TB' ? 'borderTop' : 'borderBottom'];
        if (typeof border === 'string') dagre.node(border).height = room;
      }
    order(dagre);
  };
}

/** Keeps nodes in the order of the source where no edges cross in it; else lets dagre find a better one. */
function writtenOrder(dagre: RankedGraph, order: (graph: RankedGraph, options?: LayoutOptions) => void): void {
  order(dagre, { disableOptimalOrderHeuristic: true });
  if (hasCrossing(dagre)) order(dagre);
}

function hasCrossing(dagre: RankedGraph): boolean {
  const byRank = new Map<number, [number, number][]>();
  for (const { v, w } of dagre.edges()) {
    const [a, b] = [dagre.node(v), dagre.node(w)];
    const pairs = byRank.get(a.rank ?? 0) ?? [];
    for (const [from, to] of pairs) if (((a.order ?? 0) - from) * ((b.order ?? 0) - to) < 0) return true;
    byRank.set(a.rank ?? 0, [...pairs, [a.order ?? 0, b.order ?? 0]]);
  }
  return false;
}

/** What dagre ranks of a leaf or a group. */
const leavesOf = (level: Level, id: string): string[] =>
  level.groups.includes(id) ? level.leaves.filter((leaf) => isInside(level, leaf, id)) : [id];

/** Dagre ranks leaves only: an edge of a group is ranked by one of the leaves inside it. */
function anchorOf(level: Level, id: string, which: 'first' | 'last'): string {
  if (!level.groups.includes(id)) return id;
  const inside = leavesOf(level, id);
  const has = (leaf: string, end: 'from' | 'to'): boolean =>
    level.edges.some((edge) => edge[end] === leaf && isInside(level, edge[end === 'from' ? 'to' : 'from'], id));
  const free =
    which === 'first' ? inside.find((leaf) => !has(leaf, 'to')) : inside.findLast((leaf) => !has(leaf, 'from'));
  return free ?? inside[0] ?? id;
}

/** Whether a group of a level holds a leaf, at any depth. */
export function isInside(level: Level, leaf: string, group: string): boolean {
  for (let id = level.parents.get(leaf) ?? null; id !== null; id = level.parents.get(id) ?? null)
    if (id === group) return true;
  return false;
}
