import type { ElementContent } from 'hast';
import { at } from '../../../../shared/at';
import {
  ARROW_INSET,
  arrowHead,
  boxAround,
  path,
  setText,
  textAt,
  union,
  type Drawing,
  type Point,
  type Rect,
  type TextBlock,
  WRAP_WIDTHS,
} from '../svg';
import type { Graph, GraphEdge, GraphNode } from './model';

type Link = Pick<GraphEdge, 'label' | 'hasArrow'>;

/** A node on the line. `exits` leave the line here and end; `next` leads to the following station. */
interface Station {
  node: GraphNode;
  exits: { link: Link; node: GraphNode }[];
  next: Link | null;
}

/** A line has at least so many stations, and a graph that is searched for one at most so many nodes. */
const FEWEST = 3;
const MOST = 24;

/**
 * The stations of a graph that is a single line: each node leads to one next node and optionally to dead ends.
 * `null` for all other graphs, and for shapes that mean more than a step or a choice.
 */
export function stationsOf({ nodes, groups, edges }: Graph): Station[] | null {
  if (nodes.size > MOST || groups.size > 0) return null;
  const isStep = [...nodes.values()].every(({ shape }) => shape === 'rect' || shape === 'diamond');
  const targets = new Set(edges.map(({ to }) => to));
  const [first, ...others] = [...nodes.keys()].filter((id) => !targets.has(id));
  const isTree = targets.size === edges.length && others.length === 0;
  if (!isStep || !isTree || first === undefined) return null;
  const leaving = (id: string): GraphEdge[] => edges.filter(({ from }) => from === id);
  const stations: Station[] = [];
  for (let id: string | undefined = first; id !== undefined;) {
    const node = nodes.get(id);
    const out = leaving(id);
    const onward: GraphEdge[] = out.filter(({ to }) => leaving(to).length > 0);
    if (!node || onward.length > 1) return null;
    // Of several ends none is the way on.
    const next = onward[0] ?? (out.length === 1 ? out[0] : undefined);
    const exits = out.flatMap((link) => {
      const end = link === next ? undefined : nodes.get(link.to);
      return end ? [{ link, node: end }] : [];
    });
    stations.push({ node, exits, next: next ?? null });
    id = next?.to;
  }
  return stations.length < FEWEST ? null : stations;
}

/** Half the height of a station. */
const RADIUS = 18;
const EDGE_TEXT = { size: 13 };

/** Draws stations on one line: from left to right where that fits the column, else downwards. */
export function drawStations(stations: readonly Station[], column: number): Omit<Drawing, 'words'> {
  return across(stations, column) ?? down(stations, column);
}

/** Room between the words of two stations, and between a station and the words on the line to it. */
const WORDS_APART = 18;
const BESIDE_WORDS = 10;
const MOST_ON_LINE = 80;
const NEAREST = 96;

function across(stations: readonly Station[], column: number): Omit<Drawing, 'words'> | null {
  if (stations.some(({ exits }) => exits.length > 0)) return null;
  const onLine = stations.map(({ next }) => setText(next?.label ?? '', MOST_ON_LINE, EDGE_TEXT));
  for (const wrap of WRAP_WIDTHS) {
    const labels = stations.map(({ node }) => setText(node.label, wrap));
    const centers: Point[] = [];
    let x = 0;
    labels.forEach(({ width }, index) => {
      centers.push({ x, y: 0 });
      const words = (width + (labels[index + 1]?.width ?? 0)) / 2 + WORDS_APART;
      x += Math.max(NEAREST, words, at(onLine, index).width + 2 * (RADIUS + BESIDE_WORDS));
    });
    const boxes = labels.map((label, index) =>
      boxAround({ x: at(centers, index).x, y: RADIUS + 8 + label.height / 2 }, label.width, label.height),
    );
    const above = onLine.map(({ height }) => -height - 6);
    const bounds = union([...boxes, ...centers.map((c) => boxAround(c, 2 * RADIUS, 2 * RADIUS))]);
    bounds.top = Math.min(bounds.top, ...above);
    if (bounds.right - bounds.left > column) continue;
    const parts = stations.flatMap((station, index): ElementContent[] => {
      const [center, next] = [at(centers, index), centers[index + 1]];
      const [label, words] = [at(labels, index), at(onLine, index)];
      const below = { x: center.x, y: RADIUS + 8 + label.height / 2 };
      const own = [drawStation(station, center), ...textAt('dg-caption', label, below)];
      if (!station.next || !next) return own;
      const middle = { x: (center.x + next.x) / 2, y: -6 - words.height / 2 };
      return [
        ...drawLink(station.next, { x: center.x + WIDTH / 2, y: 0 }, { x: next.x - WIDTH / 2, y: 0 }),
        ...textAt('dg-label', words, middle),
        ...own,
      ];
    });
    return { parts, bounds };
  }
  return null;
}

