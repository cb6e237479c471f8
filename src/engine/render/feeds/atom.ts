import type { Feed } from './feed';
import { feedStylesheet } from './feed-stylesheet';
import { XHTML, xmlDocument } from './xml';

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
