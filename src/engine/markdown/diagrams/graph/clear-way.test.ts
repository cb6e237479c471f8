import { expect, test } from 'vitest';
import type { Span } from './axes';
import { simplify, type Gate } from './clear-way';

const START = { cross: 0, main: 0 };
const END = { cross: 0, main: 300 };
const gate = (cross: number, main: number): Gate => ({ cross, from: main - 10, to: main + 10, fixed: false });
const box = (cross: number, main: number): Span => ({ cross: [cross - 20, cross + 20], main: [main - 10, main + 10] });

/** The places between the ends, across the flow. */
const ways = (gates: readonly Gate[], blocked: readonly Span[]): number[] =>
  simplify(START, gates, END, blocked)
    .slice(1, -1)
    .filter((_, index) => index % 2 === 0)
    .map(({ cross }) => cross);

test('an edge runs straight where nothing is in its way', () => {
  expect(ways([gate(40, 100), gate(40, 200)], [box(90, 100)])).toEqual([]);
});

test('gates that lead around a box are kept, others left out', () => {
  expect(ways([gate(60, 100), gate(10, 200)], [box(0, 100)])).toEqual([60]);
});

test('where one box cannot be missed, the way around another is kept, and gates without a use are left out', () => {
  expect(ways([gate(60, 100), gate(10, 170), gate(0, 230)], [box(0, 100), box(0, 290)])).toEqual([60]);
});

test('an edge runs through a label rather than through a box', () => {
  const gates = [gate(60, 100), gate(60, 200)];
  const way = simplify(START, gates, END, [box(0, 100)], [box(60, 100), box(60, 200)]);
  expect(way[1]?.cross).toBe(60);
});
