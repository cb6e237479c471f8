import { expect, test } from 'vitest';
import { belowFloor } from './floor';

const own = [{ name: 'ours', processor: 20 }];

test.each([
  [70, 3, []],
  [60, 3, []],
  [50, 3, ['rival takes 2.5 times what we take of the processor; the floor is 3.']],
  [0, 3, ['rival takes NaN times what we take of the processor; the floor is 3.']],
])('a rival that takes %i seconds, a floor of %i', (processor, floor, expected) =>
  expect(belowFloor(own, [{ name: 'rival', processor }], floor)).toEqual(expected),
);
