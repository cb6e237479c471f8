import type { Direction, GraphEdge } from '../graph/model';
import type { DrawingLink } from '../svg';

/** A node as its source describes it. */
export interface FlowNode {
  id: string;
  label: string | null;
  shape: string;
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
  /** Links of nodes, which stand below the drawing. */
  links: DrawingLink[];
}
