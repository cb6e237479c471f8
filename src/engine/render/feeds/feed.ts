import { fill } from '../../../shared/strings/format';
import { sharedImage } from '../../plan/cards/card-image';
import type { RoutePlan } from '../../plan/plan';
import { absoluteUrl, type Site } from '../../plan/site';
import { feedHtml } from './feed-html';
import { atom, jsonFeed, rss, type Feed, type FeedItem } from './formats';
import { CHANGES_ID } from '../../../shared/urls';
import { changesFeedPath, changesHtml, changesOf, changesSummary } from '../../plan/docs/version-changes';
import type { DocsVersion } from '../../plan/docs/docs-version';
import { latestOf } from '../../plan/docs/page-frame';

/** Name of the feed in lists of feeds. */
export function feedTitle({ config, strings }: Site): string {
  const { title, blog } = config;
  return blog.title === strings.blog.title ? fill(strings.blog.feedTitle, { title }) : `${title}: ${blog.title}`;
}

/** What feeds of a site have in common. `icon` is a route path. */
function feedOf(
  site: Site,
  icon: string | null,
  own: Pick<Feed, 'title' | 'description' | 'url' | 'about' | 'items'>,
): Feed {
  const dates = own.items.map((item) => item.updated).sort();
  return {
    ...own,
    language: site.language.locale.htmlLang,
    icon: icon === null ? null : absoluteUrl(site, icon),
    author: site.config.title,
    updated: dates.at(-1) ?? new Date(0).toISOString(),
  };
}

/** The feeds and the drawings they show; none for a site without posts. Paths have no slash in front. */
export function feedFiles(site: Site, plan: RoutePlan, icon: string | null): { file: string; content: string }[] {
  const { blog } = site.config;
  if (!plan.blog) return [];
  const pages = new Map(plan.blog.pages.map((page) => [page.path, page]));
  const authors = absoluteUrl(site, `${blog.base}/authors`);
  const drawings = new Map<string, string>();
  const items = plan.blog.posts.map(({ post, placed, description, lastModified }): FeedItem => {
    const url = absoluteUrl(site, encodeURI(post.path));
    const content = feedHtml(placed.html(), url, (file) => absoluteUrl(site, `/${file}`));
    for (const { file, svg } of content.drawings) drawings.set(file, svg);
    const page = pages.get(post.path);
    return {
      url,
      title: post.title,
      summary: description,
      html: content.html,
      published: post.date.instant,
      updated: lastModified > post.date.day ? `${lastModified}T00:00:00.000Z` : post.date.instant,
      authors: post.authors.map(({ id, name }) => ({ name, url: `${authors}#${id}` })),
      tags: post.tags.map(({ slug, label }) => ({ slug, label })),
      image: page ? sharedImage(site, page) : '',
    };
  });
  const feed = feedOf(site, icon, {
    title: feedTitle(site),
    description: blog.description,
    url: absoluteUrl(site, blog.base),
    about: (format) => fill(site.strings.blog.feedText, { format }),
    items,
  });
  const written = [
    ['rss.xml', rss],
    ['atom.xml', atom],
    ['feed.json', jsonFeed],
  ] as const;
  return [
    ...written.map(([name, write]) => {
      const file = `${blog.base}/${name}`;
      return { file: file.slice(1), content: write(feed, absoluteUrl(site, file)) };
    }),
    ...[...drawings].map(([file, content]) => ({ file, content })),
  ];
}

/** The feed of what each release changed; nothing without layers. The path has no slash in front. */
export function changesFeeds(site: Site, plan: RoutePlan, icon: string | null): { file: string; content: string }[] {
  const items = itemsOf(site, plan);
  if (items.length === 0) return [];
  const path = changesFeedPath(site);
  const { strings, config } = site;
  const feed = feedOf(site, icon, {
    title: fill(strings.changes.feedTitle, { title: config.title }),
    description: config.tagline,
    // The address of the documentation alone is redirected.
    url: absoluteUrl(site, latestOf(site)?.path ?? config.docs.base),
    about: (format) => fill(strings.changes.feedText, { format }),
    items,
  });
  return [{ file: path.slice(1), content: atom(feed, absoluteUrl(site, path)) }];
}

/** An entry for each release that changed something, newest first; what is not released yet changes every day. */
function itemsOf(site: Site, { history }: RoutePlan): FeedItem[] {
  const { layers } = site.config.docs;
  return site.docs
    .filter(({ config }) => config.status !== 'unreleased' && layers.includes(config.name))
    .sort((a, b) => layers.indexOf(b.config.name) - layers.indexOf(a.config.name))
    .flatMap((version) => {
      const changes = changesOf(site, version, history);
      if (!changes || changes.before === null) return [];
      const url = absoluteUrl(site, `${version.path}#${CHANGES_ID}`);
      const date = dateOf(site, version);
      return [
        {
          url,
          title: fill(site.strings.changes.title, { version: changes.release }),
          summary: changesSummary(changes, site),
          html: feedHtml(changesHtml(site, version, changes), url, (file) => file).html,
          published: date,
          updated: date,
          authors: [],
          tags: [],
          image: '',
        },
      ];
    });
}

function dateOf({ dates }: Site, { config, docs }: DocsVersion): string {
  const files = docs.map(({ document }) => document.file).filter((file) => file.includes(`/${config.name}/`));
  const last = files
    .map((file) => dates.get(file) ?? '')
    .sort()
    .at(-1);
  return last === undefined || last === '' ? new Date(0).toISOString() : `${last.slice(0, 10)}T00:00:00.000Z`;
}
