import { askHelper, doOnHelpers } from '../../model/helpers';
import { canRunApart } from '../../model/thread';
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

/** Fewer are drawn before a thread has started. */
const WORTH_A_THREAD = 8;

/** Draws cards, many of them on a thread of its own, beside a caller who may be busy for seconds. */
export async function drawFresh(cards: readonly CardOrder[], onMade: (card: CardFile) => void): Promise<void> {
  if (cards.length < WORTH_A_THREAD || !canRunApart(import.meta.url)) return drawAll(cards, onMade);
  await askHelper<CardFile>(import.meta.url, cards, onMade).ended;
}

async function drawAll(cards: readonly CardOrder[], onMade: (card: CardFile) => void): Promise<void> {
  const drawings = cards.map(({ file, card, brand }) => ({ file, drawing: drawCard(card, brand) }));
  const paint = await cardPainter(drawings.map(({ drawing }) => drawing));
  for (const { file, drawing } of drawings) onMade({ file, content: paint(drawing) });
}

doOnHelpers<CardOrder[]>(import.meta.url, drawAll);
