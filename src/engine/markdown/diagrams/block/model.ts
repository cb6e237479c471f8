import type { GraphEdge } from '../graph/model';
import type { Side } from '../grid/model';

/** A cell of a grid that holds a text. */
export interface TextBlockCell {
  kind: 'block';
  id: string;
  label: string;
  /** Name of its figure. */
  shape: string;
  span: number;
}

/** A block that is itself an arrow. */
export interface ArrowCell {
  kind: 'arrow';
  id: string;
  label: string;
  /** Sides that it points to. */
  sides: Side[];
  span: number;
}

/** A cell that is left empty. */
interface SpaceCell {
  kind: 'space';
  span: 1;
}

/** Blocks inside a block, in a grid of their own. */
export interface GroupCell {
  kind: 'group';
  id: string;
  title: string;
  span: number;
  /** Columns that the source asks for; `null` is one row. */
  columns: number | null;
  cells: Cell[];
}

export type Cell = TextBlockCell | ArrowCell | SpaceCell | GroupCell;

export interface BlockDiagram {
  root: GroupCell;
  edges: GraphEdge[];
}
