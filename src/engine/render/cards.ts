import path from 'node:path';
import { openPackedCache } from '../model/packed-cache';
import type { CardImage } from '../plan/cards/card-image';

/** A finished picture. */
export interface CardFile {
  /** Path in the output, without a slash in front. */
  file: string;
  content: Uint8Array;
}

/** The picture library works on threads of its own, and the caller may be busy with other work for seconds. */
const AT_ONCE = 200;

/** Draws cards as PNG, each once; unchanged ones come from the cache. The caller may go on while they are drawn. */
export async function drawCards(cards: readonly CardImage[]): Promise<CardFile[]> {
  const cache = openPackedCache('cards');
  const made: CardFile[] = [];
  const waiting = [...cards];
  const work = async (): Promise<void> => {
    for (let card = waiting.pop(); card; card = waiting.pop()) {
      const name = path.basename(card.path);
      const content = cache.read(name) ?? (await drawPng(card));
      made.push({ file: card.path.slice(1), content });
    }
  };
  const drawPng = async (card: CardImage): Promise<Uint8Array> => {
    const { default: sharp } = await import('sharp');
    // Level 4 costs a fifth less time than 6 for the same size: the drawing is flat.
    const content = await sharp(Buffer.from(card.draw())).removeAlpha().png({ compressionLevel: 4 }).toBuffer();
    cache.write(path.basename(card.path), content);
    return content;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}
