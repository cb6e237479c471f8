/** A drawing to be made of pixels, larger than the few that a page of the site has. */
export interface Drawing {
  width: number;
  height: number;
  ground: Ground;
  /** What stands on the ground, from the back to the front. */
  shapes: readonly Shape[];
}

/** The ground of a drawing: lines of a grid with some of its cells lit, which fade out to the left. */
export interface Ground {
  colour: string;
  line: string;
  cell: string;
  /** Colours of what stands on it, whose edges must be as smooth as they can be. */
  over: readonly string[];
  /** Path of the lines. */
  lines: string;
  lineWidth: number;
  /** Paths of all cells that may be lit, and of those that are. */
  cells: readonly string[];
  lit: readonly string[];
  /** Where it begins to be seen and where it is seen whole, as parts of the width. */
  fade: readonly [number, number];
}

/** A path in one colour, as SVG writes it, with a width for a line; without one it is filled. */
export interface Shape {
  path: string;
  colour: string;
  width?: number;
  /** Where its origin is put, and how large it is drawn; a negative `scaleY` turns it over, as letters of fonts are. */
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  /** Path, in pixels, outside of which nothing is drawn. */
  clip?: string;
}
