import type { Direction, GraphEdge } from '../graph/model';
import type { Shape } from '../graph/figures';

/** A node as its source describes it. */
export interface FlowNode {
  id: string;
  label: string | null;
  shape: Shape;
  parent: string | null;
}

export interface FlowGroup {
  id: string;
  title: string;
  parent: string | null;
  direction: Direction | null;
}

export interface Flowchart {
  direction: Direction;
  nodes: Map<string, FlowNode>;
  groups: Map<string, FlowGroup>;
  edges: GraphEdge[];
}
