import { expect, test } from 'vitest';
import { paletteOf } from './palette';

const NAMED = [
  ['#ffffff', '#000000'],
  ['#ffffff', '#d04010'],
] as const;

test('colours that are named stay as they are, and a picture has room for all', () => {
  const { colours, paintOf, over } = paletteOf(NAMED);
  expect(colours.length % 3).toBe(0);
  expect(colours.length / 3).toBeLessThanOrEqual(256);
  expect(colours.slice(0, 9)).toEqual(Uint8Array.of(255, 255, 255, 0, 0, 0, 0xd0, 0x40, 0x10));
  const named: [number, number, number][] = [
    [255, 255, 255],
    [0, 0, 0],
    [0xd0, 0x40, 0x10],
  ];
  for (const [number, colour] of named.entries())
    for (const below of [0, 1, 2]) expect(over(paintOf(...colour, 255), below)).toBe(number);
});

test('a pair that is named twice counts once', () => {
  expect(paletteOf([...NAMED, ...NAMED]).colours).toEqual(paletteOf(NAMED).colours);
});

test.each([1, 2, 5, 9, 16])('what covers %i sixteenths is between, with an error that is not seen', (sixteenths) => {
  const { colours, paintOf, over } = paletteOf(NAMED);
  const seen = over(paintOf(0xd0, 0x40, 0x10, (255 * sixteenths) / 16), 0);
  const meant = [0xd0, 0x40, 0x10].map((value) => 255 + ((value - 255) * sixteenths) / 16);
  for (const [channel, value] of meant.entries())
    expect(Math.abs((colours[3 * seen + channel] ?? 0) - value)).toBeLessThan(7);
});

test.each(['#abc', 'red', 'var(--x)', '#12345'])('a colour is written #rrggbb, not %s', (name) => {
  expect(() => paletteOf([['#ffffff', name]])).toThrow('#rrggbb');
});

test('two colours that would become one are refused', () => {
  expect(() => paletteOf([['#fbfcfc', '#fafcfd']])).toThrow('too near');
});
