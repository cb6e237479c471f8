import { fill } from '../../../shared/strings/format';
import { CHANGES_ID, changesFeedPath, changesHtml, changesOf, changesSummary } from '../../plan/docs/version-changes';
import type { DocsVersion } from '../../plan/docs/docs-version';
import { latestOf } from '../../plan/docs/page-frame';
import type { RoutePlan } from '../../plan/plan';
import { absoluteUrl } from '../../plan/absolute-url';
import type { Site } from '../../plan/site';
import { docsSets, type DocsSetConfig } from '../../read/docs/sets';
import { atom } from './atom';
import type { FeedItem } from './feed';
import { feedHtml } from './feed-html';

/** The feeds of what each release changed, one a docs set with layers. Paths have no slash in front. */
export function changesFeeds(site: Site, plan: RoutePlan, icon: string | null): { file: string; content: string }[] {
  return docsSets(site.config).flatMap(({ set }) => {
    const items = itemsOf(site, plan, set);
    if (items.length === 0) return [];
    const path = changesFeedPath(set);
    const { strings, config } = site;
    const feed = {
      title: fill(strings.changes.feedTitle, { title: config.title }),
      description: config.tagline,
      // The address of the set alone is redirected.
      url: absoluteUrl(site, latestOf(site, set)?.path ?? set.base),
      language: site.language.locale.htmlLang,
      icon: icon === null ? null : absoluteUrl(site, icon),
      about: (format: string): string => fill(strings.changes.feedText, { format }),
      author: config.title,
      updated: items[0]?.updated ?? new Date(0).toISOString(),
      items,
      drawings: [],
    };
    return [{ file: path.slice(1), content: atom(feed, absoluteUrl(site, path)) }];
  });
}

/** An entry for each release that changed something, newest first; what is not released yet changes every day. */
function itemsOf(site: Site, plan: RoutePlan, set: DocsSetConfig): FeedItem[] {
  const history = plan.histories.get(set.id);
  return site.docs
    .filter(({ set: { id }, config }) => id === set.id && config.status !== 'unreleased')
    .filter(({ config }) => set.layers.includes(config.name))
    .sort((a, b) => set.layers.indexOf(b.config.name) - set.layers.indexOf(a.config.name))
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
          html: feedHtml(changesHtml(site, version, changes), url),
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
