import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';
import { PAGE_PALETTE, PAPER_PALETTE, SCREEN_PALETTE } from './palette';

/** What the tokens of the site are in light mode. */
const TOKENS = new Map(
  [
    ...readFileSync(path.join(PROJECT_ROOT, 'src/app/styles/tokens.css'), 'utf8').matchAll(
      /(--[\w-]+): light-dark\((#\w+), #\w+\)/g,
    ),
  ].map(([, name = '', light = '']) => [`var(${name})`, light]),
);

test('on paper a drawing has the colours that it has in a page in light mode', () => {
  const inPage = Object.entries(PAGE_PALETTE).map(([role, token]) => [role, TOKENS.get(token)]);
  expect(PAPER_PALETTE).toEqual(Object.fromEntries(inPage));
});

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
])('words on %s are read on every ground', (_, { ground, cell, glass, ink, muted, signal }) => {
  for (const behind of [ground, cell, glass])
    for (const colour of [ink, muted, signal]) {
      const [low = 0, high = 0] = [luminance(behind), luminance(colour)].toSorted((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
});
