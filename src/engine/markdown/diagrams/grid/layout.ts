import { EDGE_TEXT } from '../graph/arrange';
import type { Figure } from '../graph/figures';
import type { GraphEdge } from '../graph/model';
import { union, type Rect } from '../svg';
import { setText, type TextBlock } from '../text';
import { boxesOf, LABEL_ROOM, type Routes } from './labels';
import { measureGroup, type Measured } from './measure';
import type { Gap, GridGroup, GridSetting, Side } from './model';
import { placeGrid, headBox, type Placed } from './place';
import { routeAll } from './route';
import type { End, Scene, Wanted, Way } from './scene';

/** A grid with the edges between what stands in it. */
export interface GridGraph {
  root: GridGroup;
  edges: GraphEdge[];
  /** Sides that an end of an edge may take. */
  sidesOf: (edge: GraphEdge, end: 'from' | 'to') => readonly Side[];
}

/** A grid that was laid out in one way. */
export interface Attempt {
  placed: Placed;
  routes: Routes;
  bounds: Rect;
}

const LABEL_WRAPS = { wide: 130, narrow: 92 };

/** How much worse a label without room makes a drawing, in units of its width. */
const CROWDED = 400;
/** How often a setting is tried, with more room for labels each time. */
const TRIES = 4;

/**
 * Lays the first of some grids out that fits a column and has room for every label, in the first such setting. Others
 * than the first are tried only where that is wider by more than `spare`.
 */
export function layOutGrid(
  graphs: readonly GridGraph[],
  column: number,
  settings: readonly GridSetting[],
  spare: number,
): Attempt {
  let best: { attempt: Attempt; cost: number } | null = null;
  const tried = new Set<string>();
  for (const [index, graph] of graphs.entries()) {
    if (best && index === 1 && best.cost <= spare) break;
    for (const setting of settings) {
      const roomy = new Map<GridGroup, Gap>();
      for (let round = 0; round < TRIES; round += 1) {
        const measured = measureGroup(graph.root, { ...setting, roomy });
        const tooWide = Math.max(0, measured.width - column);
        const size = `${measured.width} ${measured.height}`;
        if ((round === 0 && tried.has(size)) || (best && tooWide > 0 && tooWide >= best.cost)) break;
        tried.add(size);
        const attempt = layOut(graph, measured, { ...setting, roomy });
        const { crowded } = attempt.routes;
        const cost = Math.max(0, widthOf(attempt) - column) + crowded.length * CROWDED;
        if (!best || cost < best.cost) best = { attempt, cost };
        if (cost === 0) return attempt;
        if (crowded.length === 0) break;
        for (const way of crowded) makeRoom(roomy, graph.root, way, setting.gap, round);
      }
    }
  }
  if (!best) throw new Error('A grid has at least one setting.');
  return best.attempt;
}

const widthOf = ({ bounds }: Attempt): number => bounds.right - bounds.left;

/** Gives the group in which an edge runs more room for its label: along the edge first, then on both axes. */
function makeRoom(
  roomy: Map<GridGroup, Gap>,
  root: GridGroup,
  { points, wanted: { edge, label } }: Way,
  gap: Gap,
  round: number,
): void {
  const group = commonGroup(root, edge.from, edge.to);
  const width = (label?.width ?? 0) + LABEL_ROOM + 32;
  const isLevel = points.length === 2 && points[0]?.y === points[1]?.y;
  const along = isLevel ? { x: width, y: gap.y } : { x: gap.x, y: 72 };
  // An edge to the border of a group has the room around its cells, which is as wide as it is high.
  const widest = { x: width + 40, y: group.hasInward && isLevel ? Math.max(100, width + 8) : 100 };
  const wanted = [along, { x: width, y: 72 }][round] ?? widest;
  roomy.set(group, max(max(gap, wanted), roomy.get(group) ?? gap));
}

const max = (a: Gap, b: Gap): Gap => ({ x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) });

/** The innermost group that holds both ends of an edge, or is one of them and holds the other. */
function commonGroup(group: GridGroup, from: string, to: string): GridGroup {
  for (const { id, content } of group.items)
    if (content.kind === 'group' && [from, to].every((end) => (end === id && from !== to) || holds(content, end)))
      return commonGroup(content, from, to);
  return group;
}

/** Whether one id is that of a group that holds the other. */
const isAround = ({ items }: GridGroup, outer: string, inner: string): boolean =>
  items.some(
    ({ id, content }) =>
      content.kind === 'group' && (id === outer ? holds(content, inner) : isAround(content, outer, inner)),
  );

const holds = ({ items }: GridGroup, id: string): boolean =>
  items.some((item) => item.id === id || (item.content.kind === 'group' && holds(item.content, id)));

const labelOf = (label: string, wrap: number): TextBlock =>
  setText(label, wrap > 150 ? LABEL_WRAPS.wide : LABEL_WRAPS.narrow, EDGE_TEXT);

function layOut(graph: GridGraph, measured: Measured, setting: GridSetting): Attempt {
  const placed = placeGrid(measured, setting);
  const groups = [...placed.groups.values()];
  const leaves = [...placed.leaves.values()].map(({ box }) => box);
  const scene: Scene = {
    leaves,
    titles: groups.flatMap(({ box, head }) => (head.height > 0 ? [headBox(box, head)] : [])),
    borders: groups.map(({ box }) => box),
    bounds: union([{ left: 0, top: 0, right: measured.width, bottom: measured.height }, ...leaves]),
  };
  const wanted = graph.edges.map((edge): Wanted => ({
    edge,
    from: endOf(placed, edge.from, graph.sidesOf(edge, 'from'), isAround(graph.root, edge.from, edge.to)),
    to: endOf(placed, edge.to, graph.sidesOf(edge, 'to'), isAround(graph.root, edge.to, edge.from)),
    label: edge.label === '' ? null : labelOf(edge.label, setting.wrap),
  }));
  const routes = routeAll(wanted, scene);
  return { placed, routes, bounds: union([scene.bounds, ...routes.ways.flatMap(boxesOf)]) };
}

function endOf({ leaves, groups }: Placed, id: string, sides: readonly Side[], isInward: boolean): End {
  const leaf = leaves.get(id);
  const box = leaf?.box ?? groups.get(id)?.box;
  if (!box) throw new Error(`Nothing stands for ${id}.`);
  const { figure, center } = leaf ?? {};
  const corners =
    figure && center && !isBox(figure)
      ? figure.outline.map(({ x, y }) => ({ x: x + center.x, y: y + center.y }))
      : null;
  return { box, sides, corners, isInward };
}

const isBox = ({ outline, width, height }: Figure): boolean =>
  outline.every(({ x, y }) => Math.abs(x) === width / 2 && Math.abs(y) === height / 2);
