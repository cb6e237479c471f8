import { CARD_HEIGHT, CARD_WIDTH } from './card';
import type { CardDrawing } from './stamps';

/** A card as one SVG: what its picture has to look like. */
export function cardSvg({ stamps }: CardDrawing): string {
  const drawn = stamps.map(
    ({ stamp: { width, height, svg }, x, y }) =>
      `<svg x="${x}" y="${y}" width="${width}" height="${height}">${svg}</svg>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="none" `,
    `stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</svg>`,
  ].join('');
}
