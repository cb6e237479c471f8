import { expect, test } from 'vitest';
import { PAPER_PALETTE, SCREEN_PALETTE } from './palette';

/** Relative luminance, as WCAG has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['paper', PAPER_PALETTE],
  ['a screen', SCREEN_PALETTE],
])('text on %s has enough contrast with every background', (_, { ground, cell, glass, ink, muted, signal }) => {
  for (const background of [ground, cell, glass])
    for (const colour of [ink, muted, signal]) {
      const [low = 0, high = 0] = [luminance(background), luminance(colour)].toSorted((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
});
