import type { Point, Rect } from '../svg';
import { boxAround, union } from '../svg';
import { setText, type TextBlock } from '../text';
import { isAcross } from './axes';
import { arrange, EDGE_TEXT, isInside, LABEL_PAD, type Arranged } from './arrange';
import type { Figure } from './figures';
import { levelsOf, type Level } from './levels';
import type { Direction, Graph, Setting } from './model';
import { routeEdges, type Route } from './route';

/** Where everything of a graph stands. */
export interface Layout {
  centers: Map<string, Point>;
  figures: Map<string, Figure>;
  groups: Map<string, { box: Rect; title: TextBlock }>;
  routes: Route[];
  bounds: Rect;
}

const GROUP_PAD = 16;
const TITLE_GAP = 8;

/** Lays a graph out, closed groups first, each then as a node of the level around it. */
export function layoutGraph(graph: Graph, setting: Setting): Layout {
  const levels = levelsOf(graph);
  const all: Layout = {
    centers: new Map(),
    figures: new Map(),
    groups: new Map(),
    routes: [],
    bounds: { left: 0, top: 0, right: 0, bottom: 0 },
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
  const titles = new Map<string, TextBlock>();
  for (const id of [...level.groups, ...level.leaves])
    if (graph.groups.has(id)) titles.set(id, groupTitle(graph, id, setting.wrap));
  for (const id of level.leaves) {
    const figure =
      graph.nodes.get(id)?.figure(setting.wrap, across) ?? groupFigure(inner.get(id), titles.get(id) ?? EMPTY_TITLE);
    figures.set(id, figure);
  }
  const labels = level.edges.map(({ label }) =>
    label === '' ? null : setText(label, across ? Math.min(setting.wrap, 130) : setting.wrap, EDGE_TEXT),
  );
  const widened = new Map<string, number>();
  for (let round = 0; ; round += 1) {
    const placed = arrange(level, direction, figures, labels, widened);
    const boxes = groupBoxes(level, placed.centers, figures, titles, widened);
    const narrow = level.groups.filter((id) => tooNarrow(boxes.get(id), titles.get(id)) > 1);
    if (narrow.length === 0 || round === 3)
      return assemble(level, direction, figures, titles, boxes, placed, labels, inner);
    for (const id of narrow) {
      const leaf = level.leaves.find((leaf) => isInside(level, leaf, id));
      if (leaf !== undefined) widened.set(leaf, (widened.get(leaf) ?? 0) + tooNarrow(boxes.get(id), titles.get(id)));
    }
  }
}

const EMPTY_TITLE: TextBlock = { lines: [], width: 0, height: 0 };

function groupTitle(graph: Graph, id: string, wrap: number): TextBlock {
  const group = graph.groups.get(id);
  return group && group.title !== '' ? setText(group.title, wrap * 1.4, { bold: true }) : EMPTY_TITLE;
}

/** How much a group lacks to hold its title. */
function tooNarrow(box: Rect | undefined, title: TextBlock | undefined): number {
  return box && title ? title.width + 2 * GROUP_PAD - (box.right - box.left) : 0;
}

const head = (title: TextBlock): number => (title.height > 0 ? title.height + TITLE_GAP : 0);

/** A closed group as a node of the level around it. */
function groupFigure(inside: Layout | undefined, title: TextBlock): Figure {
  const content = inside?.bounds ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const width = Math.max(content.right - content.left, title.width, 40) + 2 * GROUP_PAD;
  const height = content.bottom - content.top + head(title) + 2 * GROUP_PAD - (title.height > 0 ? 4 : 0);
  const outline = [
    { x: -width / 2, y: -height / 2 },
    { x: width / 2, y: -height / 2 },
    { x: width / 2, y: height / 2 },
    { x: -width / 2, y: height / 2 },
  ];
  return { width, height, outline, draw: () => [] };
}

/**
 * Boxes of the groups of a level around what they hold and the room that was made for their titles, innermost first.
 */
function groupBoxes(
  level: Level,
  centers: ReadonlyMap<string, Point>,
  figures: ReadonlyMap<string, Figure>,
  titles: ReadonlyMap<string, TextBlock>,
  widened: ReadonlyMap<string, number>,
): Map<string, Rect> {
  const boxes = new Map<string, Rect>();
  const boxOf = (id: string): Rect => {
    const figure = figures.get(id);
    if (figure)
      return boxAround(centers.get(id) ?? { x: 0, y: 0 }, figure.width + (widened.get(id) ?? 0), figure.height);
    const known = boxes.get(id);
    if (known) return known;
    const content = union([...level.parents].filter(([, parent]) => parent === id).map(([child]) => boxOf(child)));
    const box = {
      left: content.left - GROUP_PAD,
      top: content.top - GROUP_PAD - head(titles.get(id) ?? EMPTY_TITLE) + 4,
      right: content.right + GROUP_PAD,
      bottom: content.bottom + GROUP_PAD,
    };
    boxes.set(id, box);
    return box;
  };
  level.groups.forEach(boxOf);
  return boxes;
}

/** Puts the pieces of a level together: its own places, and those of the closed groups inside, moved. */
function assemble(
  level: Level,
  direction: Direction,
  figures: Map<string, Figure>,
  titles: ReadonlyMap<string, TextBlock>,
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
    isGroup: (id) => titles.has(id),
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
    groups: new Map([...boxes].map(([id, box]) => [id, { box, title: titles.get(id) ?? EMPTY_TITLE }])),
    routes,
    bounds: union([
      ...leafBoxes.values(),
      ...boxes.values(),
      ...routes.flatMap(({ stops, label }) => [
        ...stops.map((stop) => boxAround(stop, 8, 8)),
        ...(label ? [boxAround(label.center, label.block.width + 2 * LABEL_PAD, label.block.height)] : []),
      ]),
      ...(figures.size === 0 ? [{ left: 0, top: 0, right: 0, bottom: 0 }] : []),
    ]),
  };
  for (const [id, title] of titles) {
    const box = leafBoxes.get(id);
    if (!box) continue;
    layout.groups.set(id, { box, title });
    const inside = inner.get(id);
    if (inside) insert(layout, inside, box, title);
  }
  return layout;
}

/** Moves a closed group's inside below its title, in the middle of its box. */
function insert(layout: Layout, inside: Layout, box: Rect, title: TextBlock): void {
  const { left, right, top } = inside.bounds;
  const dx = (box.left + box.right) / 2 - (left + right) / 2;
  const dy = box.top + GROUP_PAD + head(title) - (title.height > 0 ? 4 : 0) - top;
  const move = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  for (const [id, center] of inside.centers) layout.centers.set(id, move(center));
  for (const [id, figure] of inside.figures) layout.figures.set(id, figure);
  for (const [id, { box: own, title: ownTitle }] of inside.groups)
    layout.groups.set(id, {
      box: { left: own.left + dx, right: own.right + dx, top: own.top + dy, bottom: own.bottom + dy },
      title: ownTitle,
    });
  for (const route of inside.routes)
    layout.routes.push({
      ...route,
      stops: route.stops.map(move),
      label: route.label && { ...route.label, center: move(route.label.center) },
    });
}
