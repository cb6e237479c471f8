import { afterEach, expect, test, vi } from 'vitest';
import { mayFetchAhead } from './prefetch';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on connection %o: %s', (connection, allowed) => {
  vi.stubGlobal('navigator', { connection });
  expect(mayFetchAhead()).toBe(allowed);
});
