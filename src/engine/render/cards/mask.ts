/** How much of each pixel of a rectangle is covered, from 0 to 255. */
export interface Mask {
  x: number;
  y: number;
  width: number;
  height: number;
  cover: Uint8Array;
}

/** Where contours are put and how large, as places of a drawing are. */
export interface Place {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

/** Sums of a mask that is being made; all of them are zero between two. */
let scratch = new Float32Array(0);

/**
 * What contours cover, each `x` and `y` in turn, those that overlap in the same direction once. Each edge adds to the sum of its row what lies
 * to the right of it; the sum up to a pixel is how much of it is inside.
 */
export function maskOf(contours: readonly (readonly number[])[], place: Place): Mask {
  const [left, top, right, bottom] = boundsOf(contours, place);
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const width = Math.max(0, Math.ceil(right) - x) + 2;
  const height = Math.max(0, Math.ceil(bottom) - y) + 1;
  if (scratch.length < width * height) scratch = new Float32Array(width * height);
  const sums = scratch;
  const { scaleX, scaleY } = place;
  const [originX, originY] = [place.x - x, place.y - y];
  for (const points of contours) {
    let fromX = originX + scaleX * (points.at(-2) ?? 0);
    let fromY = originY + scaleY * (points.at(-1) ?? 0);
    for (let at = 0; at < points.length; at += 2) {
      const toX = originX + scaleX * (points[at] ?? 0);
      const toY = originY + scaleY * (points[at + 1] ?? 0);
      addEdge(sums, width, fromX, fromY, toX, toY);
      fromX = toX;
      fromY = toY;
    }
  }
  const cover = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at++) {
      sum += sums[at] ?? 0;
      sums[at] = 0;
      const inside = sum < 0 ? -sum : sum;
      cover[at] = inside >= 1 ? 255 : inside * 255 + 0.5;
    }
  }
  return { x, y, width, height, cover };
}

function boundsOf(
  contours: readonly (readonly number[])[],
  { x, y, scaleX, scaleY }: Place,
): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const points of contours)
    for (let at = 0; at < points.length; at += 2) {
      const pointX = x + scaleX * (points[at] ?? 0);
      const pointY = y + scaleY * (points[at + 1] ?? 0);
      if (pointX < left) left = pointX;
      if (pointX > right) right = pointX;
      if (pointY < top) top = pointY;
      if (pointY > bottom) bottom = pointY;
    }
  return left <= right ? [left, top, right, bottom] : [0, 0, 0, 0];
}

/** Adds an edge, row by row: how much of the row it crosses, shared among the pixels that it runs through. */
function addEdge(sums: Float32Array, width: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const sign = ay < by ? 1 : -1;
  const topY = Math.min(ay, by);
  const bottomY = Math.max(ay, by);
  const slope = (bx - ax) / (by - ay);
  let x = ay < by ? ax : bx;
  for (let row = Math.floor(topY); row < bottomY; row++) {
    const crossed = Math.min(row + 1, bottomY) - Math.max(row, topY);
    const next = x + slope * crossed;
    addCrossing(sums, row * width, sign * crossed, Math.min(x, next), Math.max(x, next));
    x = next;
  }
}

/** Within a row, an edge from `left` to `right` with the height `part`. */
function addCrossing(sums: Float32Array, row: number, part: number, left: number, right: number): void {
  const first = Math.floor(left);
  const end = Math.ceil(right);
  if (end <= first + 1) {
    const uncovered = (left + right) / 2 - first;
    add(sums, row + first, part * (1 - uncovered));
    add(sums, row + first + 1, part * uncovered);
    return;
  }
  const perPixel = part / (right - left);
  let before = 0;
  for (let pixel = first; pixel < end; pixel++) {
    // What the edge has crossed within this pixel lies to the right of it by half of the way; all before it, wholly.
    const from = Math.max(left, pixel);
    const to = Math.min(right, pixel + 1);
    const here = perPixel * (to - from);
    const covered = here * (pixel + 1 - (from + to) / 2);
    add(sums, row + pixel, before + covered);
    before = here - covered;
  }
  add(sums, row + end, before);
}

function add(sums: Float32Array, at: number, amount: number): void {
  sums[at] = (sums[at] ?? 0) + amount;
}
