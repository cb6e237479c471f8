import { drawCard, type CardBrand } from '../../plan/cards/card';
import type { CardSpec } from '../../plan/planned-page';
import type { CardFile } from './cards';
import { cardPainter } from './paint';

/** A card that is not drawn yet: its drawing has hundreds of places, which a thread would be given one by one. */
interface CardOrder {
  file: string;
  card: CardSpec;
  brand: CardBrand;
}

/** Draws cards. */
export async function drawFresh(cards: readonly CardOrder[], onMade: (card: CardFile) => void): Promise<void> {
  const drawings = cards.map(({ file, card, brand }) => ({ file, drawing: drawCard(card, brand) }));
  const paint = await cardPainter(drawings.map(({ drawing }) => drawing));
  for (const { file, drawing } of drawings) onMade({ file, content: paint(drawing) });
}
