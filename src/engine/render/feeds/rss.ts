import type { Feed, FeedItem } from './feed';
import { feedStylesheet } from './feed-stylesheet';
import { element, emptyElement, XHTML } from './xml';

/** A moment as RFC 822 writes it, which RSS asks for. */
const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  XHTML,
].join(' ');

const rfc822 = (iso: string): string => new Date(iso).toUTCString();

/**
 * The feed as RSS 2.0, full texts in `content:encoded`, authors in `dc:creator` because RSS authors need an e-mail
 * address.
 */
export function rss(feed: Feed, self: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMESPACES}>
<channel>
${[
  element('title', feed.title),
  element('link', feed.url),
  element('description', feed.description),
  element('language', feed.language),
  element('lastBuildDate', rfc822(feed.updated)),
  emptyElement('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
  ...(feed.icon === null
    ? []
    : [`<image>${element('url', feed.icon)}${element('title', feed.title)}${element('link', feed.url)}</image>`]),
  element('h:style', feedStylesheet()),
  element('h:a', feed.about('RSS'), { href: feed.url }),
  ...feed.items.map(item),
].join('\n')}
</channel>
</rss>
`;
}

function item(post: FeedItem): string {
  return `<item>
${[
  element('title', post.title),
  element('link', post.url),
  element('guid', post.url, { isPermaLink: 'true' }),
  element('pubDate', rfc822(post.published)),
  ...post.authors.map(({ name }) => element('dc:creator', name)),
  ...post.tags.map(({ label }) => element('category', label)),
  element('h:a', post.title, { href: post.url }),
  element('description', post.summary),
  element('content:encoded', post.html),
].join('\n')}
</item>`;
}
