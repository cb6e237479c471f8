import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cacheFolder } from '../model/cache';
import type { CardImage } from '../plan/cards/card-image';

/** A finished picture. */
export interface CardFile {
  /** Path in the output, without a slash in front. */
  file: string;
  content: Uint8Array;
}

/**
 * Draws cards as PNG, each once; unchanged ones come from the cache. All are handed to the picture library at once:
 * it works through them on threads of its own while the caller renders pages.
 */
export function drawCards(cards: Iterable<CardImage>): Promise<CardFile[]> {
  const folder = cacheFolder('cards');
  const byPath = new Map([...cards].map((card) => [card.path, card.svg]));
  return Promise.all(
    [...byPath].map(async ([file, svg]) => {
      const cached = path.join(folder, path.basename(file));
      if (existsSync(cached)) return { file: file.slice(1), content: readFileSync(cached) };
      // Level 4 costs a fifth less time than 6 for the same size: the drawing is flat.
      const content = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 4 }).toBuffer();
      const work = `${cached}.${process.pid}`;
      writeFileSync(work, content);
      renameSync(work, cached);
      return { file: file.slice(1), content };
    }),
  );
}
