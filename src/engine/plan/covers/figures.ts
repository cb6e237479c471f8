import { MARKS, type MarkName } from '../../../shared/marks';
import { cellPath, gridPath, HALF_WIDTH, SIDE, type Point } from './grid';
import type { CardPalette, Palette } from './palette';

const LENS_SCALE = 3;
/** Centre and size of the cell on the 24-unit grid of the marks. */
const MARK_CENTRE = 12;
const MARK_RADIUS = 10.25;

/** Left and right edge of the lens at the height of its centre. */
export const LENS_HALF_WIDTH = HALF_WIDTH * LENS_SCALE;

/** The lens with a mark in it: a cell of the grid seen larger, its handle to the lower right. `id` names its clip. */
export function lens(centre: Point, mark: MarkName, palette: CardPalette, id: string): string {
  const radius = SIDE * LENS_SCALE;
  const scale = radius / MARK_RADIUS;
  const corner = { x: centre.x + LENS_HALF_WIDTH, y: centre.y + radius / 2 };
  const shape = cellPath(centre, LENS_SCALE);
  // The grid as the lens enlarges it, with the centre of the lens in the centre of a cell. Drawing more than the lens
  // shows takes a third of the time of a social card.
  const moved = `translate(${centre.x - 2 * HALF_WIDTH * ENLARGED} ${centre.y - SIDE * ENLARGED}) scale(${ENLARGED})`;
  const grid = `<path transform="${moved}" d="${gridPath(160, 0, -1)}" stroke="${palette.line}" stroke-width="1.2"/>`;
  return [
    `<path d="M${corner.x - 2} ${corner.y + 8}l76 76" stroke="${palette.ink}" stroke-width="32"/>`,
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>`,
    `<path d="${shape}" fill="${palette.glass}"/>`,
    `<g clip-path="url(#${id})">${grid}</g>`,
    // The line of this mark is half a unit below its middle. It is moved up to meet the line outside the lens.
    markAt(mark === 'trace' ? { x: centre.x, y: centre.y - scale / 2 } : centre, mark, radius, palette.signal, 13),
    `<path d="${shape}" stroke="${palette.ink}" stroke-width="16"/>`,
  ].join('');
}

const ENLARGED = 1.75;

/** A mark in a cell of the given radius. */
export function markAt(centre: Point, mark: MarkName, radius: number, colour: string, width: number): string {
  const scale = radius / MARK_RADIUS;
  const [x, y] = [centre.x, centre.y].map((middle) => round(middle - MARK_CENTRE * scale));
  const place = `translate(${x} ${y}) scale(${round(scale)})`;
  return `<path transform="${place}" d="${MARKS[mark]}" stroke="${colour}" stroke-width="${round(width / scale)}"/>`;
}

export interface TraceEvent {
  x: number;
  height: number;
}

/** A trace line from left to right at one height, with the shape of the logo's trace at each event. */
export function traceLine(from: number, to: number, y: number, events: readonly TraceEvent[]): string {
  let path = `M${from} ${y}`;
  for (const { x, height } of events)
    path += `H${x - 24}l12 ${-height} 18 ${round(height * 1.8)} 10 ${round(-height * 0.8)}`;
  return `${path}H${to}`;
}

/** Two decimals are a hundredth of a pixel, and a third of the bytes. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 460;

export interface Scene {
  /** Names what a drawing refers to; no other drawing of a page has it. */
  id: string;
  /** A whole number between two, both included: the next one of the post's own row of chance. */
  pick(from: number, to: number): number;
  marks: readonly [MarkName, ...MarkName[]];
  palette: Palette;
}
