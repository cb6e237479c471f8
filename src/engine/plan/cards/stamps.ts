/**
 * A drawing that many cards have at places of their own: a letter, a cell, the lens. Equal ones are one object, so
 * that each is drawn once, however many cards have it.
 */
export interface Stamp {
  /** Size in pixels. Nothing is drawn outside of it. */
  width: number;
  height: number;
  /** SVG elements, in pixels from the upper left corner. Identifiers in it are of this stamp alone. */
  svg: string;
}

/** A stamp on a card: its upper left corner in whole pixels. It may stand over the edge. */
export interface PlacedStamp {
  stamp: Stamp;
  x: number;
  y: number;
}

/** A card as it is drawn: stamps, each over those before it. The first one covers the whole card. */
export interface CardDrawing {
  stamps: readonly PlacedStamp[];
  /** Pairs of colours (`#rrggbb`) that meet somewhere; a picture of few colours has these and what is between them. */
  blends: readonly (readonly [string, string])[];
}

const known = new Map<string, Stamp>();

/** The stamp that stands for the key, made where it is new. */
export function stampOf(key: string, make: () => Stamp): Stamp {
  const stamp = known.get(key) ?? make();
  known.set(key, stamp);
  return stamp;
}
