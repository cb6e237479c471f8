import type { Drawing, Ground, Shape } from '../../plan/cards/drawing';
import { Colours } from './colours';
import { contoursOf } from './contours';
import { maskOf, type Mask, type Place } from './mask';
import { strokeOf } from './stroke';

/** A picture of at most 256 colours. */
export interface Canvas {
  width: number;
  height: number;
  /** Row by row, each of them a zero and then the numbers of its colours: as PNG has them. */
  rows: Uint8Array;
  /** The colours by number, as `0xRRGGBB`. */
  colours: readonly number[];
}

/** Makes a drawing of pixels. */
export function paint({ width, height, ground, shapes }: Drawing): Canvas {
  const { plain, lit, colours } = groundOf(ground, width, height);
  const canvas = { width, height, rows: plain.slice() };
  for (const path of ground.lit) fill(canvas, colours, maskOfShape({ path, ...WHOLE }), lit);
  for (const shape of shapes) fill(canvas, colours, maskOfShape(shape), colours.numberOf(colourOf(shape.colour)));
  return { ...canvas, colours: colours.all };
}

/** A ground without and with all cells lit, in the colours of all drawings on it. */
interface Grounds {
  plain: Uint8Array;
  lit: Uint8Array;
  colours: Colours;
}

const grounds = new Map<string, Grounds>();

/** All drawings of a colouring share their ground, so it is painted once; a drawing takes its lit cells from the second. */
function groundOf(ground: Ground, width: number, height: number): Grounds {
  const key = [ground.colour, width, height].join();
  const made = grounds.get(key);
  if (made) return made;
  const colours = new Colours(colourOf(ground.colour));
  // Numbers run out: what letters need comes first.
  for (const colour of ground.over) shade(colours, colours.numberOf(colourOf(colour)));
  const paintGround = (cells: readonly string[]): Uint8Array => {
    const canvas = { width, height, rows: new Uint8Array((width + 1) * height) };
    fill(canvas, colours, maskOf(cells.flatMap(filled), WHOLE), colours.numberOf(colourOf(ground.cell)));
    const lines = maskOf(stroked(ground.lines, ground.lineWidth), WHOLE);
    fill(canvas, colours, lines, colours.numberOf(colourOf(ground.line)));
    fadeOut(canvas, colours, ground.fade);
    return canvas.rows;
  };
  const painted = { plain: paintGround([]), lit: paintGround(ground.cells), colours };
  colours.close();
  grounds.set(key, painted);
  return painted;
}

type Pixels = Omit<Canvas, 'colours'>;

/** Numbers all shades of a colour over the ground. */
function shade(colours: Colours, colour: number): void {
  for (let covered = 0; covered < 255; covered++) colours.blended(0, colour, covered);
}

function fadeOut({ width, rows }: Pixels, colours: Colours, [from, to]: Ground['fade']): void {
  for (let at = 0; at < rows.length; at++) {
    const place = ((at % (width + 1)) - 0.5) / width;
    const covered = Math.min(1, Math.max(0, (to - place) / (to - from)));
    rows[at] = colours.blended(rows[at] ?? 0, 0, Math.round(covered * 255));
  }
}

const WHOLE: Place = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

const filled = (path: string): number[][] => contoursOf(path).map(({ points }) => points);

const stroked = (path: string, width: number): number[][] =>
  contoursOf(path).flatMap((contour) => strokeOf(contour, width));

/** By path, and then by what else they depend on; their places are those of a shape at its origin. */
const masks = new Map<string, Map<string, Mask>>();

/** What a shape covers. Letters, lens, marks and logo stand in many drawings, so masks are kept. */
function maskOfShape({ path, width, clip, x, y, scaleX, scaleY }: Omit<Shape, 'colour'>): Mask {
  // A clip has its own place, so a mask with one cannot be moved.
  const moved = clip === undefined ? { x: Math.floor(x), y: Math.floor(y) } : { x: 0, y: 0 };
  const place = { x: x - moved.x, y: y - moved.y, scaleX, scaleY };
  const key = [width, place.x, place.y, scaleX, scaleY, clip].join();
  const ofPath = masks.get(path) ?? new Map<string, Mask>();
  masks.set(path, ofPath);
  const known = ofPath.get(key);
  const mask = known ?? maskOf(width === undefined ? filled(path) : stroked(path, width), place);
  const bounded = known || clip === undefined ? mask : clipped(mask, maskOf(filled(clip), WHOLE));
  ofPath.set(key, bounded);
  return { ...bounded, x: bounded.x + moved.x, y: bounded.y + moved.y };
}

/** The part of a mask that another covers as well. */
function clipped(mask: Mask, clip: Mask): Mask {
  const cover = new Uint8Array(clip.cover.length);
  for (let row = 0; row < clip.height; row++)
    for (let column = 0; column < clip.width; column++) {
      const x = clip.x + column - mask.x;
      const y = clip.y + row - mask.y;
      const at = row * clip.width + column;
      const isWithin = x >= 0 && y >= 0 && x < mask.width && y < mask.height;
      if (isWithin) cover[at] = Math.round(((mask.cover[y * mask.width + x] ?? 0) * (clip.cover[at] ?? 0)) / 255);
    }
  return { ...clip, cover };
}

/** Paints what a mask covers in one colour, or with the pixels of another picture of the same size and colours. */
function fill({ width, height, rows }: Pixels, colours: Colours, mask: Mask, source: number | Uint8Array): void {
  const picture = typeof source === 'number' ? null : source;
  const colour = typeof source === 'number' ? source : 0;
  const { cover, x: maskX, y: maskY, width: maskWidth } = mask;
  const left = Math.max(0, maskX);
  const right = Math.min(width, maskX + maskWidth);
  const bottom = Math.min(height, maskY + mask.height);
  for (let y = Math.max(0, maskY); y < bottom; y++) {
    const fromMask = (y - maskY) * maskWidth - maskX;
    const fromRow = y * (width + 1) + 1;
    for (let x = left; x < right; x++) {
      const covered = cover[fromMask + x] ?? 0;
      if (covered === 0) continue;
      const at = fromRow + x;
      rows[at] = colours.blended(rows[at] ?? 0, picture ? (picture[at] ?? 0) : colour, covered);
    }
  }
}

function colourOf(written: string): number {
  return Number.parseInt(written.slice(1), 16);
}
