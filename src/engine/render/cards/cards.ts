import path from 'node:path';
import { openPackedCache } from '../../model/packed-cache';
import type { CardImage } from '../../plan/cards/card-image';

/** A finished picture. */
export interface CardFile {
  /** Path in the output, without a slash in front. */
  file: string;
  content: Uint8Array;
}

/** Draws cards as PNG, each once; unchanged ones come from the cache. */
export async function drawCards(cards: readonly CardImage[]): Promise<CardFile[]> {
  return (await beginCards(cards)).drawn;
}

/** The same, for a caller who goes on when drawing has begun, and may be busy for seconds. */
export async function beginCards(cards: readonly CardImage[]): Promise<{ drawn: Promise<CardFile[]> }> {
  const cache = openPackedCache('cards');
  const nameOf = (file: string): string => path.basename(file);
  const asked = cards.map((card) => ({ card, file: card.path.slice(1), content: cache.read(nameOf(card.path)) }));
  const made: CardFile[] = asked.flatMap(({ file, content }) => (content ? [{ file, content }] : []));
  const missing = asked.flatMap(({ card: { card, brand }, file, content }) => (content ? [] : [{ file, card, brand }]));
  if (missing.length === 0) return { drawn: Promise.resolve(made) };
  const { drawFresh } = await import('./draw-fresh');
  const drawing = drawFresh(missing, (card) => {
    cache.write(nameOf(card.file), card.content);
    made.push(card);
  });
  // A failure is thrown where the cards are awaited; until then it must not count as unhandled.
  drawing.catch(() => undefined);
  return { drawn: drawing.then(() => made) };
}
