import type { ElementContent } from 'hast';
import { boxAround, path, rect, textAt, type Point, type Rect } from '../svg';
import { toPlace, toPoint, type Place } from './axes';
import { chooseLayout } from './choose-layout';
import { ancestorsOf } from './levels';
import { DiagramError, quoted } from '../problem';
import { drawHead, insetOf, stretchOf } from './heads';
import type { GroupHead } from './group-boxes';
import type { Layout } from './layout';
import type { Route } from './route';
import type { Drawing } from '../svg';
import type { Direction, Graph, GraphEdge } from './model';

/** Width of the reading column of most windows, and of a phone. */
export const COLUMN = 720;
export const NARROW_COLUMN = 360;

/** Room left around a drawing. */
const MARGIN = 2;

/** Draws a graph in the way that suits a column of a width. */
export function drawGraph(graph: Graph, column: number): Drawing {
  for (const { from, to, line } of graph.edges) {
    const group = isIn(graph, to, from) ? from : isIn(graph, from, to) ? to : null;
    if (group !== null)
      throw new DiagramError(
        line,
        `An edge between ${quoted(group)} and its own inside is not drawn.`,
        'Let the edge begin and end at nodes.',
      );
  }
  return drawLayout(graph, chooseLayout(graph, column - 2 * MARGIN));
}

/** Whether a node or group is that group or inside it. */
const isIn = (graph: Graph, id: string, group: string): boolean =>
  graph.groups.has(group) && [id, ...ancestorsOf(graph, id)].includes(group);

function drawLayout(graph: Graph, layout: Layout): Drawing {
  const groups = [...layout.groups].sort(([, a], [, b]) => area(b.box) - area(a.box));
  const parts: ElementContent[] = groups.map(([, { box }]) => rect('dg-group', box, 6));
  for (const route of layout.routes) if (route.edge.stroke !== 'invisible') parts.push(...drawLine(route));
  for (const [, { box, head }] of groups) parts.push(...drawGroupHead(box, head));
  for (const [id, center] of layout.centers)
    if (graph.nodes.has(id)) parts.push(...(layout.figures.get(id)?.draw(center) ?? []));
  // An edge that is not seen may still say something.
  for (const route of layout.routes) {
    const inside = groups.some(([, { box }]) => route.label && holds(box, route.label.center));
    parts.push(...drawLabel(route, inside));
  }
  return { parts, bounds: layout.bounds, words: wordsOf(graph) };
}

const holds = ({ left, top, right, bottom }: Rect, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** The title of a group, at its head where edges seldom enter, and on its ground where one does. */
function drawGroupHead(box: Rect, { title }: GroupHead): ElementContent[] {
  if (title.lines.length === 0) return [];
  const at = { x: box.left + 14, y: box.top + 10 + title.height / 2 };
  const ground = boxAround({ x: at.x + title.width / 2, y: at.y }, title.width + 6, title.height);
  return [rect('dg-group-ground', ground), ...textAt('dg-start-title', title, at)];
}

const area = ({ left, top, right, bottom }: Rect): number => (right - left) * (bottom - top);

function wordsOf({ nodes, groups, edges }: Graph): string[] {
  return [
    ...[...groups.values()].map(({ title }) => title),
    ...[...nodes.values()].flatMap(({ words }) => words),
    ...edges.map(({ label }) => label),
  ].filter((word) => word !== '');
}

const LINE: Record<GraphEdge['stroke'], string> = {
  solid: 'dg-edge',
  dotted: 'dg-dotted',
  thick: 'dg-thick',
  invisible: 'dg-edge',
};

/** The line of an edge with what stands at its ends. */
function drawLine(route: Route): ElementContent[] {
  const { edge, direction, stops } = route;
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  if (edge.from === edge.to) return drawLoop(route);
  const way = stops.map((stop) => toPlace(stop, direction));
  const [a, z] = [way[0], way.at(-1)];
  const [second, beforeLast] = [way[1], way.at(-2)];
  if (!a || !z || !second || !beforeLast) return [];
  const leaves = Math.sign(second.main - a.main) || 1;
  const arrives = Math.sign(z.main - beforeLast.main) || 1;
  const room = Math.abs(second.main - a.main) / (way.length === 2 ? 3 : 2);
  const begin: Place = { cross: a.cross, main: a.main + leaves * Math.min(room, stretchOf(edge.start)) };
  const end: Place = { cross: z.cross, main: z.main - arrives * Math.min(room, stretchOf(edge.end)) };
  const tail: Place = { cross: a.cross, main: a.main + leaves * insetOf(edge.start) };
  const tip: Place = { cross: z.cross, main: z.main - arrives * insetOf(edge.end) };
  const commands: (string | number)[] = ['M', ...xy(tail, direction), 'L', ...xy(begin, direction)];
  const through = [begin, ...way.slice(1, -1), end];
  for (let index = 0; index < through.length; index += 2) {
    const [from, to, next] = [through[index], through[index + 1], through[index + 2]];
    if (!from || !to) continue;
    commands.push(...curve(from, to, direction));
    if (next) commands.push('L', ...xy(next, direction));
  }
  commands.push('L', ...xy(tip, direction));
  const heading = toPoint({ cross: 0, main: arrives }, direction);
  const starting = toPoint({ cross: 0, main: -leaves }, direction);
  return [
    path(LINE[edge.stroke], ...commands),
    ...drawHead(edge.start, first, starting),
    ...drawHead(edge.end, last, heading),
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

function drawLoop({ edge, direction, stops }: Route): ElementContent[] {
  const [a, far, b] = stops;
  if (!a || !far || !b) return [];
  const aside = toPoint({ cross: 1, main: 0 }, direction);
  const reach = Math.abs((far.x - a.x) * aside.x + (far.y - a.y) * aside.y);
  const beside = ({ x, y }: Point, distance: number): [number, number] => [
    x + aside.x * distance,
    y + aside.y * distance,
  ];
  const arrival = { x: -aside.x, y: -aside.y };
  return [
    path(
      LINE[edge.stroke],
      ['M', ...beside(a, insetOf(edge.start)), 'C', ...beside(a, reach * 1.3)],
      [...beside(b, reach * 1.3), ...beside(b, insetOf(edge.end))],
    ),
    ...drawHead(edge.start, a, arrival),
    ...drawHead(edge.end, b, arrival),
  ];
}

/** The label of an edge on a ground of its own, so that no line runs through it. */
function drawLabel({ label }: Route, inGroup: boolean): ElementContent[] {
  if (!label) return [];
  const { block, center } = label;
  return [
    rect(inGroup ? 'dg-group-ground' : 'dg-ground', boxAround(center, block.width + 8, block.height), 3),
    ...textAt('dg-label', block, center),
  ];
}
