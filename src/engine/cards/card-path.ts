import { digest } from '../cache-folder';
import type { CardSpec } from '../routes/planned-page';

/** Path of a card in the site, with a slash in front. Pages with equal cards share one file. */
export function cardPath(card: CardSpec): string {
  return `/assets/cards/${digest(JSON.stringify(card)).slice(0, 12)}.png`;
}
