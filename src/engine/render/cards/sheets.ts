import sharp from 'sharp';
import type { Stamp } from '../../plan/cards/stamps';

/**
 * Sheets of stamps are squares of this side. The picture library draws what is larger in squares of this size, and a
 * stamp on the border of two would be drawn a little otherwise than one that is not.
 */
const SIDE = 2000;
/** Bytes of a pixel: red, green, blue and cover. */
export const PIXEL = 4;
/** Bytes of a row of pixels. */
export const ROW = SIDE * PIXEL;

/** Where a stamp is drawn. */
export interface DrawnStamp {
  /** The pixels of its sheet. */
  pixels: Uint8Array;
  /** Where its first pixel is in these. */
  start: number;
}

interface Sheet {
  svg: string[];
  height: number;
  places: Map<Stamp, number>;
}

/** Draws stamps, as many of them in one call of the picture library as it can: a call costs more than most of them. */
export async function drawStamps(stamps: readonly Stamp[]): Promise<ReadonlyMap<Stamp, DrawnStamp>> {
  const drawn = new Map<Stamp, DrawnStamp>();
  for (const { svg, height, places } of layOut(stamps)) {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${height}" fill="none" `;
    const whole = `${head}stroke-linecap="round" stroke-linejoin="round">${svg.join('')}</svg>`;
    const pixels = await sharp(Buffer.from(whole), { unlimited: true }).ensureAlpha().raw().toBuffer();
    for (const [stamp, start] of places) drawn.set(stamp, { pixels, start });
  }
  return drawn;
}

/** Places for stamps in rows: those of one height beside each other leave little room free. */
function layOut(stamps: readonly Stamp[]): Sheet[] {
  const sheets: Sheet[] = [];
  let [x, y] = [SIDE, SIDE];
  let sheet: Sheet = { svg: [], height: SIDE, places: new Map() };
  for (const stamp of stamps.toSorted((a, b) => b.height - a.height)) {
    const { width, height, svg } = stamp;
    if (width > SIDE || height > SIDE) throw new RangeError(`A stamp of ${width} x ${height} is too large.`);
    if (x + width > SIDE) [x, y] = [0, sheet.height];
    if (y + height > SIDE) {
      sheet = { svg: [], height: 0, places: new Map() };
      sheets.push(sheet);
      [x, y] = [0, 0];
    }
    sheet.places.set(stamp, y * ROW + x * PIXEL);
    // What a drawing has outside of its size is cut off, so that it is not seen in the one beside it.
    sheet.svg.push(`<svg x="${x}" y="${y}" width="${width}" height="${height}">${svg}</svg>`);
    sheet.height = Math.max(sheet.height, y + height);
    x += width;
  }
  return sheets;
}
