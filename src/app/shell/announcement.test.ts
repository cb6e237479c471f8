import { expect, test } from 'vitest';
import { isDismissed } from './announcement';

test.each([
  ['a', 'a', 'true', true],
  ['a', 'a', 'false', false],
  ['a', 'a', null, false],
  ['b', 'a', 'true', false],
  ['a', null, null, false],
])('announcement %s with id %s and dismissed %s kept: %s', (id, storedId, dismissed, expected) => {
  expect(isDismissed(id, storedId, dismissed)).toBe(expected);
});
