import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on connection %o: %s', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed);
});
