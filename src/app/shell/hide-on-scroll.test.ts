import { describe, expect, test } from 'vitest';
import { hidesAfterScroll } from './hide-on-scroll';

describe('a bar 60 pixels high', () => {
  test.each([
    ['stays while the page begins below it', 0, 60, false],
    ['goes with the first pixel behind it', 0, 61, true],
    ['comes back on the way up', 400, 392, false],
    ['goes on the way down', 400, 408, true],
    ['stays as it is after a small move down', 400, 407, null],
    ['stays as it is after a small move up', 400, 393, null],
  ])('%s', (_, from, to, hides) => expect(hidesAfterScroll(from, to, 60)).toBe(hides));
});
