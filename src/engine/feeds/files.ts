import { withBase } from '../../shared/urls';
import type { RoutePlan } from '../routes/plan';
import { absoluteUrl } from '../routes/structured-data';
import type { Site } from '../site/load';
import { atom } from './atom';
import { collectFeed, FEED_FORMATS } from './feed';
import { jsonFeed } from './json-feed';
import { rss } from './rss';
import { FEED_STYLESHEET, feedStylesheet } from './stylesheet';

/** Paths of all feed files of a site, with a slash in front: what a link may lead to. */
export function feedPaths({ config }: Site): string[] {
  return [...FEED_FORMATS.map(({ file }) => file), FEED_STYLESHEET].map((file) => `${config.blog.base}/${file}`);
}

/** The feeds, their style sheets and the drawings they show; nothing for a site without posts. Paths have no slash in front. */
export function feedFiles(site: Site, plan: RoutePlan, icon: string | null): { file: string; content: string }[] {
  const feed = collectFeed(site, plan, icon);
  if (!feed) return [];
  const { base, blog } = site.config;
  const at = (name: string): string => `${blog.base}/${name}`;
  const url = (name: string): string => absoluteUrl(site, at(name));
  const sheet = withBase(at(FEED_STYLESHEET), base);
  const drawings = new Map(feed.drawings.map(({ file, svg }) => [file, svg]));
  return [
    { file: at('rss.xml').slice(1), content: rss(feed, url('rss.xml'), sheet) },
    { file: at('atom.xml').slice(1), content: atom(feed, url('atom.xml'), sheet) },
    { file: at(FEED_STYLESHEET).slice(1), content: feedStylesheet() },
    { file: at('feed.json').slice(1), content: jsonFeed(feed, url('feed.json')) },
    ...[...drawings].map(([file, content]) => ({ file, content })),
  ];
}
