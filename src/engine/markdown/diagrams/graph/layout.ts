import type { Point, Rect } from '../svg';
import { boxAround, union } from '../svg';
import { setText, type TextBlock } from '../text';
import { isAcross } from './axes';
import { arrange, EDGE_TEXT, LABEL_PAD, type Arranged } from './arrange';
import type { Figure } from './figures';
import {
  groupBoxes,
  groupFigure,
  groupHead,
  headRoom,
  headRooms,
  labelBoxes,
  NO_HEAD,
  type GroupHead,
} from './group-boxes';
import { levelsOf, type Level } from './levels';
import type { Direction, Graph, Setting } from './model';
import { lackOf } from './room';
import { routeEdges, type Route } from './route';

/** Where everything of a graph stands. */
export interface Layout {
  centers: Map<string, Point>;
  figures: Map<string, Figure>;
  groups: Map<string, { box: Rect; head: GroupHead }>;
  routes: Route[];
  bounds: Rect;
}

/** Labels of edges that run to a side wrap at this width at most. */
const ACROSS_WRAP = 130;

const NOWHERE: Rect = { left: 0, top: 0, right: 0, bottom: 0 };

/** Lays a graph out, closed groups first, each then as a node of the level around it. */
export function layoutGraph(graph: Graph, setting: Setting): Layout {
  const levels = levelsOf(graph);
  const all: Layout = {
    centers: new Map(),
    figures: new Map(),
    groups: new Map(),
    routes: [],
    bounds: NOWHERE,
  };
  const place = (scope: string | null, around: Direction): Layout => {
    const level = levels.get(scope);
    const group = scope === null ? undefined : graph.groups.get(scope);
    const direction = (!setting.force && group?.direction) || around;
    if (!level) return all;
    const inner = new Map<string, Layout>();
    for (const leaf of level.leaves) if (levels.has(leaf)) inner.set(leaf, place(leaf, direction));
    return layoutLevel(graph, level, direction, setting, inner);
  };
  return place(null, setting.direction);
}

/** Lays one level out and puts the closed groups, laid out before, into their places. */
function layoutLevel(
  graph: Graph,
  level: Level,
  direction: Direction,
  setting: Setting,
  inner: ReadonlyMap<string, Layout>,
): Layout {
  const across = isAcross(direction);
  const figures = new Map<string, Figure>();
  const heads = new Map<string, GroupHead>();
  for (const id of [...level.groups, ...level.leaves])
    if (graph.groups.has(id)) heads.set(id, groupHead(graph, id, setting.wrap));
  for (const id of level.leaves) {
    const figure =
      graph.nodes.get(id)?.figure(setting.wrap, across) ??
      groupFigure(inner.get(id)?.bounds ?? NOWHERE, heads.get(id) ?? NO_HEAD);
    figures.set(id, figure);
  }
  const labelWrap = across ? Math.min(setting.wrap, ACROSS_WRAP) : setting.wrap;
  const labels = level.edges.map(({ label }) => (label === '' ? null : setText(label, labelWrap, EDGE_TEXT)));
  const widened = new Map<string, number>();
  let apart = 0;
  for (let round = 0; ; round += 1) {
    const placed = arrange(level, direction, figures, labels, { widened, heads: headRooms(level, heads), apart });
    const boxes = groupBoxes(level, placed.centers, figures, heads, widened, labelBoxes(level, placed, labels));
    const lack = lackOf({ level, direction, figures, heads, boxes, placed, labels });
    if ((lack.widths.size === 0 && lack.apart < 1) || round === 3)
      return assemble(level, direction, figures, heads, boxes, placed, labels, inner);
    for (const [leaf, width] of lack.widths) widened.set(leaf, (widened.get(leaf) ?? 0) + width);
    apart += lack.apart;
  }
}

/** Puts the pieces of a level together: its own places, and those of the closed groups inside, moved. */
function assemble(
  level: Level,
  direction: Direction,
  figures: Map<string, Figure>,
  heads: ReadonlyMap<string, GroupHead>,
  boxes: ReadonlyMap<string, Rect>,
  placed: Arranged,
  labels: readonly (TextBlock | null)[],
  inner: ReadonlyMap<string, Layout>,
): Layout {
  const leafBoxes = new Map<string, Rect>();
  for (const [id, { width, height }] of figures)
    leafBoxes.set(id, boxAround(placed.centers.get(id) ?? { x: 0, y: 0 }, width, height));
  const routes = routeEdges({
    level,
    direction,
    isGroup: (id) => heads.has(id),
    figures,
    centers: placed.centers,
    leafBoxes,
    groupBoxes: boxes,
    arranged: placed,
    labels,
  });
  const layout: Layout = {
    centers: new Map(placed.centers),
    figures: new Map(figures),
    groups: new Map([...boxes].map(([id, box]) => [id, { box, head: heads.get(id) ?? NO_HEAD }])),
    routes,
    bounds: union([
      ...leafBoxes.values(),
      ...boxes.values(),
      ...routes.flatMap(({ stops, label }) => [
        ...stops.map((stop) => boxAround(stop, 8, 8)),
        ...(label ? [boxAround(label.center, label.block.width + 2 * LABEL_PAD, label.block.height)] : []),
      ]),
      ...(figures.size === 0 ? [NOWHERE] : []),
    ]),
  };
  for (const [id, head] of heads) {
    const box = leafBoxes.get(id);
    if (!box) continue;
    layout.groups.set(id, { box, head });
    const inside = inner.get(id);
    if (inside) insert(layout, inside, box, head);
  }
  return layout;
}

/** Moves a closed group's inside below its head, in the middle of its box. */
function insert(layout: Layout, inside: Layout, box: Rect, head: GroupHead): void {
  const { left, right, top } = inside.bounds;
  const dx = (box.left + box.right) / 2 - (left + right) / 2;
  const dy = box.top + headRoom(head) - top;
  const move = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  for (const [id, center] of inside.centers) layout.centers.set(id, move(center));
  for (const [id, figure] of inside.figures) layout.figures.set(id, figure);
  for (const [id, { box: own, head: ownHead }] of inside.groups)
    layout.groups.set(id, {
      box: { left: own.left + dx, right: own.right + dx, top: own.top + dy, bottom: own.bottom + dy },
      head: ownHead,
    });
  const routes = inside.routes.map((route) => ({
    ...route,
    stops: route.stops.map(move),
    label: route.label && { ...route.label, center: move(route.label.center) },
  }));
  layout.routes.push(...routes);
}
