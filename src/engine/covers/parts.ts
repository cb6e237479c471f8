import { MARKS, type MarkName } from '../../shared/marks';
import { cellPath, HALF_WIDTH, SIDE } from './grid';
import type { Palette } from './palette';

/** How many cells wide the lens is. */
const LENS_SCALE = 3;
/** Centre and size of the cell on the 24-unit grid of the marks. */
const MARK_CENTRE = 12;
const MARK_RADIUS = 10.25;

/** The lens with a mark in it: a cell of the grid seen larger, with a handle to the lower right. */
export function lens(centre: { x: number; y: number }, mark: MarkName, palette: Palette): string {
  const radius = SIDE * LENS_SCALE;
  const scale = radius / MARK_RADIUS;
  const corner = { x: centre.x + HALF_WIDTH * LENS_SCALE, y: centre.y + radius / 2 };
  const markAt = `translate(${centre.x - MARK_CENTRE * scale} ${centre.y - MARK_CENTRE * scale}) scale(${round(scale)})`;
  return [
    `<path d="M${corner.x + 1} ${corner.y + 6}l70 70" stroke="${palette.ink}" stroke-width="26"/>`,
    `<path d="${cellPath(centre, LENS_SCALE)}" fill="${palette.glass}" stroke="${palette.ink}" stroke-width="10"/>`,
    `<path d="${cellPath(centre, LENS_SCALE - 0.36)}" stroke="${palette.line}" stroke-width="2"/>`,
    `<path transform="${markAt}" d="${MARKS[mark]}" stroke="${palette.signal}" stroke-width="${round(11 / scale)}"/>`,
  ].join('');
}

/** Left and right edge of the lens at the height of its centre. */
export const LENS_HALF_WIDTH = HALF_WIDTH * LENS_SCALE;

/** A trace line from left to right at one height, with the shape of the logo's trace at each event. */
export function traceLine(from: number, to: number, y: number, events: readonly { x: number; height: number }[]): string {
  let path = `M${from} ${y}`;
  for (const { x, height } of events) path += `H${x - 24}l${[[12, -height], [20, height * 1.9], [12, -height * 0.9]].map((step) => step.map(round).join(' ')).join(' ')}`;
  return `${path}H${to}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
