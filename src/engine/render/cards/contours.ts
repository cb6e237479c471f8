/** A line of points, `x` and `y` in turn. A closed one ends where it begins, without naming the point again. */
export interface Contour {
  points: number[];
  isClosed: boolean;
}

/** Into how many straight pieces a curve is cut: at the sizes of a card no corner is seen. */
const PIECES = 8;

const parsed = new Map<string, readonly Contour[]>();

/** The lines of a path as SVG writes it, curves cut into straight pieces. Throws for a command it does not know. */
export function contoursOf(path: string): readonly Contour[] {
  const known = parsed.get(path) ?? parse(path);
  parsed.set(path, known);
  return known;
}

/** How many numbers a command takes. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

function parse(path: string): Contour[] {
  const pen = new Pen();
  for (const [, command = '', written = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (written.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = NUMBERS[command.toUpperCase()];
    if (count === undefined || (count > 0 && numbers.length % count > 0))
      throw new Error(`A drawing holds "${command}${written}", which is no part of a path.`);
    pen.take(command, []);
    for (let at = 0; at < numbers.length; at += count) pen.take(command, numbers.slice(at, at + count), at > 0);
  }
  return pen.contours.filter(({ points }) => points.length > 2);
}

/** Where a path has come to. */
class Pen {
  contours: Contour[] = [];
  private x = 0;
  private y = 0;

  take(command: string, numbers: readonly number[], isRepeated = false): void {
    const name = command.toUpperCase();
    if (name === 'Z') return this.close();
    if (numbers.length === 0) return;
    const [originX, originY] = command === name ? [0, 0] : [this.x, this.y];
    if (name === 'H') return this.line(originX + (numbers[0] ?? 0), this.y);
    if (name === 'V') return this.line(this.x, originY + (numbers[0] ?? 0));
    if (name === 'A') return this.arc(numbers, originX, originY);
    const places = numbers.map((value, index) => value + (index % 2 === 0 ? originX : originY));
    const [x = 0, y = 0] = places;
    if (name === 'M' && !isRepeated) this.move(x, y);
    else if (name === 'M' || name === 'L') this.line(x, y);
    else this.curve(places);
  }

  private move(x: number, y: number): void {
    this.contours.push({ points: [x, y], isClosed: false });
    this.x = x;
    this.y = y;
  }

  private line(x: number, y: number): void {
    this.contours.at(-1)?.points.push(x, y);
    this.x = x;
    this.y = y;
  }

  private close(): void {
    const contour = this.contours.at(-1);
    if (!contour) return;
    const [x = 0, y = 0] = contour.points;
    contour.isClosed = true;
    this.move(x, y);
  }

  /** A curve of Bézier with one or two points that it bends to. */
  private curve(places: readonly number[]): void {
    const [startX, startY] = [this.x, this.y];
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = places;
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES;
      const u = 1 - t;
      if (places.length === 4)
        this.line(u * u * startX + 2 * u * t * ax + t * t * bx, u * u * startY + 2 * u * t * ay + t * t * by);
      else
        this.line(
          u * u * u * startX + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * cx,
          u * u * u * startY + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * cy,
        );
    }
  }

  /** A part of a circle; drawings have no other ellipses. */
  private arc(numbers: readonly number[], originX: number, originY: number): void {
    const [radius = 0, , , isLarge = 0, isClockwise = 0, toX = 0, toY = 0] = numbers;
    const [endX, endY] = [originX + toX, originY + toY];
    const [halfX, halfY] = [(endX - this.x) / 2, (endY - this.y) / 2];
    const half = Math.hypot(halfX, halfY);
    const away = Math.sqrt(Math.max(0, radius * radius - half * half)) * (isLarge === isClockwise ? 1 : -1);
    const centreX = this.x + halfX + (away * halfY) / half;
    const centreY = this.y + halfY - (away * halfX) / half;
    const start = Math.atan2(this.y - centreY, this.x - centreX);
    const turn = 2 * Math.PI * (isClockwise ? 1 : -1);
    const swept = (Math.atan2(endY - centreY, endX - centreX) - start + 2 * turn) % turn || turn;
    for (let piece = 1; piece < 2 * PIECES; piece++) {
      const angle = start + (swept * piece) / (2 * PIECES);
      this.line(centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle));
    }
    this.line(endX, endY);
  }
}
