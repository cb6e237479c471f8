import type { RoutePlan } from '../../plan/plan';
import { absoluteUrl } from '../../plan/absolute-url';
import type { Site } from '../../plan/site';
import { atom } from './atom';
import { collectFeed } from './feed';
import { jsonFeed } from './json-feed';
import { rss } from './rss';

/**
 * The feeds and the drawings they show; nothing for a site without posts. Paths have no slash in
 * front.
 */
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
