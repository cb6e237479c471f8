import { expect, test } from 'vitest';
import { dice } from '../test-sources';
import { Heap } from './heap';

test.each(Array.from({ length: 20 }, (_, seed) => seed))('a heap of series %i gives the cheapest first', (seed) => {
  const roll = dice(seed);
  const heap = new Heap<{ rank: number }>();
  const held: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    if (roll(3) > 0) {
      const rank = roll(50);
      heap.push({ rank });
      held.push(rank);
    } else {
      held.sort((a, b) => a - b);
      expect(heap.pop()?.rank).toBe(held.shift());
    }
  }
  held.sort((a, b) => a - b);
  expect(held.map(() => heap.pop()?.rank)).toEqual(held);
  expect(heap.pop()).toBeUndefined();
});
