import { dataChanges } from '../../../shared/changes/data-changes';
import type { DataChange } from '../../../shared/changes/thing-changes';
import { byKind, changeText, isOfGadgets, KIND_TITLES } from '../../../shared/changes/sentences';
import { changedPages, type ChangedPage, type DocsHistory } from '../../../shared/history';
import { fill, fillCount } from '../../../shared/strings/format';
import { CHANGES_ID, docPath, upgradeHref, withBase } from '../../../shared/urls';
import { renderView, VersionChanges as VersionChangesView, type VersionChangesModel } from '../../../views';
import { commandModelAt } from '../../read/gadgets/command-model';
import type { TocEntry } from '../../markdown/article';
import { once } from '../../model/cache';
import type { TwinLinks } from '../planned-page';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';
import { latestOf } from './page-frame';

/** Id of the section on the home page of a version. */

/** Changes of a version since the previous version. */
export interface VersionChanges {
  /** Release of the previous version; `null` for the oldest version. */
  before: string | null;
  release: string;
  /** Whether anything is known of tools and gadgets. */
  ofTools: boolean;
  /** Found when they are asked for: a page that is written is not read over and over for them. */
  data: () => DataChange[];
  pages: ChangedPage[];
}

/** Returns the changes of a version; `null` for documentation with a single version. */
export function changesOf(
  site: Site,
  { layer: release }: DocsVersion,
  history: DocsHistory | null,
): VersionChanges | null {
  if (!history || history.versions.length < 2) return null;
  const before = history.versions[history.versions.indexOf(release) - 1];
  const ofTools = site.gadgets !== null;
  if (before === undefined) return { before: null, release, ofTools, data: () => [], pages: [] };
  return {
    before,
    release,
    ofTools,
    data: once(() => dataOf(site, before, release)),
    pages: changedPages(history, before, release),
  };
}

function dataOf({ gadgets }: Site, before: string, release: string): DataChange[] {
  if (!gadgets) return [];
  const [old, now] = [commandModelAt(gadgets, before), commandModelAt(gadgets, release)];
  return old && now ? dataChanges(old, now) : [];
}

/** Path of the feed of changes, with a slash in front. */
export function changesFeedPath({ config }: Site): string {
  return `${config.docs.base}/changes.xml`;
}

/** The section for the contents list. */
export function changesToc({ release }: VersionChanges, { strings }: Site): TocEntry {
  const text = fill(strings.changes.title, { version: release });
  return { id: CHANGES_ID, html: text, text, level: 2 };
}

/** Few words about how much changed. */
export function changesSummary({ before, ofTools, data, pages }: VersionChanges, { strings }: Site): string {
  const { changes, lang } = strings;
  if (before === null) return ofTools ? changes.oldest : changes.oldestPages;
  return fill(ofTools ? changes.since : changes.pagesSince, {
    before,
    data: fillCount(changes.data, lang, data().length),
    pages: fillCount(changes.pagesCount, lang, pages.length),
  });
}

/** The complete list as HTML: the section on the home page of a version. */
export function changesHtml(site: Site, version: DocsVersion, changes: VersionChanges): string {
  return renderView(VersionChangesView, changesModel(site, version, changes, site.config.base), site.strings);
}

function changesModel(site: Site, version: DocsVersion, changes: VersionChanges, base: string): VersionChangesModel {
  const href = (address: string, query = ''): string => withBase(docPath(version, address), base) + query;
  const folder = site.sections.gadgets;
  const gadgets = new Set(version.docs.map(({ address }) => address));
  const gadget = (name: string): { label: string; href: string | null } => {
    const address = `${folder ?? ''}/${name}`;
    return { label: name, href: gadgets.has(address) ? href(address) : null };
  };
  return {
    id: CHANGES_ID,
    release: changes.release,
    summary: changesSummary(changes, site),
    guide: changes.ofTools ? guideAddress(site, version, changes, base) : null,
    feed: withBase(changesFeedPath(site), base),
    groups: byKind(changes.data()).map((group) => ({
      label: KIND_TITLES[group.kind],
      changes: group.changes.map((change) => ({
        ...(change.kind === 'gadget' ? gadget(change.name) : { label: change.name, href: null }),
        text: changeText(change),
        of: change.of.map((name) => (isOfGadgets(change) ? gadget(name) : { label: name, href: null })),
      })),
    })),
    pages: changes.pages.map(({ address, title, change }) => ({
      label: title,
      href: change === 'removed' ? null : href(address, change === 'changed' ? `?compare=${changes.before}` : ''),
      text: change,
    })),
  };
}

/** The guide is on the home page of the target version; from the oldest one, that is the newest release. */
function guideAddress(site: Site, version: DocsVersion, { before, release }: VersionChanges, base: string): string {
  if (before !== null) return `?upgrade=${before}#${CHANGES_ID}`;
  return upgradeHref(latestOf(site)?.path ?? version.path, release, base);
}

/** The same list as Markdown. */
export function changesMarkdown(site: Site, version: DocsVersion, changes: VersionChanges, link: TwinLinks): string {
  const model = changesModel(site, version, changes, '/');
  const named = ({ label, href }: { label: string; href: string | null }, code: boolean): string => {
    const text = code ? `\`${label}\`` : label;
    // A twin has no comparison.
    return href === null ? text : `[${text}](${link(href.replace(/\?.*$/, ''))})`;
  };
  const groups = model.groups.map(({ label, changes: list }) => {
    const lines = list.map(({ text, of, ...thing }) => {
      const owners = of.length === 0 ? '' : `: ${of.map((owner) => named(owner, true)).join(', ')}`;
      return `- ${named(thing, true)} ${text}${owners}`;
    });
    return `### ${label}\n\n${lines.join('\n')}`;
  });
  const pages = model.pages.map(({ text, ...page }) => `- ${named(page, false)}: ${text}`);
  return [
    `## ${fill(site.strings.changes.title, { version: changes.release })}`,
    model.summary,
    ...groups,
    ...(pages.length > 0 ? [`### ${site.strings.changes.pages}\n\n${pages.join('\n')}`] : []),
  ].join('\n\n');
}
