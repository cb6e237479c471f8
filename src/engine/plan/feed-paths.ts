import type { Site } from './site';

export const FEED_FORMATS = [
  { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const;

/** Paths of all feed files of a site, with a slash in front: what a link may lead to. */
export function feedPaths({ config }: Site): string[] {
  return FEED_FORMATS.map(({ file }) => `${config.blog.base}/${file}`);
}
