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
  /** Where it stands in the source. */
  line: number;
}

interface GraphGroup {
  id: string;
  title: string;
  parent: string | null;
  direction: Direction | null;
}

export interface Graph {
  direction: Direction;
  nodes: Map<string, GraphNode>;
  groups: Map<string, GraphGroup>;
  edges: GraphEdge[];
}

/** How a graph is tried: the width at which texts wrap, and the direction that wins over the written one. */
export interface Setting {
  wrap: number;
  direction: Direction;
  /** Groups grow as the whole does, whatever they say themselves. */
  force: boolean;
}
