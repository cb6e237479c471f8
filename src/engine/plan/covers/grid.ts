/**
 * The hexagonal grid of all drawings. Cells have a vertex at the top, as the marks do.
 * The numbers are whole, so that lines stay sharp: 46 a side, 80 wide (a regular cell would be 79.7).
 */

export interface Point {
  x: number;
  y: number;
}

export const SIDE = 46;
export const HALF_WIDTH = 40;
const QUARTER = SIDE / 2;
const ROW_STEP = SIDE + QUARTER;

/** Centre of a cell; odd rows are shifted by half a cell. */
export function cellCentre(column: number, row: number): Point {
  return { x: 2 * HALF_WIDTH * column + (row % 2 === 0 ? 0 : HALF_WIDTH), y: ROW_STEP * row + SIDE };
}

/** Path of a cell, or of a cell `scale` times as large. */
export function cellPath({ x, y }: Point, scale = 1): string {
  const [a, s, q] = [HALF_WIDTH * scale, SIDE * scale, QUARTER * scale];
  return `M${x} ${y - s}l${a} ${q}v${s}l${-a} ${q} ${-a} ${-q}v${-s}z`;
}

/** Path of all lines of a grid: a zigzag over each row of cells, then the upright edges below it. */
export function gridPath(width: number, height: number, firstRow = 0): string {
  const columns = Math.ceil(width / (2 * HALF_WIDTH)) + 1;
  const lastRow = Math.ceil(height / ROW_STEP) + 1;
  let path = '';
  for (let row = firstRow; row <= lastRow; row++) {
    const y = ROW_STEP * row + QUARTER;
    const start = row % 2 === 0 ? -HALF_WIDTH : -2 * HALF_WIDTH;
    path += `M${start} ${y}${`l${HALF_WIDTH} -${QUARTER} ${HALF_WIDTH} ${QUARTER}`.repeat(columns)}`;
    for (let column = 0; column <= columns; column++) path += `M${start + 2 * HALF_WIDTH * column} ${y}v${SIDE}`;
  }
  return path;
}
