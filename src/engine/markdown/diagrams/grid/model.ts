import type { ElementContent } from 'hast';
import type { Figure } from '../graph/figures';
import type { Point } from '../svg';

/** A side of a box: left, right, top, bottom. */
export type Side = 'L' | 'R' | 'T' | 'B';

/** What a cell of a grid may hold: a figure, or a grid of its own. */
type Content = Leaf | GridGroup;

export interface Leaf {
  kind: 'leaf';
  /** The figure with its text wrapped at a width, as small as it can be. */
  natural: (wrap: number) => Figure;
  /** The same figure for the room of its cell, which it may fill. */
  filled: (wrap: number, width: number, height: number) => Figure;
}

/** A grid with a border and a title. */
export interface GridGroup {
  kind: 'group';
  title: string;
  /** Drawn before the title. */
  icon: Icon | null;
  items: Item[];
  columns: number;
  rows: number;
  /** Whether all columns are of one width where there is room. */
  isEven: boolean;
  /** Whether edges run inside it, which need room between its cells. */
  hasEdges: boolean;
  /** Whether edges run between its border and what it holds. */
  hasInward: boolean;
  /** Whether it fills the cell that it stands in. */
  fills: boolean;
}

/** A drawing of a fixed size, around a point. */
export interface Icon {
  size: number;
  draw: (center: Point) => ElementContent[];
}

/** A content at its place in a grid. */
export interface Item {
  id: string;
  column: number;
  row: number;
  span: number;
  content: Content;
}

/** How a grid is tried. */
export interface GridSetting {
  /** Width at which texts wrap. */
  wrap: number;
  /** Whether columns are of one width where the source does not mind. */
  even: boolean;
  /** Room between cells where edges run. */
  gap: Gap;
  /** Groups in which labels of edges need more room than that. */
  roomy: ReadonlyMap<GridGroup, Gap>;
}

/** Room between columns, and between rows. */
export interface Gap {
  x: number;
  y: number;
}
