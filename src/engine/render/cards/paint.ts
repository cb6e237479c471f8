import type { CardDrawing, PlacedStamp, Stamp } from '../../plan/cards/stamps';
import { LEAST_COVER, paletteOf, type Palette } from './palette';
import { encodePng } from './png';
import { drawStamps, PIXEL, ROW, type DrawnStamp } from './sheets';

/**
 * The pixels of a stamp that cover something, for pictures of one width and palette. Offsets are bytes from the upper
 * left corner of the stamp, in the rows of the picture.
 */
interface Pixels {
  offsets: Int32Array;
  /** What each of these pixels lays over what is there: a number for `Palette.over`. */
  paints: Uint32Array;
  /** Rows of pixels that hide what is there: offset, length, and the number of their one colour, after each other. */
  runs: Int32Array;
}

const FULL_COVER = 255;
/** Of more pixels beside each other, a call that fills them is sooner done than a loop. */
const LONG_RUN = 16;

type Drawn = ReadonlyMap<Stamp, DrawnStamp>;

/** What cards of one ground and the same colours share while they are painted. */
interface Canvas {
  palette: Palette;
  width: number;
  height: number;
  /** The rows of a picture (`encodePng`) that show the ground alone. */
  ground: Uint8Array;
  /** The rows of the card that is painted. */
  rows: Uint8Array;
  pixels: Map<Stamp, Pixels>;
}

/**
 * Draws what the cards have in common, each stamp once, and gives what makes a card a PNG. Drawn one by one, letters
 * and grid of a card take the picture library four times as long as putting them together.
 */
export async function cardPainter(cards: readonly CardDrawing[]): Promise<(card: CardDrawing) => Uint8Array> {
  const drawn = await drawStamps([...new Set(cards.flatMap(({ stamps }) => stamps.map(({ stamp }) => stamp)))]);
  const canvases = new Map<Stamp, Canvas>();
  return ({ stamps: [ground, ...others], blends }) => {
    if (!ground) throw new Error('A card has no ground.');
    const canvas = canvases.get(ground.stamp) ?? canvasFor(drawn, ground, blends);
    canvases.set(ground.stamp, canvas);
    const { rows } = canvas;
    rows.set(canvas.ground);
    for (const placed of others) lay(rows, canvas, drawn, placed);
    return encodePng(canvas.width, canvas.height, rows, canvas.palette.colours);
  };
}

function canvasFor(drawn: Drawn, ground: PlacedStamp, blends: CardDrawing['blends']): Canvas {
  const { width, height } = ground.stamp;
  const size = (width + 1) * height;
  const canvas = {
    palette: paletteOf(blends),
    width,
    height,
    ground: new Uint8Array(size),
    rows: new Uint8Array(size),
    pixels: new Map<Stamp, Pixels>(),
  };
  lay(canvas.ground, canvas, drawn, ground);
  return canvas;
}

/** Lays a stamp over what is painted; what stands over the edge is left out. */
function lay(rows: Uint8Array, canvas: Canvas, drawn: Drawn, placed: PlacedStamp): void {
  const { stamp, x, y } = placed;
  const all = canvas.pixels.get(stamp) ?? pixelsOf(stamp, drawn, canvas);
  canvas.pixels.set(stamp, all);
  const isInside = x >= 0 && y >= 0 && x + stamp.width <= canvas.width && y + stamp.height <= canvas.height;
  const { offsets, paints, runs } = isInside ? all : cropped(all, placed, canvas);
  // A row begins with a byte for its filter.
  const start = y * (canvas.width + 1) + 1 + x;
  for (let index = 0; index < runs.length; index += 3) {
    const from = start + (runs[index] ?? 0);
    const end = from + (runs[index + 1] ?? 0);
    const colour = runs[index + 2] ?? 0;
    if (end - from > LONG_RUN) rows.fill(colour, from, end);
    else for (let at = from; at < end; at++) rows[at] = colour;
  }
  const { palette } = canvas;
  const { laid } = palette;
  for (let index = 0; index < offsets.length; index++) {
    const at = start + (offsets[index] ?? 0);
    const paint = paints[index] ?? 0;
    const below = rows[at] ?? 0;
    const known = laid[paint + below] ?? 0;
    rows[at] = known === 0 ? palette.over(paint, below) : known - 1;
  }
}

function pixelsOf(stamp: Stamp, drawn: Drawn, { palette, width }: Canvas): Pixels {
  const found = drawn.get(stamp);
  if (!found) throw new Error('The stamp is not drawn.');
  const { pixels, start } = found;
  // Most pixels look like the one before, and are compared with it at once.
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / PIXEL);
  const offsets: number[] = [];
  const paints: number[] = [];
  const runs: number[] = [];
  for (let row = 0; row < stamp.height; row++) {
    const first = (start + row * ROW) / PIXEL;
    for (let column = 0; column < stamp.width;) {
      const pixel = whole[first + column];
      const from = column;
      do column++;
      while (column < stamp.width && whole[first + column] === pixel);
      const at = (first + from) * PIXEL;
      const cover = pixels[at + 3] ?? 0;
      if (cover < LEAST_COVER) continue;
      const paint = palette.paintOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, cover);
      const offset = row * (width + 1) + from;
      const length = column - from;
      if (cover === FULL_COVER) {
        runs.push(offset, length, palette.over(paint, 0));
        continue;
      }
      for (let index = 0; index < length; index++) {
        offsets.push(offset + index);
        paints.push(paint);
      }
    }
  }
  return { offsets: Int32Array.from(offsets), paints: Uint32Array.from(paints), runs: Int32Array.from(runs) };
}

/** The pixels of a stamp that are on the picture. */
function cropped({ offsets, paints, runs }: Pixels, { x, y }: PlacedStamp, { width, height }: Canvas): Pixels {
  const placeOf = (offset: number): [row: number, column: number] => [
    y + Math.floor(offset / (width + 1)),
    x + (offset % (width + 1)),
  ];
  const isOn = (offset: number): boolean => {
    const [row, column] = placeOf(offset);
    return row >= 0 && row < height && column >= 0 && column < width;
  };
  const kept = [...offsets.keys()].filter((index) => isOn(offsets[index] ?? 0));
  const shorter: number[] = [];
  for (let index = 0; index < runs.length; index += 3) {
    const [offset = 0, length = 0, colour = 0] = runs.subarray(index, index + 3);
    const [row, column] = placeOf(offset);
    const [from, to] = [Math.max(column, 0), Math.min(column + length, width)];
    if (row >= 0 && row < height && from < to) shorter.push(offset + from - column, to - from, colour);
  }
  return {
    offsets: Int32Array.from(kept, (index) => offsets[index] ?? 0),
    paints: Uint32Array.from(kept, (index) => paints[index] ?? 0),
    runs: Int32Array.from(shorter),
  };
}
