import { cellCentre, cellPath, gridPath, SIDE, type Point } from '../grid';
import { lens, LENS_HALF_WIDTH, markAt, traceLine, type TraceEvent } from '../figures';
import { COVER_HEIGHT, COVER_WIDTH, type Scene } from './scene';

/** The row of cells the trace runs through. */
const TRACE_ROW = 3;
const ROWS = 5;
const COLUMNS = 15;
/** Cells nearer to the centre of the lens than this are hidden or half hidden. */
const NEAR_LENS = 210;

/** A trace runs over the grid, the lens shows what it is about: events, one after the other. */
export function traceScene({ id, pick, marks: [main, ...others], palette }: Scene): string[] {
  const centre = cellCentre(pick(5, 9), TRACE_ROW);
  const events = eventsOf(pick, centre.x);
  const left = events.filter(({ x }) => x < centre.x);
  const right = events.filter(({ x }) => x > centre.x);
  const cells = litCells(pick, centre.x);
  const marked = freeCells(pick, centre.x).slice(0, Math.min(3, others.length));
  const before = traceLine(-10, centre.x - LENS_HALF_WIDTH, centre.y, left);
  const after = traceLine(centre.x + LENS_HALF_WIDTH, COVER_WIDTH + 10, centre.y, right);
  return [
    `<path fill="${palette.cell}" d="${[...cells, ...marked].map((cell) => cellPath(cell)).join('')}"/>`,
    `<path fill="${palette.signalSoft}" d="${events.map(({ x }) => cellPath({ x, y: centre.y })).join('')}"/>`,
    `<path stroke="${palette.line}" stroke-width="2" d="${gridPath(COVER_WIDTH, COVER_HEIGHT)}"/>`,
    ...marked.map((cell, index) => markAt(cell, others[index] ?? main, SIDE, palette.muted, 3.5)),
    `<path stroke="${palette.signal}" stroke-width="5" d="${before}${after}"/>`,
    lens(centre, main, palette, id),
  ];
}

/** Cells that stand out, in small clusters away from the lens. */
function litCells(pick: Scene['pick'], lensX: number): Point[] {
  const cells = new Map<string, Point>();
  for (let cluster = 0; cluster < 7; cluster++) {
    let [column, row] = [pick(0, COLUMNS), pick(0, ROWS)];
    for (let step = 0; step < 4; step++) {
      const cell = cellCentre(column, row);
      if (Math.abs(cell.x - lensX) > NEAR_LENS && row !== TRACE_ROW) cells.set(`${column} ${row}`, cell);
      if (pick(0, 1) === 0) column += 1;
      else row += 1;
    }
  }
  return [...cells.values()];
}

/**
 * Cells for marks, in an order of chance: whole ones beside the lens, above or below the trace, none beside another.
 */
function freeCells(pick: Scene['pick'], lensX: number): Point[] {
  const found: Point[] = [];
  for (let tries = 0; tries < 40; tries++) {
    const row = [1, 2, 4, 5][pick(0, 3)] ?? 1;
    const cell = cellCentre(pick(1, COLUMNS - 2), row);
    const underHandle = row > TRACE_ROW && cell.x > lensX && cell.x < lensX + 280;
    const isFree = !underHandle && Math.abs(cell.x - lensX) > NEAR_LENS && cell.x > 60 && cell.x < COVER_WIDTH - 60;
    if (isFree && found.every((other) => Math.hypot(other.x - cell.x, other.y - cell.y) > 150)) found.push(cell);
  }
  return found;
}

/** What the trace meets: one to four things, each in the middle of a cell of its row. */
function eventsOf(pick: Scene['pick'], lensX: number): TraceEvent[] {
  const columns = Array.from({ length: COLUMNS }, (_, column) => cellCentre(column, TRACE_ROW).x).filter(
    (x) => Math.abs(x - lensX) > 170 && x > 60 && x < COVER_WIDTH - 60,
  );
  const chosen = new Set(Array.from({ length: pick(2, 4) }, () => columns[pick(0, columns.length - 1)] ?? lensX));
  return columns.filter((x) => chosen.has(x)).map((x) => ({ x, height: pick(18, 36) }));
}
