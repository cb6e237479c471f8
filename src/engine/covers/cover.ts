import type { MarkName } from '../../shared/marks';
import { cellCentre, cellPath, gridPath } from './grid';
import { lens, LENS_HALF_WIDTH, traceLine } from './parts';
import type { Palette } from './palette';
import { seededRandom } from './random';

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 460;

/** What a cover is drawn from: the same values give the same drawing. */
export interface CoverSpec {
  seed: string;
  mark: MarkName;
  palette: Palette;
}

/** The row of cells the trace runs through, and the rows around it. */
const TRACE_ROW = 3;
const ROWS = 7;
const COLUMNS = 15;

/**
 * The picture of a post as inline SVG: a trace runs over the grid, the lens shows what it is about. Where the lens
 * stands, which cells are lit and what the trace meets come from the seed, the mark in the lens from the subject.
 * Decorative: the title beside it says the same.
 */
export function drawCover({ seed, mark, palette }: CoverSpec): string {
  const random = seededRandom(seed);
  const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const centre = cellCentre(pick(5, 9), TRACE_ROW);
  const cells = litCells(pick, centre.x);
  const soft = cells.map((cell) => cellPath(cell)).join('');
  const events = eventsAround(pick, centre.x);
  const trace = traceLine(-10, centre.x - LENS_HALF_WIDTH, centre.y, events.before) + traceLine(centre.x + LENS_HALF_WIDTH, COVER_WIDTH + 10, centre.y, events.after);
  const noted = [...events.before, ...events.after].map(({ x }) => cellPath({ x, y: centre.y })).join('');
  return [
    `<svg class="cover__drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">`,
    `<path fill="${palette.ground}" d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z"/>`,
    `<path fill="${palette.cell}" d="${soft}"/>`,
    `<path fill="${palette.signalSoft}" d="${noted}"/>`,
    `<path stroke="${palette.line}" stroke-width="2" d="${gridPath(COVER_WIDTH, COVER_HEIGHT)}"/>`,
    `<path stroke="${palette.signal}" stroke-width="5" d="${trace}"/>`,
    lens(centre, mark, palette),
    '</svg>',
  ].join('');
}

type Pick = (from: number, to: number) => number;

/** Cells that stand out, in a few small clusters away from the lens. */
function litCells(pick: Pick, lensX: number): { x: number; y: number }[] {
  const cells = new Map<string, { x: number; y: number }>();
  for (let cluster = 0; cluster < 5; cluster++) {
    let [column, row] = [pick(0, COLUMNS), pick(0, ROWS)];
    for (let step = 0; step < 3; step++) {
      const cell = cellCentre(column, row);
      if (Math.abs(cell.x - lensX) > 200) cells.set(`${column} ${row}`, cell);
      if (pick(0, 1) === 0) column += 1;
      else row += 1;
    }
  }
  return [...cells.values()];
}

/** What the trace meets left and right of the lens; always in the middle of a cell of its row. */
function eventsAround(pick: Pick, lensX: number): { before: { x: number; height: number }[]; after: { x: number; height: number }[] } {
  const columns = Array.from({ length: COLUMNS }, (_, column) => cellCentre(column, TRACE_ROW).x).filter((x) => Math.abs(x - lensX) > 170 && x > 60 && x < COVER_WIDTH - 60);
  const events = columns.filter(() => pick(0, 9) < 4).map((x) => ({ x, height: pick(18, 38) }));
  return { before: events.filter(({ x }) => x < lensX), after: events.filter(({ x }) => x > lensX) };
}
