import { boxAround, union, type Point, type Rect } from '../svg';
import type { Layout } from './layout';
import type { Route } from './route';
import type { Graph } from './model';

const GAP = 40;

/** A part of a graph that no edge ties to the rest, with the room it takes. */
interface Component {
  ids: Set<string>;
  routes: Route[];
  box: Rect;
}

/** Puts parts of a graph that nothing ties together into rows, where beside each other they are too wide. */
export function inRows(graph: Graph, layout: Layout, column: number): Layout {
  if (layout.bounds.right - layout.bounds.left <= column) return layout;
  const components = componentsOf(graph, layout);
  if (components.length < 2) return layout;
  const moved: Layout = { ...layout, centers: new Map(), groups: new Map(), routes: [] };
  const boxes: Rect[] = [];
  let row = { left: 0, top: 0, bottom: 0 };
  for (const component of components.sort((a, b) => a.box.left - b.box.left)) {
    const { box } = component;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (row.left > 0 && row.left + width > column) row = { left: 0, top: row.bottom + GAP, bottom: 0 };
    place(layout, moved, component, { x: row.left - box.left, y: row.top - box.top });
    boxes.push({ left: row.left, top: row.top, right: row.left + width, bottom: row.top + height });
    row = { left: row.left + width + GAP, top: row.top, bottom: Math.max(row.bottom, row.top + height) };
  }
  return { ...moved, bounds: union(boxes) };
}

function componentsOf(graph: Graph, layout: Layout): Component[] {
  const root = new Map<string, string>();
  const rootOf = (id: string): string => {
    let found = id;
    for (let next = root.get(found); next !== undefined && next !== found; next = root.get(found)) found = next;
    return found;
  };
  const tie = (a: string, b: string): void => void root.set(rootOf(a), rootOf(b));
  for (const { from, to } of graph.edges) tie(from, to);
  for (const [id, { parent }] of [...graph.nodes, ...graph.groups]) if (parent !== null) tie(id, parent);
  const ids = new Map<string, Set<string>>();
  for (const id of [...layout.centers.keys(), ...layout.groups.keys()])
    ids.set(rootOf(id), (ids.get(rootOf(id)) ?? new Set()).add(id));
  return [...ids].map(([key, members]) => {
    const routes = layout.routes.filter(({ edge }) => rootOf(edge.from) === key);
    return { ids: members, routes, box: boxOf(layout, members, routes) };
  });
}

function boxOf(layout: Layout, ids: ReadonlySet<string>, routes: readonly Route[]): Rect {
  return union([
    ...[...ids].flatMap((id) => {
      const [center, figure] = [layout.centers.get(id), layout.figures.get(id)];
      const group = layout.groups.get(id);
      return [
        ...(center && figure ? [boxAround(center, figure.width, figure.height)] : []),
        ...(group ? [group.box] : []),
      ];
    }),
    ...routes.flatMap(({ stops, label }) => [
      ...stops.map((stop) => boxAround(stop, 8, 8)),
      ...(label ? [boxAround(label.center, label.block.width + 10, label.block.height)] : []),
    ]),
  ]);
}

function place(from: Layout, to: Layout, { ids, routes }: Component, by: Point): void {
  const move = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  for (const id of ids) {
    const center = from.centers.get(id);
    if (center) to.centers.set(id, move(center));
    const group = from.groups.get(id);
    if (!group) continue;
    const { left, top, right, bottom } = group.box;
    const box = { left: left + by.x, top: top + by.y, right: right + by.x, bottom: bottom + by.y };
    to.groups.set(id, { ...group, box });
  }
  for (const route of routes)
    to.routes.push({
      ...route,
      stops: route.stops.map(move),
      label: route.label && { ...route.label, center: move(route.label.center) },
    });
}
