import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest, PROJECT_ROOT } from '../../model/cache';
import type { CardSpec, PlannedPage } from '../planned-page';
import { type Site, absoluteUrl } from '../site';
import { cardSvg } from './card';
import type { Face } from './lines';

export interface CardImage {
  /**
   * Path in the site, with a slash in front. It contains a digest of everything that the picture is made of, so equal
   * cards are one file, and nothing is drawn to know its path.
   */
  path: string;
  svg: string;
}

const fontFile = (face: Face): string => path.join(PROJECT_ROOT, `src/engine/plan/cards/fonts/${face}.ttf`);

/** The font files that cards are drawn with. */
export const CARD_FONTS = (['title', 'text', 'mono'] as const).map(fontFile);

const DRAWING = digest(
  ...CARD_FONTS.map((file) => readFileSync(file)),
  ...['@resvg/resvg-js', 'sharp'].map((name) =>
    readFileSync(path.join(PROJECT_ROOT, 'node_modules', name, 'package.json')),
  ),
);

function cardImage({ config }: Site, card: CardSpec): CardImage {
  const svg = cardSvg(card, { title: config.title, logo: config.logo });
  return { path: `/assets/cards/${digest(DRAWING, svg).slice(0, 12)}.png`, svg };
}

/** The card of pages without their own card, a file of the public folder. */
const SITE_CARD = '/social-card.png';

/** Absolute URL of the picture of a page where it is shared. */
export function sharedImage(site: Site, { card }: PlannedPage): string {
  return absoluteUrl(site, card === null ? SITE_CARD : cardImage(site, card).path);
}

/** The cards to draw for pages, each once. */
export function cardsOf(site: Site, pages: readonly PlannedPage[]): CardImage[] {
  const images = pages.flatMap(({ card }) => (card ? [cardImage(site, card)] : []));
  return [...new Map(images.map((image) => [image.path, image])).values()];
}
