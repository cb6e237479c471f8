import { digest } from '../cache-folder';
import type { CardSpec, PlannedPage } from '../routes/planned-page';
import type { Site } from '../site/load';
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
  return { kind: 'page', eyebrow: new URL(config.url).host, title: config.title, text: config.tagline, mark: 'trace' };
}

/** The card of a page. */
export function cardOfPage(site: Site, page: PlannedPage): CardImage {
  return cardImage(site, page.card ?? siteCard(site));
}
