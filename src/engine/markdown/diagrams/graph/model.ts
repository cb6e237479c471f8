import type { Shape } from './figures';

/** Where a graph grows to: down, or to the right. */
export type Direction = 'TB' | 'LR';

export type Stroke = 'solid' | 'dotted' | 'thick';

interface GraphNode {
  label: string;
  shape: Shape;
  parent: string | null;
}

export interface GraphEdge {
  from: string;
  to: string;
  label: string;
  stroke: Stroke;
  /** Whether an arrow is at its start and at its end. */
  start: boolean;
  end: boolean;
  line: number;
}

/** Nodes in a box with a title. Edges run inside of it, or between it as a whole and what is around it. */
interface GraphGroup {
  title: string;
  parent: string | null;
}

/** Nodes and groups by their ids, which are all different. */
export interface Graph {
  direction: Direction;
  nodes: Map<string, GraphNode>;
  groups: Map<string, GraphGroup>;
  edges: GraphEdge[];
}
