import { expect, test } from 'vitest';
import { messageOf } from './thrown';

test('what ran out of stack says what that comes from', () => {
  const dive = (depth: number): number => 1 + dive(depth + 1);
  let thrown: unknown = null;
  try {
    dive(0);
  } catch (error) {
    thrown = error;
  }
  expect(messageOf(thrown)).toBe('It is nested too deeply.');
  expect(messageOf(new RangeError('Invalid array length'))).toBe('Invalid array length');
});
