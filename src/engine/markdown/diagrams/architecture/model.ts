import type { GraphEdge } from '../graph/model';
import type { Side } from '../grid/model';

/** A service with its icon and its title. */
export interface Service {
  kind: 'service';
  id: string;
  title: string;
  /** Name of the icon, or an empty text. */
  icon: string;
  /** A text in the place of an icon. */
  iconText: string;
  parent: string | null;
  /** Where it stands in the source. */
  line: number;
}

/** A place where edges meet. */
interface Junction {
  kind: 'junction';
  id: string;
  parent: string | null;
  line: number;
}

export interface ArchitectureGroup {
  kind: 'group';
  id: string;
  title: string;
  icon: string;
  parent: string | null;
  line: number;
}

export type Part = Service | Junction | ArchitectureGroup;

/** An end of an edge: a service or a junction, the side, and whether the edge ends at the border of its group. */
export interface EdgeEnd {
  id: string;
  side: Side;
  atGroup: boolean;
}

/** An edge that runs from one side to another. */
export interface SidedEdge extends GraphEdge {
  ends: { from: EdgeEnd; to: EdgeEnd };
}

/** Services that stand in a row or in a column. */
export interface Alignment {
  axis: 'row' | 'column';
  members: string[];
  line: number;
}

export interface Architecture {
  title: string;
  /** Groups, services and junctions in the order of the source. */
  parts: Map<string, Part>;
  edges: SidedEdge[];
  alignments: Alignment[];
}
