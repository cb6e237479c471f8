import path from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import { forEachAtOnce } from '../model/at-once';
import { openCache } from '../model/cache';
import type { FileSink } from '../model/output-files';
import { CARD_FONTS, type CardImage } from '../plan/cards/card-image';

/** Cards that are drawn at the same time: one is packed while the next one is rendered. Each takes ten megabytes. */
const AT_ONCE = 2;

const OPTIONS: ResvgRenderOptions = { font: { fontFiles: [...CARD_FONTS], loadSystemFonts: false } };

/** Writes cards as PNG; returns how many. */
export async function writeCards(cards: readonly CardImage[], output: FileSink): Promise<number> {
  await forEachAtOnce(cards, AT_ONCE, async (card) => output.add(card.path.slice(1), await cardPicture(card)));
  return cards.length;
}

/** A card as PNG. Unchanged ones come from the cache, which saves a writer about four seconds a build. */
export async function cardPicture({ path: address, svg }: CardImage): Promise<Uint8Array> {
  const cache = openCache('cards');
  const name = path.basename(address);
  const kept = cache.read(name);
  if (kept !== null) return kept;
  const content = await drawCard(svg);
  cache.write(name, content);
  return content;
}

/** `sharp` packs a quarter tighter than resvg itself. */
export function drawCard(svg: string): Promise<Uint8Array> {
  const { pixels, width, height } = new Resvg(svg, OPTIONS).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer();
}
