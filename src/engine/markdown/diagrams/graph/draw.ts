import type { ElementContent } from 'hast';
import { DiagramError, quoted } from '../source';
import { ARROW_INSET, arrowHead, boxAround, path, rect, textAt, type Drawing, type Point, type Rect } from '../svg';
import { toPlace, toPoint, type Place, type Direction, type Graph } from './model';
import { chooseLayout, type Layout } from './layout';
import type { Route } from './route';
import { drawStations, stationsOf } from './stations';

/** Draws a graph in the way that suits a column of a width. */
export function drawGraph(graph: Graph, column: number): Drawing {
  const parentOf = (id: string): string | null => graph.nodes.get(id)?.parent ?? null;
  for (const { from, to, line } of graph.edges) {
    if (from === to)
      throw new DiagramError(
        line,
        `${quoted(from)} is linked to itself.`,
        'Describe it in the label of the node instead.',
      );
    if (parentOf(from) !== parentOf(to))
      throw new DiagramError(
        line,
        `The link from ${quoted(from)} to ${quoted(to)} crosses the border of a subgraph.`,
        'Link the subgraph by its id, or put both ends into one subgraph.',
      );
  }
  const stations = stationsOf(graph);
  const words = [
    ...graph.groups.values(),
    ...[...graph.nodes.values()].map(({ label }) => label),
    ...graph.edges.map(({ label }) => label),
  ];
  if (stations) return { ...drawStations(stations, column), words };
  const layout = chooseLayout(graph, column);
  return { parts: partsOf(layout), bounds: layout.bounds, words };
}

function partsOf(layout: Layout): ElementContent[] {
  const { groups } = layout;
  return [
    ...groups.map(({ box }) => rect('dg-group', box, 6)),
    ...layout.routes.flatMap(drawLine),
    ...groups.flatMap(drawTitle),
    ...layout.nodes.flatMap(({ figure, center }) => figure.draw(center)),
    ...layout.routes.flatMap(({ label }) => {
      if (!label) return [];
      const { block, center } = label;
      const ground = groups.some(({ box }) => contains(box, center)) ? 'dg-group-ground' : 'dg-ground';
      return [rect(ground, boxAround(center, block.width + 8, block.height), 3), ...textAt('dg-label', block, center)];
    }),
  ];
}

function drawTitle({ title, box }: Layout['groups'][number]): ElementContent[] {
  const at = { x: box.left + 14, y: box.top + 10 + title.height / 2 };
  const ground = boxAround({ x: at.x + title.width / 2, y: at.y }, title.width + 6, title.height);
  return [rect('dg-group-ground', ground), ...textAt('dg-start-title', title, at)];
}

const contains = ({ left, top, right, bottom }: Rect, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** How far a line runs straight at an end without an arrow, and at one with an arrow. */
const STRETCH = 8;
const ARROW_STRETCH = 12;

function drawLine({ edge, direction, stops }: Route): ElementContent[] {
  const way = stops.map((stop) => toPlace(stop, direction));
  const [a, z] = [way[0], way.at(-1)];
  const [second, beforeLast] = [way[1], way.at(-2)];
  if (!a || !z || !second || !beforeLast) return [];
  const leaves = Math.sign(second.main - a.main) || 1;
  const arrives = Math.sign(z.main - beforeLast.main) || 1;
  const room = Math.abs(second.main - a.main) / (way.length === 2 ? 3 : 2);
  const begin: Place = { cross: a.cross, main: a.main + leaves * Math.min(room, STRETCH) };
  const stretch = edge.hasArrow ? ARROW_STRETCH : STRETCH;
  const end: Place = { cross: z.cross, main: z.main - arrives * Math.min(room, stretch) };
  const tip: Place = { cross: z.cross, main: z.main - (edge.hasArrow ? arrives * ARROW_INSET : 0) };
  const commands: (string | number)[] = ['M', ...xy(a, direction), 'L', ...xy(begin, direction)];
  const through = [begin, ...way.slice(1, -1), end];
  for (let index = 0; index < through.length; index += 2) {
    const [from, to, next] = [through[index], through[index + 1], through[index + 2]];
    if (!from || !to) continue;
    commands.push(...curve(from, to, direction));
    if (next) commands.push('L', ...xy(next, direction));
  }
  commands.push('L', ...xy(tip, direction));
  return [
    path('dg-edge', ...commands),
    ...(edge.hasArrow ? [arrowHead(toPoint(z, direction), toPoint({ cross: 0, main: arrives }, direction))] : []),
  ];
}

function xy(place: Place, direction: Direction): [number, number] {
  const { x, y } = toPoint(place, direction);
  return [x, y];
}

/** A curve that leaves and arrives along the flow. */
function curve(from: Place, to: Place, direction: Direction): (string | number)[] {
  if (Math.abs(from.cross - to.cross) < 0.5) return ['L', ...xy(to, direction)];
  const main = (from.main + to.main) / 2;
  return [
    'C',
    ...xy({ cross: from.cross, main }, direction),
    ...xy({ cross: to.cross, main }, direction),
    ...xy(to, direction),
  ];
}