/** Where the words next to a line that runs down begin, and how wide they are at most. */
const WORDS_AT = 32;
const WIDEST = 380;
const LINK_HEIGHT = 30;
const EXIT_HEIGHT = 28;
const ARROW = 30;

function down(stations: readonly Station[], column: number): Omit<Drawing, 'words'> {
  const parts: ElementContent[] = [];
  const boxes: Rect[] = [];
  const fit = (label: string, x: number, style?: typeof EDGE_TEXT): TextBlock =>
    setText(label, Math.min(WIDEST, column - RADIUS - x), style);
  const write = (className: string, text: TextBlock, x: number, y: number): void => {
    if (text.lines.length === 0) return;
    parts.push(...textAt(className, text, { x, y }));
    boxes.push(boxAround({ x: x + text.width / 2, y }, text.width, text.height));
  };
  let top = 0;
  for (const station of stations) {
    const label = fit(station.node.label, WORDS_AT);
    const half = Math.max(RADIUS, label.height / 2);
    const center = { x: 0, y: top + half };
    const foot = { x: 0, y: center.y + RADIUS };
    parts.push(drawStation(station, center));
    boxes.push(boxAround(center, 2 * RADIUS, 2 * RADIUS));
    write('dg-start-text', label, WORDS_AT, center.y);
    top = center.y + half;
    for (const { link, node } of station.exits) {
      const name = fit(link.label, WORDS_AT, EDGE_TEXT);
      const from = name.width === 0 ? WORDS_AT - 6 : WORDS_AT + name.width + 6;
      const text = fit(node.label, from + ARROW + 8);
      const y = top + Math.max(EXIT_HEIGHT, text.height + 8) / 2;
      parts.push(
        path('dg-edge', 'M', 0, foot.y, 'L', 0, y - 14, 'C', 0, y - 4, 4, y, 14, y, 'L', WORDS_AT - 6, y),
        ...drawLink(link, { x: from, y }, { x: from + ARROW, y }),
      );
      write('dg-start-label', name, WORDS_AT, y);
      write('dg-start-text', text, from + ARROW + 8, y);
      top = y + Math.max(EXIT_HEIGHT, text.height + 8) / 2;
    }
    if (!station.next) continue;
    const words = fit(station.next.label, 14, EDGE_TEXT);
    const end = { x: 0, y: top + Math.max(LINK_HEIGHT, words.height + 14) };
    parts.push(...drawLink(station.next, foot, end));
    write('dg-start-label', words, 14, (top + end.y) / 2 - 3);
    top = end.y;
  }
  return { parts, bounds: union(boxes) };
}

/** Width of the hexagon of a station. */
const WIDTH = 31;

/** Outlines, drawn from the top corner. They are relative, so every station has the same text, which compresses well. */
const STEP = ['dg-node', 'l15.5 9v18l-15.5 9l-15.5 -9v-18zm0 14l3.5 2v4l-3.5 2l-3.5 -2v-4z'] as const;
const CHOICE = ['dg-choice', 'l18 18l-18 18l-18 -18z'] as const;

/** A hexagon on its corner, as in the pictures of this site; a choice is a diamond. */
function drawStation({ node }: Station, { x, y }: Point): ElementContent {
  const [name, outline] = node.shape === 'diamond' ? CHOICE : STEP;
  return path(name, 'M', x, y - RADIUS, outline);
}

/** A straight line between two points, with its arrow. */
function drawLink({ hasArrow }: Link, from: Point, to: Point): ElementContent[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const inset = hasArrow ? ARROW_INSET : 0;
  return [
    path('dg-edge', 'M', from.x, from.y, 'L', to.x - along.x * inset, to.y - along.y * inset),
    ...(hasArrow ? [arrowHead(to, along)] : []),
  ];
}
