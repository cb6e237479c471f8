import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from '../../plan/cards/card';
import type { PageCard } from '../../plan/planned-page';
import { paint } from './canvas';
import { contoursOf } from './contours';
import { maskOf } from './mask';
import { pngOf } from './png';
import { strokeOf } from './stroke';

const PLACE = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

const areaOf = (contours: readonly (readonly number[])[]): number =>
  maskOf(contours, PLACE).cover.reduce((sum, covered) => sum + covered / 255, 0);
const filledArea = (path: string): number => areaOf(contoursOf(path).map(({ points }) => points));
const strokedArea = (path: string, width: number): number =>
  areaOf(contoursOf(path).flatMap((contour) => strokeOf(contour, width)));

test('a pixel is covered by as much of it as lies inside', () => {
  const { x, y, width, cover } = maskOf([[1.5, 2, 3, 2, 3, 3.25, 1.5, 3.25]], PLACE);
  const at = (column: number, row: number): number | undefined => cover[(row - y) * width + column - x];
  expect([x, y]).toEqual([1, 2]);
  expect([at(1, 2), at(2, 2), at(3, 2), at(1, 3), at(2, 3)]).toEqual([128, 255, 0, 32, 64]);
});

test.each([
  ['a slanted square', 'M10 0 20 10 10 20 0 10Z', 200],
  ['what overlaps, once', 'M0 0h10v10h-10zM5 0h10v10h-10z', 150],
  ['a hole, not at all', 'M0 0h10v10h-10zM2 2v6h6v-6z', 64],
  ['a circle of arcs', 'M30 10a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z', Math.PI * 100],
  ['a bent edge', 'M0 0Q10 20 20 0z', 400 / 3],
  ['an edge bent twice', 'M0 0c0 20 20 20 20 0z', 240],
  ['relative moves and repeated numbers', 'm1 1h2v2H1zm10 0 2 0 0 2-2 0z', 8],
])('%s is filled', (_, path, area) => {
  expect(Math.abs(filledArea(path) / area - 1)).toBeLessThan(0.03);
});

test.each([
  ['a line with round ends', 'M10 10h20', 6, 120 + Math.PI * 9],
  ['a corner, once', 'M10 10h20v20', 6, 240 + Math.PI * 9 - 9 + (Math.PI * 9) / 4],
  ['the same corner from the other side', 'M30 30v-20h-20', 6, 240 + Math.PI * 9 - 9 + (Math.PI * 9) / 4],
  ['a closed line with rounded corners', 'M10 10h20v20h-20z', 4, 4 * 80 - 16 + 4 * Math.PI],
  ['a dot', 'M5 5h.01', 8, Math.PI * 16],
])('%s is stroked', (_, path, width, area) => {
  expect(Math.abs(strokedArea(path, width) / area - 1)).toBeLessThan(0.02);
});

test('a path of something else is refused', () => {
  expect(() => contoursOf('M0 0S1 1 2 2')).toThrow('S1 1 2 2');
  expect(() => contoursOf('M0 0L1')).toThrow('L1');
});

const card: PageCard = {
  kind: 'page',
  eyebrow: 'Reference',
  title: 'Run a gadget',
  identifier: false,
  text: 'What run does, and every flag.',
  mark: 'audit',
};

test('a card is a PNG with its colours, the same whatever was painted before', async () => {
  const canvas = paint(drawCard(card, 'Site'));
  paint(drawCard({ ...card, mark: 'spec', title: 'Other' }, 'Site'));
  const png = await pngOf(canvas);
  expect((await pngOf(paint(drawCard(card, 'Site')))).equals(png)).toBe(true);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1200, 600, 3]);
  const pixel = (x: number, y: number): number => data.readUIntBE(3 * (y * 1200 + x), 3);
  // The ground, the rim of the lens, the glass in it, and the line that leaves it.
  expect([pixel(3, 3), pixel(841, 320), pixel(985, 430), pixel(1100, 322)]).toEqual([
    0xfbfcfc, 0x15191c, 0xfbfcfc, 0xad3800,
  ]);
});
