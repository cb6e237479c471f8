import type { Rect } from '../svg';
import type { Scene } from './scene';

/** Lines that edges may run on: beside boxes, in the middle between them, and around everything. */
export interface Lanes {
  xs: number[];
  ys: number[];
}

/** Distances from a box at which edges run. */
const BESIDE = [13, 21];
const AROUND = [16, 26];
/** Lanes are no nearer to each other. */
const APART = 7;

export function lanesOf({ leaves, titles, borders, bounds }: Scene): Lanes {
  const boxes = [...leaves, ...titles];
  const around = (low: number, high: number, distances: readonly number[]): number[] =>
    distances.flatMap((distance) => [low - distance, high + distance]);
  const of = (low: (box: Rect) => number, high: (box: Rect) => number): number[] => [
    ...boxes.flatMap((box) => around(low(box), high(box), BESIDE)),
    ...borders.flatMap((box) => around(low(box), high(box), [12])),
    ...around(low(bounds), high(bounds), AROUND),
  ];
  return {
    xs: thinned(
      of(
        ({ left }) => left,
        ({ right }) => right,
      ),
    ),
    ys: thinned(
      of(
        ({ top }) => top,
        ({ bottom }) => bottom,
      ),
    ),
  };
}

function thinned(lines: readonly number[]): number[] {
  const kept: number[] = [];
  for (const line of [...lines].sort((a, b) => a - b)) if (line - (kept.at(-1) ?? -Infinity) >= APART) kept.push(line);
  return kept;
}
