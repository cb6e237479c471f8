import { expect, test } from 'vitest';
import { PHRASES } from './short-phrases';

test('each phrase has a sign of one letter or figure, is longer than it, and is there once', () => {
  expect(PHRASES.length).toBeLessThanOrEqual(36);
  expect(PHRASES.filter((phrase) => phrase.length < 10)).toEqual([]);
  expect(new Set(PHRASES).size).toBe(PHRASES.length);
});
