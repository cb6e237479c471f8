import type { CardDrawing, PlacedStamp, Stamp } from '../../plan/cards/stamps';
import { paletteOf, type Palette } from './palette';
import { encodePng } from './png';
import { drawStamps, PIXEL, ROW, type DrawnStamp } from './sheets';

/** The pixels of a stamp that cover something, for pictures of one width and palette. */
interface Pixels {
  /** Bytes from the upper left corner of the stamp to each pixel, in the rows of the picture. */
  offsets: Int32Array;
  /** What each pixel lays over what is there: a number for `Palette.over`. */
  paints: Uint16Array;
}

type Drawn = ReadonlyMap<Stamp, DrawnStamp>;

/** Cards of one look: they have the same ground and the same colours. */
interface Look {
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
  const looks = new Map<Stamp, Look>();
  return ({ stamps: [ground, ...others], blends }) => {
    if (!ground) throw new Error('A card has no ground.');
    const look = looks.get(ground.stamp) ?? lookOf(drawn, ground, blends);
    looks.set(ground.stamp, look);
    const { rows } = look;
    rows.set(look.ground);
    for (const placed of others) lay(rows, look, drawn, placed);
    return encodePng(look.width, look.height, rows, look.palette.colours);
  };
}

function lookOf(drawn: Drawn, ground: PlacedStamp, blends: CardDrawing['blends']): Look {
  const { width, height } = ground.stamp;
  const size = (width + 1) * height;
  const look = {
    palette: paletteOf(blends),
    width,
    height,
    ground: new Uint8Array(size),
    rows: new Uint8Array(size),
    pixels: new Map<Stamp, Pixels>(),
  };
  lay(look.ground, look, drawn, ground);
  return look;
}

/** Lays a stamp over what is painted; what stands over the edge is left out. */
function lay(rows: Uint8Array, look: Look, drawn: Drawn, placed: PlacedStamp): void {
  const { stamp, x, y } = placed;
  const all = look.pixels.get(stamp) ?? pixelsOf(stamp, drawn, look);
  look.pixels.set(stamp, all);
  const isInside = x >= 0 && y >= 0 && x + stamp.width <= look.width && y + stamp.height <= look.height;
  const { offsets, paints } = isInside ? all : cropped(all, placed, look);
  // A row begins with a byte for its filter.
  const start = y * (look.width + 1) + 1 + x;
  const { over } = look.palette;
  for (let index = 0; index < offsets.length; index++) {
    const at = start + (offsets[index] ?? 0);
    rows[at] = over(paints[index] ?? 0, rows[at] ?? 0);
  }
}

function pixelsOf(stamp: Stamp, drawn: Drawn, { palette, width }: Look): Pixels {
  const found = drawn.get(stamp);
  if (!found) throw new Error('The stamp is not drawn.');
  const { pixels, start } = found;
  const offsets = new Int32Array(stamp.width * stamp.height);
  const paints = new Uint16Array(offsets.length);
  let count = 0;
  for (let row = 0; row < stamp.height; row++) {
    let at = start + row * ROW;
    for (let column = 0; column < stamp.width; column++, at += PIXEL) {
      const cover = pixels[at + 3] ?? 0;
      if (cover === 0) continue;
      offsets[count] = row * (width + 1) + column;
      paints[count] = palette.paintOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, cover);
      count++;
    }
  }
  return { offsets: offsets.slice(0, count), paints: paints.slice(0, count) };
}

/** The pixels of a stamp that are on the picture. */
function cropped({ offsets, paints }: Pixels, { x, y }: PlacedStamp, { width, height }: Look): Pixels {
  const isOn = (offset: number): boolean => {
    const [row, column] = [y + Math.floor(offset / (width + 1)), x + (offset % (width + 1))];
    return row >= 0 && row < height && column >= 0 && column < width;
  };
  const kept = [...offsets.keys()].filter((index) => isOn(offsets[index] ?? 0));
  return {
    offsets: Int32Array.from(kept, (index) => offsets[index] ?? 0),
    paints: Uint16Array.from(kept, (index) => paints[index] ?? 0),
  };
}
