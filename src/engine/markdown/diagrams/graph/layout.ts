import { boxAround, union, type Point, type Rect, setText, WRAP_WIDTHS, type TextBlock } from '../svg';
import { arrange, LABEL_PAD } from './arrange';
import { box, figureOf, type Figure } from './figures';
import type { Direction, Graph } from './model';
import { routeEdges, type Route } from './route';

export interface Layout {
  nodes: { figure: Figure; center: Point }[];
  groups: { title: TextBlock; box: Rect }[];
  routes: Route[];
  bounds: Rect;
}

/** Letters of the label of an edge. */
const EDGE_TEXT = { size: 13 };

/** Room between the border of a group and its content, and below its title. */
const GROUP_PAD = 16;
const TITLE_GAP = 4;

/** A graph that is written downwards is turned where it is wider than this many columns, and much narrower across. */
const FAR_TOO_WIDE = 1.25;
const MUCH_NARROWER = 0.8;

/**
 * Lays a graph out in the direction that is written, where that fits the column, else with narrower labels. What still
 * does not fit grows in the other direction if that is narrower; a graph that is written downwards has to be far too
 * wide, and to gain much.
 */
export function chooseLayout(graph: Graph, column: number): Layout {
  const written = narrowestLayout(graph, graph.direction, column);
  const isDown = graph.direction === 'TB';
  if (widthOf(written) <= column * (isDown ? FAR_TOO_WIDE : 1)) return written;
  const turned = narrowestLayout(graph, isDown ? 'LR' : 'TB', column);
  return widthOf(turned) < widthOf(written) * (isDown ? MUCH_NARROWER : 1) ? turned : written;
}

function narrowestLayout(graph: Graph, direction: Direction, column: number): Layout {
  let best: Layout | null = null;
  for (const wrap of WRAP_WIDTHS) {
    const layout = layoutLevel(graph, null, direction, wrap);
    if (!best || widthOf(layout) < widthOf(best)) best = layout;
    if (widthOf(layout) <= column) break;
  }
  if (!best) throw new Error('A graph has at least one layout.');
  return best;
}

const widthOf = ({ bounds }: Layout): number => bounds.right - bounds.left;

/** Lays out what is in a group, or outside of all of them. Groups are laid out first, and then are like nodes. */
function layoutLevel(graph: Graph, scope: string | null, direction: Direction, wrap: number): Layout {
  const figures = new Map<string, Figure>();
  const inner = new Map<string, { title: TextBlock; content: Layout }>();
  for (const [id, title] of scope === null ? graph.groups : []) {
    const group = {
      title: setText(title, wrap * 1.4, { bold: true }),
      content: layoutLevel(graph, id, direction, wrap),
    };
    inner.set(id, group);
    figures.set(id, groupFigure(group.title, group.content.bounds));
  }
  for (const [id, { parent, shape, label }] of graph.nodes)
    if (parent === scope) figures.set(id, figureOf(shape, label, wrap));
  const edges = graph.edges
    .filter(({ from }) => figures.has(from))
    .map((edge) => ({ edge, label: edge.label === '' ? null : setText(edge.label, wrap, EDGE_TEXT) }));
  const arranged = arrange(figures, edges, direction);
  const boxes = new Map(
    [...arranged.centers].map(([id, center]) => {
      const { width = 0, height = 0 } = figures.get(id) ?? {};
      return [id, boxAround(center, width, height)];
    }),
  );
  const routes = routeEdges(arranged.edges, figures, boxes, direction);
  const layout: Layout = {
    nodes: [...figures].flatMap(([id, figure]) => {
      const center = inner.has(id) ? undefined : arranged.centers.get(id);
      return center ? [{ figure, center }] : [];
    }),
    groups: [],
    routes,
    bounds: boxes.size === 0 ? NOTHING : union([...boxes.values(), ...routes.flatMap(boxesOfRoute)]),
  };
  for (const [id, { title, content }] of inner) insertGroup(layout, title, content, boxes.get(id) ?? NOTHING);
  return layout;
}

const NOTHING: Rect = { left: 0, top: 0, right: 0, bottom: 0 };

const boxesOfRoute = ({ stops, label }: Route): Rect[] => [
  ...stops.map((stop) => boxAround(stop, 8, 8)),
  ...(label ? [boxAround(label.center, label.block.width + 2 * LABEL_PAD, label.block.height)] : []),
];

/** From the upper border of a group to its content. */
const headHeight = (title: TextBlock): number => GROUP_PAD + title.height + TITLE_GAP;

function groupFigure(title: TextBlock, content: Rect): Figure {
  const width = Math.max(content.right - content.left, title.width, 40) + 2 * GROUP_PAD;
  const height = content.bottom - content.top + headHeight(title) + GROUP_PAD;
  return { width, height, outline: box(width, height), draw: () => [] };
}

function insertGroup(layout: Layout, title: TextBlock, content: Layout, around: Rect): void {
  const { left, right, top } = content.bounds;
  const dx = (around.left + around.right) / 2 - (left + right) / 2;
  const dy = around.top + headHeight(title) - top;
  const move = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  layout.groups.push({ title, box: around });
  layout.nodes.push(...content.nodes.map(({ figure, center }) => ({ figure, center: move(center) })));
  layout.routes.push(
    ...content.routes.map((route) => ({
      ...route,
      stops: route.stops.map(move),
      label: route.label && { ...route.label, center: move(route.label.center) },
    })),
  );
}
