import { fill } from '../../../shared/strings/format';
import { CHANGES_ID, changesFeedPath, changesHtml, changesOf, changesSummary } from '../../plan/docs/version-changes';
import type { DocsVersion } from '../../plan/docs/docs-version';
import { latestOf } from '../../plan/docs/page-frame';
import type { RoutePlan } from '../../plan/plan';
import { absoluteUrl } from '../../plan/absolute-url';
import type { Site } from '../../plan/site';
import { atom, type FeedItem } from './formats';
import { feedHtml } from './feed-html';

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

/** When the layer of a version was last changed. */
function dateOf({ dates }: Site, { config, docs }: DocsVersion): string {
  const files = docs.map(({ document }) => document.file).filter((file) => file.includes(`/${config.name}/`));
  const last = files
    .map((file) => dates.get(file) ?? '')
    .sort()
    .at(-1);
  return last === undefined || last === '' ? new Date(0).toISOString() : `${last.slice(0, 10)}T00:00:00.000Z`;
}
