import { expect, test } from 'vitest';
import type { Rect } from '../svg';
import { dice } from '../test-sources';
import { squarify } from './squarify';

const area = ({ left, top, right, bottom }: Rect): number => (right - left) * (bottom - top);
const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

test('rectangles are as large as their values, cover the room, and none covers another', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const roll = dice(seed);
    const values = Array.from({ length: 1 + roll(12) }, () => 1 + roll(500)).sort((a, b) => b - a);
    const room = { left: 10, top: 20, right: 110 + roll(400), bottom: 70 + roll(300) };
    const found = squarify(values, room);
    const sum = values.reduce((total, value) => total + value, 0);
    expect(found).toHaveLength(values.length);
    found.forEach((box, index) => {
      expect(area(box)).toBeCloseTo((area(room) * (values[index] ?? 0)) / sum, 4);
      for (const other of found.slice(index + 1)) expect(overlap(box, other)).toBeCloseTo(0, 4);
      expect(overlap(box, room)).toBeCloseTo(area(box), 4);
    });
  }
});

test('the example of those who described it', () =>
  expect(
    squarify([6, 6, 4, 3, 2, 2, 1], { left: 0, top: 0, right: 6, bottom: 4 }).map(({ left, right }) =>
      [left, right].map((side) => Math.round(side * 100) / 100),
    ),
  ).toEqual([
    [0, 3],
    [0, 3],
    [3, 4.71],
    [4.71, 6],
    [3, 4.2],
    [4.2, 5.4],
    [5.4, 6],
  ]));
