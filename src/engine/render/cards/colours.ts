/** As many as a byte can name. */
const MOST = 256;

/** Edges have so many shades: more would be other colours, and nobody would see them. */
const SHADES = 32;

/**
 * Colours as `0xRRGGBB` with a number each; the first is the ground's. When all numbers are taken, or the list is closed,
 * the nearest colour stands in for a new one.
 */
export class Colours {
  readonly all: number[] = [];
  private readonly numbers = new Map<number, number>();
  /** Numbers of blends plus one, by shade and the two colours; zero is one that nobody has asked for. */
  private readonly blends = new Uint16Array((SHADES + 1) << 16);
  private most = MOST;

  constructor(ground: number) {
    this.numberOf(ground);
  }

  /** Ends the list, so that what is painted later has the same colours whatever comes first. */
  close(): void {
    this.most = this.all.length;
  }

  numberOf(colour: number): number {
    const known = this.numbers.get(colour);
    if (known !== undefined) return known;
    const number = this.all.length < this.most ? this.all.push(colour) - 1 : nearest(colour, this.all);
    this.numbers.set(colour, number);
    return number;
  }

  /** The number of a colour over another, covering `covered` of 255 of it. */
  blended(under: number, over: number, covered: number): number {
    if (covered === 255 || under === over) return over;
    const shade = (covered * SHADES + 127) >> 8;
    const key = (shade << 16) | (under << 8) | over;
    const known = this.blends[key] ?? 0;
    if (known !== 0) return known - 1;
    const number = this.numberOf(mixed(this.all[under] ?? 0, this.all[over] ?? 0, shade / SHADES));
    this.blends[key] = number + 1;
    return number;
  }
}

/** A colour over another that it covers in part. */
function mixed(under: number, over: number, part: number): number {
  const at = (shift: number): number => {
    const [from, to] = [(under >> shift) & 0xff, (over >> shift) & 0xff];
    return Math.round(from + (to - from) * part) << shift;
  };
  return at(16) | at(8) | at(0);
}

function nearest(colour: number, colours: readonly number[]): number {
  const distances = colours.map((other) => distance(colour, other));
  return distances.indexOf(Math.min(...distances));
}

function distance(a: number, b: number): number {
  const apart = (shift: number): number => ((a >> shift) & 0xff) - ((b >> shift) & 0xff);
  return apart(16) ** 2 + apart(8) ** 2 + apart(0) ** 2;
}
