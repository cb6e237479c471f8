import path from 'node:path';
import { openCache } from '../../model/cache';
import type { CardImage } from '../../plan/cards/card-image';

/** A finished picture. */
export interface CardFile {
  /** Path in the output, without a slash in front. */
  file: string;
  content: Uint8Array;
}

/** Draws cards as PNG, each once; unchanged ones come from the cache, which saves several seconds of a build. */
export async function drawCards(cards: readonly CardImage[]): Promise<CardFile[]> {
  const cache = openCache('cards');
  const nameOf = (file: string): string => path.basename(file);
  const asked = cards.map((card) => ({ card, file: card.path.slice(1), content: cache.read(nameOf(card.path)) }));
  const made: CardFile[] = asked.flatMap(({ file, content }) => (content ? [{ file, content }] : []));
  const missing = asked.flatMap(({ card: { card, brand }, file, content }) => (content ? [] : [{ file, card, brand }]));
  if (missing.length === 0) return made;
  const { drawFresh } = await import('./draw-fresh');
  await drawFresh(missing, (card) => {
    cache.write(nameOf(card.file), card.content);
    made.push(card);
  });
  return made;
}
