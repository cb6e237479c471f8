import type { CardDrawing } from '../../plan/cards/stamps';

/** The colours of a picture, and what comes of laying one over another. */
export interface Palette {
  /** Red, green and blue of each colour, 0 to 255. */
  colours: Uint8Array;
  /** A number for a colour that covers what is below it in part, all of 0 to 255. */
  paintOf(red: number, green: number, blue: number, cover: number): number;
  /** The number of the colour that is seen where a paint is laid over a colour of the palette. */
  over(paint: number, below: number): number;
  /**
   * What `over` has found so far, for who asks it for millions of pixels: the number plus one at the place
   * `paint + below`, 0 where it was not asked yet.
   */
  laid: Readonly<Uint16Array>;
}

type Colour = readonly [number, number, number];

/** A picture with a byte for each pixel has so many colours. */
const MOST = 256;
/** Colours are told apart by so many bits of each channel: two levels of 256 more or less are not seen. */
const BITS = 6;
/** Steps from no cover to all of it. */
const COVERS = 31;
/** Less of a cover than this, of 0 to 255, is no step: what is below stays as it is. */
export const LEAST_COVER = 255 / COVERS / 2;

/** The palette of pictures in which certain pairs of colours meet: these, and steps from one to the other. */
export function paletteOf(blends: CardDrawing['blends']): Palette {
  const named = [...new Set(blends.flat())].map(parseColour);
  const pairs = [...new Map(blends.map((pair) => [pair.join(), pair])).values()];
  const steps = Math.floor((MOST - named.length) / pairs.length) + 1;
  const between = pairs.flatMap(([from, to]) =>
    Array.from({ length: steps - 1 }, (_, index) => mix(parseColour(from), parseColour(to), (index + 1) / steps)),
  );
  const all = [...named, ...between];
  // Tables of what was looked up hold the number of a colour plus one.
  const buckets = new Uint16Array(1 << (3 * BITS));
  const laid = new Uint16Array(all.length * (COVERS + 1) * all.length);
  // Colours that have a name stay as they are.
  for (const [number, colour] of named.entries()) {
    const bucket = bucketOf(...colour);
    if (buckets[bucket] !== 0) throw new RangeError(`Two colours are too near to be told apart: ${colour.join()}.`);
    buckets[bucket] = number + 1;
  }
  const nearest = (red: number, green: number, blue: number): number => {
    const bucket = bucketOf(red, green, blue);
    const known = buckets[bucket] ?? 0;
    if (known !== 0) return known - 1;
    const found = nearestOf(all, middleOf(bucket));
    buckets[bucket] = found + 1;
    return found;
  };
  return {
    colours: Uint8Array.from(all.flat()),
    laid,
    paintOf(red, green, blue, cover) {
      return (nearest(red, green, blue) * (COVERS + 1) + Math.round((cover / 255) * COVERS)) * all.length;
    },
    over(paint, below) {
      const known = laid[paint + below] ?? 0;
      if (known !== 0) return known - 1;
      const row = paint / all.length;
      const [under, upper] = [all[below], all[Math.floor(row / (COVERS + 1))]];
      if (!under || !upper) throw new RangeError('The colour is not of this palette.');
      const found = nearest(...mix(under, upper, (row % (COVERS + 1)) / COVERS));
      laid[paint + below] = found + 1;
      return found;
    },
  };
}

function parseColour(name: string): Colour {
  if (!/^#[0-9a-f]{6}$/.test(name)) throw new RangeError(`"${name}" is no colour as #rrggbb.`);
  const value = Number.parseInt(name.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const mix = (from: Colour, to: Colour, share: number): Colour => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

const SHIFT = 8 - BITS;

function bucketOf(red: number, green: number, blue: number): number {
  return ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT);
}

/** The colour in the middle of a bucket, so that what is found does not depend on what was looked up first. */
function middleOf(bucket: number): Colour {
  const channel = (shift: number): number => (((bucket >> shift) & ((1 << BITS) - 1)) << SHIFT) | ((1 << SHIFT) >> 1);
  return [channel(2 * BITS), channel(BITS), channel(0)];
}

function nearestOf(colours: readonly Colour[], [red, green, blue]: Colour): number {
  const distances = colours.map(
    (colour) => (colour[0] - red) ** 2 + (colour[1] - green) ** 2 + (colour[2] - blue) ** 2,
  );
  return distances.indexOf(Math.min(...distances));
}
