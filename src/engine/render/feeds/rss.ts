import type { Feed } from './feed';
import { feedStylesheet } from './feed-stylesheet';
import { XHTML, xmlDocument } from './xml';

/** RSS writes dates as RFC 822 does. */
const rfc822 = (iso: string): string => new Date(iso).toUTCString();

/**
 * The feed as RSS 2.0, full texts in `content:encoded`, authors in `dc:creator` because RSS authors need an e-mail
 * address.
 */
export function rss(feed: Feed, self: string): string {
  const channel = {
    title: feed.title,
    link: feed.url,
    description: feed.description,
    language: feed.language,
    lastBuildDate: rfc822(feed.updated),
    'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
    ...(feed.icon === null ? {} : { image: { url: feed.icon, title: feed.title, link: feed.url } }),
    'h:style': feedStylesheet(),
    'h:a': { '@href': feed.url, '#text': feed.about('RSS') },
    item: feed.items.map((post) => ({
      title: post.title,
      link: post.url,
      guid: { '@isPermaLink': 'true', '#text': post.url },
      pubDate: rfc822(post.published),
      'dc:creator': post.authors.map(({ name }) => name),
      category: post.tags.map(({ label }) => label),
      'h:a': { '@href': post.url, '#text': post.title },
      description: post.summary,
      'content:encoded': post.html,
    })),
  };
  const namespaces = {
    '@xmlns:atom': 'http://www.w3.org/2005/Atom',
    '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    '@xmlns:h': XHTML,
  };
  return xmlDocument({ rss: { '@version': '2.0', ...namespaces, channel } });
}
