import { XMLBuilder } from 'fast-xml-parser';
import { readFileSync } from 'node:fs';
import { tokenColour } from '../../plan/covers/palette';

/** Characters that XML 1.0 allows in no form (section 2.2). */
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const legal = (_: string, value: unknown): string => String(value).replace(ILLEGAL, '');

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
  indentBy: '',
  tagValueProcessor: legal,
  attributeValueProcessor: legal,
});

/** The document with this tree: keys are elements, those that begin with `@` attributes, `#text` is text. */
export const xmlDocument = (tree: object): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...tree });

/** The namespace of the elements that make a feed readable in a browser; readers of feeds skip unknown elements. */
export const XHTML = 'http://www.w3.org/1999/xhtml';

/** An entry of a feed, the same for all formats. All addresses are absolute, all moments ISO 8601 in UTC. */
export interface FeedItem {
  /** Address of the post; also its id, which must not change while the address does not. */
  url: string;
  title: string;
  summary: string;
  html: string;
  published: string;
  updated: string;
  authors: { name: string; url: string }[];
  tags: { slug: string; label: string }[];
  image: string;
}

/** A feed, the same for all formats. */
export interface Feed {
  title: string;
  description: string;
  url: string;
  language: string;
  /** Address of the site's icon; `null` when it has none. */
  icon: string | null;
  /** Introduction of the feed where a browser shows it, by the name of the format. */
  about: (format: string) => string;
  author: string;
  updated: string;
  items: FeedItem[];
}

/**
 * Style sheet that makes a feed readable when a browser opens it; it is part of the feed, because the policy of files
 * lets them load nothing. CSS and not XSLT: browsers are removing XSLT and warn about it. CSS cannot make links, so the
 * feeds carry them as `h:a`. A feed has no switch for the colour mode and follows the system.
 */
const feedStylesheet = (): string =>
  readFileSync(new URL('feed.css', import.meta.url), 'utf8')
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const { light, dark } = tokenColour(name);
      return `light-dark(${light}, ${dark})`;
    })
    .replaceAll(/\s+/g, ' ')
    .trim();

const pageLink = (url: string): object => ({ '@rel': 'alternate', '@type': 'text/html', '@href': url });

/** The feed as Atom 1.0 (RFC 4287). */
export function atom(feed: Feed, self: string): string {
  const content = {
    id: feed.url,
    title: feed.title,
    subtitle: feed.description,
    updated: feed.updated,
    link: [pageLink(feed.url), { '@rel': 'self', '@type': 'application/atom+xml', '@href': self }],
    ...(feed.icon === null ? {} : { icon: feed.icon }),
    author: { name: feed.author },
    'h:style': feedStylesheet(),
    'h:a': { '@href': feed.url, '#text': feed.about('Atom') },
    entry: feed.items.map((post) => ({
      id: post.url,
      title: post.title,
      link: pageLink(post.url),
      published: post.published,
      updated: post.updated,
      author: post.authors.map(({ name, url }) => ({ name, uri: url })),
      category: post.tags.map(({ slug, label }) => ({ '@term': slug, '@label': label })),
      'h:a': { '@href': post.url, '#text': post.title },
      summary: post.summary,
      content: { '@type': 'html', '#text': post.html },
    })),
  };
  const namespaces = { '@xmlns': 'http://www.w3.org/2005/Atom', '@xmlns:h': XHTML };
  return xmlDocument({ feed: { ...namespaces, '@xml:lang': feed.language, ...content } });
}

/** RSS writes dates as RFC 822 does. */
const rfc822 = (iso: string): string => new Date(iso).toUTCString();

/** The feed as RSS 2.0: full texts in `content:encoded`; authors in `dc:creator`, which needs no e-mail address. */
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

/** The feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed, self: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: self,
    description: feed.description,
    language: feed.language,
    ...(feed.icon === null ? {} : { icon: feed.icon, favicon: feed.icon }),
    authors: [{ name: feed.author }],
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      date_published: item.published,
      date_modified: item.updated,
      authors: item.authors,
      tags: item.tags.map(({ label }) => label),
    })),
  });
}
