import { MARKS, type MarkName } from '../../../shared/marks';
import { cellPath, gridPath, HALF_WIDTH, SIDE, type Point } from './grid';
import type { Palette } from './palette';

/** How many cells wide the lens is. */
const LENS_SCALE = 3;
/** Centre and size of the cell on the 24-unit grid of the marks. */
const MARK_CENTRE = 12;
const MARK_RADIUS = 10.25;

/** Left and right edge of the lens at the height of its centre. */
export const LENS_HALF_WIDTH = HALF_WIDTH * LENS_SCALE;

/** A path with its colour: filled, or a line of a width. */
export interface Figure {
  path: string;
  colour: string;
  width?: number;
  /** Where its origin is put, and how large it is drawn there. */
  at?: Point & { scale: number };
}

/** A figure as SVG, without any of the attributes that it does not need. */
function svgOf({ path, colour, width, at }: Figure): string {
  const place = at ? ` transform="translate(${at.x} ${at.y}) scale(${at.scale})"` : '';
  const paint = width === undefined ? ` fill="${colour}"` : ` stroke="${colour}" stroke-width="${width}"`;
  return `<path${place} d="${path}"${paint}/>`;
}

/** The parts of the lens with a mark in it. */
interface LensFigures {
  /** The edge, outside of which the grid is not seen. */
  edge: string;
  handle: Figure;
  glass: Figure;
  grid: Figure;
  mark: Figure;
  rim: Figure;
}

/** The lens with a mark in it: a cell of the grid seen larger, with a handle to the lower right. */
export function lensFigures(centre: Point, mark: MarkName, palette: Palette): LensFigures {
  const radius = SIDE * LENS_SCALE;
  const scale = radius / MARK_RADIUS;
  const corner = { x: centre.x + LENS_HALF_WIDTH, y: centre.y + radius / 2 };
  const edge = cellPath(centre, LENS_SCALE);
  // The grid as the lens enlarges it, with the centre of the lens in the centre of a cell.
  const at = {
    x: centre.x - 4 * HALF_WIDTH * ENLARGED,
    y: centre.y - SIDE * ENLARGED,
    scale: ENLARGED,
  };
  // The line of this mark lies half a unit below its middle. It is moved up, to meet the line outside of the lens.
  const middle = mark === 'trace' ? { x: centre.x, y: centre.y - scale / 2 } : centre;
  return {
    edge,
    handle: { path: `M${corner.x - 2} ${corner.y + 8}l76 76`, colour: palette.ink, width: 32 },
    glass: { path: edge, colour: palette.glass },
    grid: { path: gridPath(640, 100, -1), colour: palette.line, width: 1.2, at },
    mark: markFigure(middle, mark, radius, palette.signal, 13),
    rim: { path: edge, colour: palette.ink, width: 16 },
  };
}

/** The lens as SVG. `id` names its clip. */
export function lens(centre: Point, shown: MarkName, palette: Palette, id: string): string {
  const { edge, handle, glass, grid, mark, rim } = lensFigures(centre, shown, palette);
  return [
    svgOf(handle),
    `<clipPath id="${id}"><path d="${edge}"/></clipPath>`,
    svgOf(glass),
    `<g clip-path="url(#${id})">${svgOf(grid)}</g>`,
    svgOf(mark),
    svgOf(rim),
  ].join('');
}

const ENLARGED = 1.75;

/** A mark in a cell of the given radius, as SVG. */
export function markAt(centre: Point, mark: MarkName, radius: number, colour: string, width: number): string {
  return svgOf(markFigure(centre, mark, radius, colour, width));
}

function markFigure(centre: Point, mark: MarkName, radius: number, colour: string, width: number): Figure {
  const scale = radius / MARK_RADIUS;
  const place = (middle: number): number => round(middle - MARK_CENTRE * scale);
  const at = { x: place(centre.x), y: place(centre.y), scale: round(scale) };
  return { path: MARKS[mark], colour, width: round(width / scale), at };
}

/** Something the trace meets. */
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
