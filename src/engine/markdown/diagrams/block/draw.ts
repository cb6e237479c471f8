import { NARROW_COLUMN } from '../graph/draw';
import { partsOf } from '../grid/draw';
import { layOutGrid, type GridGraph } from '../grid/layout';
import type { GridSetting, Side } from '../grid/model';
import type { DiagramSource } from '../source';
import type { Drawing } from '../svg';
import { WRAP_WIDTHS } from '../text';
import { gridOf } from './grid';
import type { Cell, GroupCell } from './model';
import { parseBlocks } from './parse';

/** Room left around a drawing. */
const MARGIN = 2;
/** A row without a number of columns is folded to these where it is too wide. */
const FOLDS = [Infinity, 6, 4, 3, 2, 1];
/** A row that is too wide by this share is shown a little smaller, as it is written. */
const LITTLE = 0.25;
const ANY_SIDE: readonly Side[] = ['B', 'R', 'T', 'L'];

/** Draws a block diagram as the grid that it says. */
export function drawBlocks(source: DiagramSource, column: number): Drawing {
  const { root, edges } = parseBlocks(source);
  const longest = longestRow(root);
  const graphs = FOLDS.filter((most) => most === Infinity || most < longest).map((most): GridGraph => ({
    root: gridOf(root, edges, most),
    edges,
    sidesOf: () => ANY_SIDE,
  }));
  const attempt = layOutGrid(graphs, column - 2 * MARGIN, settingsFor(column), column * LITTLE);
  const words = [...wordsOf(root), ...edges.map(({ label }) => label)].filter((word) => word.trim() !== '');
  return { parts: partsOf(attempt), bounds: attempt.bounds, words };
}

/** From the widest setting to the narrowest. */
function settingsFor(column: number): GridSetting[] {
  const isNarrow = column <= NARROW_COLUMN;
  const gap = isNarrow ? { x: 30, y: 36 } : { x: 42, y: 42 };
  return [...WRAP_WIDTHS, ...(isNarrow ? [90, 70] : [])].flatMap((wrap) =>
    [true, false].map((even) => ({ wrap, even, gap, roomy: new Map() })),
  );
}

/** How many cells the longest row has that may be folded. */
const longestRow = ({ columns, cells }: GroupCell): number =>
  Math.max(
    columns === null ? cells.reduce((sum, { span }) => sum + span, 0) : 0,
    ...cells.map((cell) => (cell.kind === 'group' ? longestRow(cell) : 0)),
  );

const wordsOf = (cell: Cell): string[] => {
  if (cell.kind === 'space') return [];
  return cell.kind === 'group' ? [cell.title, ...cell.cells.flatMap(wordsOf)] : [cell.label];
};
