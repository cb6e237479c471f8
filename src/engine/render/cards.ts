import path from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import { forEachAtOnce } from '../model/progress';
import { openCache } from '../model/cache';
import type { FileSink } from '../model/files';
import { CARD_FONTS, type CardImage } from '../plan/cards/card-image';
import { CommandError, messageOf } from '../model/errors';
import { QUALITY, type ImageJob } from '../plan/measure-image';

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

/**
 * Writes all variants of pictures. Names contain a digest of the source and of what scales it, so a scaled file in the
 * cache is always right. Throws `CommandError` for a picture whose pixels cannot be read.
 */
export async function writeImages(jobs: readonly ImageJob[], output: FileSink): Promise<void> {
  const cache = openCache('images');
  for (const { source, output: file, width } of jobs) {
    if (width === null) {
      output.add(file, readFileSync(source));
      continue;
    }
    const name = path.basename(file);
    const kept = cache.read(name);
    const content = kept ?? (await scale(source, width));
    if (kept === null) cache.write(name, content);
    output.add(file, content);
  }
}

async function scale(source: string, width: number): Promise<Uint8Array> {
  try {
    return await sharp(source).resize({ width }).webp({ quality: QUALITY }).toBuffer();
  } catch (error) {
    const reason = messageOf(error).split('\n')[0];
    throw new CommandError(`The image ${source} cannot be scaled: ${reason}. Save it again as PNG, JPEG, WebP or GIF.`);
  }
}
