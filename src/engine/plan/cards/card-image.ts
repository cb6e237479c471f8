import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest, PROJECT_ROOT } from '../../model/cache';
import type { CardSpec, PlannedPage } from '../planned-page';
import type { Site } from '../site';
import type { SocialImage } from '../social-image';
import { absoluteUrl } from '../absolute-url';
import { CARD_HEIGHT, CARD_WIDTH, cardSvg } from './card';
import type { Face } from './lines';

/** A card as it is published. */
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

/** What a drawing depends on besides the SVG. */
const DRAWING = digest(
  ...CARD_FONTS.map((file) => readFileSync(file)),
  ...['@resvg/resvg-js', 'sharp'].map((name) =>
    readFileSync(path.join(PROJECT_ROOT, 'node_modules', name, 'package.json')),
  ),
);

/** A card and the path of its picture. */
function cardImage({ config }: Site, card: CardSpec): CardImage {
  const svg = cardSvg(card, { title: config.title, logo: config.logo });
  return { path: `/assets/cards/${digest(DRAWING, svg).slice(0, 12)}.png`, svg };
}

/** The card of the site itself, for pages that have none. */
function siteCard({ config }: Site): CardSpec {
  return {
    kind: 'page',
    eyebrow: new URL(config.url).host,
    title: config.title,
    identifier: false,
    text: config.tagline,
    mark: 'trace',
  };
}

/** A card that the site brings itself, for the pages that have none. */
const OWN_CARD = '/social-card.png';

function hasOwnCard({ root, folders }: Site): boolean {
  return folders.public !== null && existsSync(path.join(root, folders.public, OWN_CARD));
}

/** The picture of a page where it is shared: the one it names itself, else its card. */
export function sharedImage(site: Site, page: PlannedPage): SocialImage {
  if (page.image) return page.image;
  const address = page.card === null && hasOwnCard(site) ? OWN_CARD : cardImage(site, page.card ?? siteCard(site)).path;
  return { url: absoluteUrl(site, address), size: { width: CARD_WIDTH, height: CARD_HEIGHT } };
}

/** The cards to draw for pages, each once. */
export function cardsOf(site: Site, pages: readonly PlannedPage[]): CardImage[] {
  const withoutCard = hasOwnCard(site) ? [] : [siteCard(site)];
  const images = [...pages.flatMap((page) => (page.image ? [] : (page.card ?? []))), ...withoutCard].map((card) =>
    cardImage(site, card),
  );
  return [...new Map(images.map((image) => [image.path, image])).values()];
}
