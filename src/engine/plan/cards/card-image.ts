import { existsSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../model/cache';
import type { CardSpec, PlannedPage } from '../planned-page';
import type { Site } from '../site';
import { drawCard } from './card';

/** A card as it is published. */
export interface CardImage {
  /** Path in the site, with a slash in front. It holds a digest of the drawing, so equal cards are one file. */
  path: string;
  svg: string;
}

/** Drawings of a site by their card; five versions of a page have one card. */
const drawn = new WeakMap<Site, Map<string, CardImage>>();

/** The drawing of a card and the path of its picture. */
export function cardImage(site: Site, card: CardSpec): CardImage {
  const known = drawn.get(site) ?? new Map<string, CardImage>();
  drawn.set(site, known);
  const key = JSON.stringify(card);
  const image = known.get(key) ?? publish(drawCard(card, site.config.title));
  known.set(key, image);
  return image;
}

function publish(svg: string): CardImage {
  return { svg, path: `/assets/cards/${digest(svg).slice(0, 12)}.png` };
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

/** Path of the card of a page, with a slash in front. */
export function cardPath(site: Site, page: PlannedPage): string {
  if (page.card === null && hasOwnCard(site)) return OWN_CARD;
  return cardImage(site, page.card ?? siteCard(site)).path;
}

/** The cards to draw for pages, each once. */
export function cardsOf(site: Site, pages: readonly PlannedPage[]): CardImage[] {
  const withoutCard = hasOwnCard(site) ? [] : [siteCard(site)];
  return [
    ...new Set([...pages.flatMap((page) => page.card ?? []), ...withoutCard].map((card) => cardImage(site, card))),
  ];
}
