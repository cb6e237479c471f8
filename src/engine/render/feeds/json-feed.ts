import type { Feed } from './feed';

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
