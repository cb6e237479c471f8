import { expect, test } from 'vitest';
import { collapseDuration } from './collapse';
import { currentHeading } from './toc';
import { LEFT_AND_RIGHT, placeForKey } from '../keyboard';

test.each([
  // tops, at the end, current
  [[], false, -1],
  [[200, 500], false, -1],
  [[90, 500], false, 0],
  [[-300, 96, 500], false, 1],
  [[-300, null, 500], false, 0],
  [[-300, null, null], true, 0],
  [[-300, 200, 500], true, 2],
])('headings at %j, at the end %s: %i', (tops, atEnd, current) => {
  expect(currentHeading(tops, 96, atEnd)).toBe(current);
});

test.each([
  // key, current of 3, next
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
  ['ArrowDown', 0, null],
] as const)('%s on tab %i: %s', (key, current, next) => {
  expect(placeForKey(key, LEFT_AND_RIGHT, current, 3)).toBe(next);
});

test('a collapse grows with the height, within bounds, and is over at once with reduced motion', () => {
  expect(collapseDuration(2000, true)).toBe(1);
  expect(collapseDuration(50, false)).toBeLessThan(collapseDuration(300, false));
  expect(collapseDuration(100_000, false)).toBeLessThan(200);
});
