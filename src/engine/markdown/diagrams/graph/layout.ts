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
  groups: Map<string, { box: Rect; head: GroupHead }>;
  routes: Route[];
  bounds: Rect;
}

/** The texts at the head of a group, and the room they take. */
export interface GroupHead {
  title: TextBlock;
  /** Below the title, smaller. */
  note: TextBlock;
  width: number;
  height: number;
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
  const heads = new Map<string, GroupHead>();
  for (const id of [...level.groups, ...level.leaves])
    if (graph.groups.has(id)) heads.set(id, groupHead(graph, id, setting.wrap));
  for (const id of level.leaves) {
    const figure =
      graph.nodes.get(id)?.figure(setting.wrap, across) ?? groupFigure(inner.get(id), heads.get(id) ?? NO_HEAD);
    figures.set(id, figure);
  }
  const labels = level.edges.map(({ label }) =>
    label === '' ? null : setText(label, across ? Math.min(setting.wrap, 130) : setting.wrap, EDGE_TEXT),
  );
  const widened = new Map<string, number>();
  for (let round = 0; ; round += 1) {
    const placed = arrange(level, direction, figures, labels, { widened, heads: headRooms(level, heads) });
    const boxes = groupBoxes(level, placed.centers, figures, heads, widened);
    const narrow = level.groups.filter((id) => tooNarrow(boxes.get(id), heads.get(id)) > 1);
    if (narrow.length === 0 || round === 3)
      return assemble(level, direction, figures, heads, boxes, placed, labels, inner);
    for (const id of narrow) {
      const leaf = level.leaves.find((leaf) => isInside(level, leaf, id));
      if (leaf !== undefined) widened.set(leaf, (widened.get(leaf) ?? 0) + tooNarrow(boxes.get(id), heads.get(id)));
    }
  }
}

const EMPTY: TextBlock = { lines: [], width: 0, height: 0 };
const NO_HEAD: GroupHead = { title: EMPTY, note: EMPTY, width: 0, height: 0 };

function groupHead(graph: Graph, id: string, wrap: number): GroupHead {
  const group = graph.groups.get(id);
  if (!group || group.title === '') return NO_HEAD;
  const title = setText(group.title, wrap * 1.4, { bold: true });
  const note = setText(group.note ?? '', wrap * 1.4, { size: 13 });
  return { title, note, width: Math.max(title.width, note.width), height: title.height + note.height };
}

/** The room that the heads of a level's groups take; one without a note has room between two ranks. */
const headRooms = ({ groups }: Level, heads: ReadonlyMap<string, GroupHead>): Map<string, number> =>
  new Map(
    groups.flatMap((id) => {
      const head = heads.get(id);
      return head && head.note.height > 0 ? [[id, roomOf(head)]] : [];
    }),
  );

/** How much a group lacks to hold the texts of its head. */
function tooNarrow(box: Rect | undefined, head: GroupHead | undefined): number {
  return box && head ? head.width + 2 * GROUP_PAD - (box.right - box.left) : 0;
}

const roomOf = (head: GroupHead): number => (head.height > 0 ? head.height + TITLE_GAP : 0);

/** A closed group as a node of the level around it. */
function groupFigure(inside: Layout | undefined, head: GroupHead): Figure {
  const content = inside?.bounds ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const width = Math.max(content.right - content.left, head.width, 40) + 2 * GROUP_PAD;
  const height = content.bottom - content.top + roomOf(head) + 2 * GROUP_PAD - (head.height > 0 ? 4 : 0);
  const outline = [
    { x: -width / 2, y: -height / 2 },
    { x: width / 2, y: -height / 2 },
    { x: width / 2, y: height / 2 },
    { x: -width / 2, y: height / 2 },
  ];
  return { width, height, outline, draw: () => [] };
}

/**
 * Boxes of the groups of a level around what they hold and the room that was made for their heads, innermost first.
 */
function groupBoxes(
  level: Level,
  centers: ReadonlyMap<string, Point>,
  figures: ReadonlyMap<string, Figure>,
  heads: ReadonlyMap<string, GroupHead>,
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
      top: content.top - GROUP_PAD - roomOf(heads.get(id) ?? NO_HEAD) + 4,
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
      ...(figures.size === 0 ? [{ left: 0, top: 0, right: 0, bottom: 0 }] : []),
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
  const dy = box.top + GROUP_PAD + roomOf(head) - (head.height > 0 ? 4 : 0) - top;
  const move = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  for (const [id, center] of inside.centers) layout.centers.set(id, move(center));
  for (const [id, figure] of inside.figures) layout.figures.set(id, figure);
  for (const [id, { box: own, head: ownHead }] of inside.groups)
    layout.groups.set(id, {
      box: { left: own.left + dx, right: own.right + dx, top: own.top + dy, bottom: own.bottom + dy },
      head: ownHead,
    });
  for (const route of inside.routes)
    layout.routes.push({
      ...route,
      stops: route.stops.map(move),
      label: route.label && { ...route.label, center: move(route.label.center) },
    });
}
