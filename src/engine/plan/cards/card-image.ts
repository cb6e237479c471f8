import { existsSync } from 'node:fs';
import path from 'node:path';
import { digest, digestsOf } from '../../model/cache';
import { moduleFingerprint } from '../../model/import-graph';
import type { CardSpec, PlannedPage } from '../planned-page';
import type { Site } from '../site';
import type { SocialImage } from '../social-image';
import { absoluteUrl } from '../absolute-url';
import { CARD_HEIGHT, CARD_WIDTH, type CardBrand } from './card';
import { GLYPH_FILES } from './text';

/** A card as it is published. */
export interface CardImage {
  /**
   * Path in the site, with a slash in front. It holds a digest of what is drawn and of what draws it, so equal cards
   * are one file, and nothing is drawn to know its path.
   */
  path: string;
  /** What `drawCard` draws. */
  card: CardSpec;
  brand: CardBrand;
}

/**
 * Digest of everything that a drawing is made of besides its words: the code, the letters, and what makes it a PNG,
 * which versions of Node pack otherwise.
 */
const DRAWING = digest(
  moduleFingerprint('src/engine/plan/cards/card.ts'),
  moduleFingerprint('src/engine/render/cards/cards.ts'),
  JSON.stringify(digestsOf(GLYPH_FILES)),
  process.versions['zlib'] ?? '',
);

/** A card and the path of its picture. */
function cardImage({ config }: Site, card: CardSpec): CardImage {
  const { brand, drawing } = brandOf(config);
  return { path: `/assets/cards/${digest(drawing, JSON.stringify(card)).slice(0, 12)}.png`, card, brand };
}

const brands = new WeakMap<Site['config'], { brand: CardBrand; drawing: string }>();

/** What all cards of a site say of it, and the digest of everything in them besides their own words. */
function brandOf(config: Site['config']): { brand: CardBrand; drawing: string } {
  const known = brands.get(config);
  if (known) return known;
  const brand = { title: config.title, logo: config.logo };
  const made = { brand, drawing: digest(DRAWING, JSON.stringify(brand)) };
  brands.set(config, made);
  return made;
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
  const path = page.card === null && hasOwnCard(site) ? OWN_CARD : cardImage(site, page.card ?? siteCard(site)).path;
  return { url: absoluteUrl(site, path), size: { width: CARD_WIDTH, height: CARD_HEIGHT } };
}

/** The cards to draw for pages, each once. */
export function cardsOf(site: Site, pages: readonly PlannedPage[]): CardImage[] {
  const withoutCard = hasOwnCard(site) ? [] : [siteCard(site)];
  const images = [...pages.flatMap((page) => (page.image ? [] : (page.card ?? []))), ...withoutCard].map((card) =>
    cardImage(site, card),
  );
  return [...new Map(images.map((image) => [image.path, image])).values()];
}
