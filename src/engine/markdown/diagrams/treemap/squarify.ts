import type { Rect } from '../svg';

/**
 * Divides a rectangle into one for each value, as large as it and nearly square (Bruls, Huizing and van Wijk, 2000).
 * Values fall, and none is 0.
 */
export function squarify(values: readonly number[], room: Rect): Rect[] {
  const found: Rect[] = [];
  let { left, top } = room;
  const { right, bottom } = room;
  let open = values.reduce((sum, value) => sum + value, 0);
  for (let first = 0; first < values.length;) {
    const [width, height] = [right - left, bottom - top];
    const scale = (width * height) / open;
    const side = Math.min(width, height);
    let count = 1;
    while (
      first + count < values.length &&
      worst(values.slice(first, first + count + 1), scale, side) <=
        worst(values.slice(first, first + count), scale, side)
    )
      count += 1;
    const row = values.slice(first, first + count);
    const sum = row.reduce((total, value) => total + value, 0);
    const thick = (sum * scale) / side;
    let along = 0;
    for (const value of row) {
      const length = (value / sum) * side;
      found.push(
        width >= height
          ? { left, top: top + along, right: left + thick, bottom: top + along + length }
          : { left: left + along, top, right: left + along + length, bottom: top + thick },
      );
      along += length;
    }
    if (width >= height) left += thick;
    else top += thick;
    open -= sum;
    first += count;
  }
  return found;
}

/** How far the rectangle of a row that is the least square is from a square. */
function worst(row: readonly number[], scale: number, side: number): number {
  const thick = (row.reduce((sum, value) => sum + value, 0) * scale) / side;
  return Math.max(
    ...row.map((value) => {
      const length = (value * scale) / thick;
      return Math.max(thick / length, length / thick);
    }),
  );
}
