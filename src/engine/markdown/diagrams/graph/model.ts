import type { Figure } from './figures';

/** Where a graph grows to. */
export type Direction = 'TB' | 'BT' | 'LR' | 'RL';

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['TB', 'TB'],
  ['TD', 'TB'],
  ['BT', 'BT'],
  ['LR', 'LR'],
  ['RL', 'RL'],
]);

/** The direction that a line sets, `direction LR`; `null` for any other line. */
export function directionOf(line: string): Direction | null {
  return DIRECTIONS.get(/^direction\s+(\S+)$/.exec(line)?.[1] ?? '') ?? null;
}

/** What stands at an end of an edge; `draw.ts` draws each. */
export type Head = 'none' | 'arrow' | 'circle' | 'cross' | 'open-arrow';

export type Stroke = 'solid' | 'dotted' | 'thick' | 'invisible';

/** What a parser makes of a node: text not yet set, so that a narrower setting can be tried. */
export interface GraphNode {
  id: string;
  /** Parts of the text that the drawing shows, for the accessible name. */
  words: string[];
  /** Sets the node for a width at which its text wraps; `across` says that the graph grows to a side. */
  figure: (wrap: number, across: boolean) => Figure;
  /** Id of the group that holds it. */
  parent: string | null;
}

export interface GraphEdge {
  from: string;
  to: string;
  label: string;
  stroke: Stroke;
  start: Head;
  end: Head;
  /** Ranks between the ends. */
  length: number;
  /** The group at whose border it begins or ends, from inside; those ends name gates of the group. */
  border?: { group: string; ends: readonly ('from' | 'to')[] };
  /** Where it stands in the source. */
  line: number;
}

/** What stands before what, though no edge says so. */
export interface Tie {
  from: string;
  to: string;
}

/** The edge that ties a note to what it is about. */
export function noteEdge(of: string, note: string, line: number): GraphEdge {
  return { from: of, to: note, label: '', stroke: 'dotted', start: 'none', end: 'none', length: 1, line };
}

interface GraphGroup {
  id: string;
  title: string;
  parent: string | null;
  direction: Direction | null;
  /** `region` is a part of a state that runs beside others; it has no title. */
  kind: 'group' | 'region';
}

export interface Graph {
  direction: Direction;
  nodes: Map<string, GraphNode>;
  groups: Map<string, GraphGroup>;
  edges: GraphEdge[];
  ties?: readonly Tie[];
}

/** How a graph is tried: the width at which texts wrap, and the direction that wins over the written one. */
export interface Setting {
  wrap: number;
  direction: Direction;
  /** Groups grow as the whole does, whatever they say themselves. */
  force: boolean;
}
