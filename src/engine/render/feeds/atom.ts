import { escapeAttribute } from '../../model/html-text';
import type { Feed, FeedItem } from './feed';
import { feedStylesheet } from './feed-stylesheet';
import { element, emptyElement, XHTML } from './xml';

/** The feed as Atom 1.0 (RFC 4287). */
export function atom(feed: Feed, self: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" ${XHTML} xml:lang="${escapeAttribute(feed.language)}">
${[
  element('id', feed.url),
  element('title', feed.title),
  element('subtitle', feed.description),
  element('updated', feed.updated),
  emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.url }),
  emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
  ...(feed.icon === null ? [] : [element('icon', feed.icon)]),
  `<author>${element('name', feed.author)}</author>`,
  element('h:style', feedStylesheet()),
  element('h:a', feed.about('Atom'), { href: feed.url }),
  ...feed.items.map(entry),
].join('\n')}
</feed>
`;
}

function entry(post: FeedItem): string {
  return `<entry>
${[
  element('id', post.url),
  element('title', post.title),
  emptyElement('link', { rel: 'alternate', type: 'text/html', href: post.url }),
  element('published', post.published),
  element('updated', post.updated),
  ...post.authors.map(({ name, url }) => `<author>${element('name', name)}${element('uri', url)}</author>`),
  ...post.tags.map(({ slug, label }) => emptyElement('category', { term: slug, label })),
  element('h:a', post.title, { href: post.url }),
  element('summary', post.summary),
  element('content', post.html, { type: 'html' }),
].join('\n')}
</entry>`;
}
