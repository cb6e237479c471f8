import { fill } from '../../../shared/strings/format';
import { sharedImage } from '../../plan/cards/card-image';
import type { RoutePlan } from '../../plan/plan';
import { absoluteUrl, type Site } from '../../plan/site';
import { feedHtml, type FeedDrawing } from './feed-html';
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

/** What all formats say; `null` for a site without posts. `icon` is a route path. */
function collectFeed(site: Site, plan: RoutePlan, icon: string | null): Feed | null {
  const { config } = site;
  if (!plan.blog) return null;
  const pages = new Map(plan.blog.pages.map((page) => [page.path, page]));
  const authors = absoluteUrl(site, `${config.blog.base}/authors`);
  const drawings: FeedDrawing[] = [];
  const items = plan.blog.posts.map(({ post, placed, description, lastModified }): FeedItem => {
    const url = absoluteUrl(site, encodeURI(post.path));
    const content = feedHtml(placed.html(), url, (file) => absoluteUrl(site, `/${file}`));
    drawings.push(...content.drawings);
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
  return {
    title: feedTitle(site),
    description: config.blog.description,
    url: absoluteUrl(site, config.blog.base),
    language: site.language.locale.htmlLang,
    icon: icon === null ? null : absoluteUrl(site, icon),
    about: (format) => fill(site.strings.blog.feedText, { format }),
    author: config.title,
    updated:
      items
        .map((item) => item.updated)
        .sort()
        .at(-1) ?? new Date(0).toISOString(),
    items,
    drawings,
  };
}

/** The feeds and the drawings they show; none for a site without posts. Paths have no slash in front. */
export function feedFiles(site: Site, plan: RoutePlan, icon: string | null): { file: string; content: string }[] {
  const feed = collectFeed(site, plan, icon);
  if (!feed) return [];
  const { blog } = site.config;
  const at = (name: string): string => `${blog.base}/${name}`;
  const url = (name: string): string => absoluteUrl(site, at(name));
  const drawings = new Map(feed.drawings.map(({ file, svg }) => [file, svg]));
  return [
    { file: at('rss.xml').slice(1), content: rss(feed, url('rss.xml')) },
    { file: at('atom.xml').slice(1), content: atom(feed, url('atom.xml')) },
    { file: at('feed.json').slice(1), content: jsonFeed(feed, url('feed.json')) },
    ...[...drawings].map(([file, content]) => ({ file, content })),
  ];
}

/** The feed of what each release changed; nothing without layers. The path has no slash in front. */
export function changesFeeds(site: Site, plan: RoutePlan, icon: string | null): { file: string; content: string }[] {
  const items = itemsOf(site, plan);
  if (items.length === 0) return [];
  const path = changesFeedPath(site);
  const { strings, config } = site;
  const feed = {
    title: fill(strings.changes.feedTitle, { title: config.title }),
    description: config.tagline,
    // The address of the documentation alone is redirected.
    url: absoluteUrl(site, latestOf(site)?.path ?? config.docs.base),
    language: site.language.locale.htmlLang,
    icon: icon === null ? null : absoluteUrl(site, icon),
    about: (format: string): string => fill(strings.changes.feedText, { format }),
    author: config.title,
    updated: items[0]?.updated ?? new Date(0).toISOString(),
    items,
    drawings: [],
  };
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
