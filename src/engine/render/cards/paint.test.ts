import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from '../../plan/cards/card';
import { cardSvg } from '../../plan/cards/test-cards';
import type { CardDrawing, Stamp } from '../../plan/cards/stamps';
import type { CardSpec } from '../../plan/planned-page';
import { cardPainter } from './paint';

const BRAND = {
  title: 'Site',
  logo: {
    sign: [
      { path: 'M3 3h20v20H3Z', weight: 'normal' as const },
      { path: 'M3 14h20', weight: 'signal' as const },
    ],
    navbar: { width: 100, words: [] },
    footer: { width: 100, words: [] },
  },
};
const page: CardSpec = {
  kind: 'page',
  eyebrow: 'Reference',
  title: 'Run a gadget',
  identifier: false,
  text: 'What run does, and every flag that it knows, with a word on each of them and on what it is for.',
  mark: 'reference',
};
const post: CardSpec = {
  ...page,
  kind: 'post',
  seed: '/blog/a',
  marks: ['trace'],
  mark: 'trace',
  date: '2 January 2024',
  readingTime: '4 min read',
};

interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(picture: Uint8Array | string): Promise<Picture> {
  const image = sharp(Buffer.from(picture));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

async function painted(...cards: CardDrawing[]): Promise<Uint8Array[]> {
  const paint = await cardPainter(cards);
  return cards.map(paint);
}

test.each([
  ['a page', page],
  ['a post', post],
  ['an identifier', { ...page, title: 'trace_tcpconnect_and_more', identifier: true }],
])('the picture of %s is what its drawing shows', async (_, card) => {
  const drawing = drawCard(card, BRAND);
  const [png = new Uint8Array()] = await painted(drawing);
  const [made, meant] = await Promise.all([pixelsOf(png), pixelsOf(cardSvg(drawing))]);
  expect([made.width, made.height]).toEqual([1200, 600]);
  const differences = made.pixels.map((value, index) => Math.abs(value - (meant.pixels[index] ?? 0)));
  const far = differences.filter((difference) => difference > 12).length;
  // Edges where three colours meet are a step off.
  expect(far / differences.length).toBeLessThan(0.0005);
  expect(differences.reduce((most, difference) => Math.max(most, difference), 0)).toBeLessThan(60);
});

test('a card is the same picture alone and among others', async () => {
  const drawings = [page, post, { ...page, title: 'Another one' }].map((card) => drawCard(card, BRAND));
  const together = await painted(...drawings);
  for (const [index, drawing] of drawings.toReversed().entries())
    expect((await painted(drawing))[0]).toEqual(together[drawings.length - 1 - index]);
});

const WHITE: Stamp = { width: 6, height: 4, svg: '<path fill="#ffffff" d="M0 0h6v4H0z"/>' };
const RED: Stamp = { width: 3, height: 2, svg: '<path fill="#ff0000" d="M-9 -9h99v99h-99z"/>' };
const PALE: Stamp = { ...RED, svg: RED.svg.replace('/>', ' fill-opacity=".5"/>') };

test.each([
  ['inside', 2, 1, ['......', '..rrr.', '..rrr.', '......']],
  ['over the upper left corner', -2, -1, ['r.....', '......', '......', '......']],
  ['over the lower right corner', 4, 3, ['......', '......', '......', '....rr']],
  ['over the right edge', 5, 1, ['......', '.....r', '.....r', '......']],
  ['beside the picture', 9, 0, ['......', '......', '......', '......']],
])('a stamp %s covers its own size and nothing else', async (_, x, y, rows) => {
  for (const stamp of [RED, PALE]) {
    const stamps = [
      { stamp: WHITE, x: 0, y: 0 },
      { stamp, x, y },
    ];
    const [png = new Uint8Array()] = await painted({ stamps, blends: [['#ffffff', '#ff0000']] });
    const { pixels, width, height } = await pixelsOf(png);
    const seen = Array.from({ length: height }, (_unused, row) =>
      Array.from({ length: width }, (_none, column) =>
        pixels.readUInt16BE(3 * (row * width + column) + 1) < 0x9999 ? 'r' : '.',
      ).join(''),
    );
    expect(seen).toEqual(rows);
  }
});

const LINE: Stamp = { width: 30, height: 3, svg: '<path fill="#ffffff" d="M0 0h30v3H0z"/>' };
const BAR: Stamp = { width: 12, height: 2, svg: '<path fill="#ff0000" d="M0 0h12v2H0z"/>' };

test.each([
  ['inside', 5, 0, [[5, 17], [5, 17], []]],
  ['at the right edge', 18, 1, [[], [18, 30], [18, 30]]],
  ['over the left edge', -4, 1, [[], [0, 8], [0, 8]]],
  ['over the right edge and the lower one', 27, 2, [[], [], [27, 30]]],
  ['over the upper edge', 3, -1, [[3, 15], [], []]],
  ['beside the picture', -12, 0, [[], [], []]],
])('a row of pixels of one colour %s is laid where it is seen', async (_, x, y, rows) => {
  const stamps = [
    { stamp: LINE, x: 0, y: 0 },
    { stamp: BAR, x, y },
  ];
  const [png = new Uint8Array()] = await painted({ stamps, blends: [['#ffffff', '#ff0000']] });
  const { pixels, width, height } = await pixelsOf(png);
  const seen = Array.from({ length: height }, (_unused, row) => {
    const red = Array.from({ length: width }, (_none, column) => column).filter(
      (column) => pixels.readUIntBE(3 * (row * width + column), 3) === 0xff0000,
    );
    return red.length === 0 ? [] : [red[0], (red.at(-1) ?? 0) + 1, red.length];
  });
  expect(seen).toEqual(rows.map(([from, to]) => (from === undefined || to === undefined ? [] : [from, to, to - from])));
});

test('half a cover is the colour between', async () => {
  const half: Stamp = { width: 6, height: 4, svg: '<path fill="#ff0000" fill-opacity=".5" d="M0 0h6v4H0z"/>' };
  const stamps = [WHITE, half].map((stamp) => ({ stamp, x: 0, y: 0 }));
  const [png = new Uint8Array()] = await painted({ stamps, blends: [['#ffffff', '#ff0000']] });
  const { pixels } = await pixelsOf(png);
  expect(Math.abs((pixels[1] ?? 0) - 128)).toBeLessThan(8);
  expect(pixels[0]).toBe(255);
});
