import { dataChanges } from '../../../shared/changes/data-changes';
import type { DataChange } from '../../../shared/changes/thing-changes';
import { changedPages, type ChangedPage, type DocsHistory } from '../../../shared/history';
import type { SiteData, VersionData } from '../../../shared/site-data';
import { historyPath, withBase } from '../../../shared/urls';
import { fetchJson } from '../../fetch-json';
import { comparePasted, type PastedResult } from '../../upgrade/pasted';
import { loadCommands } from '../../workbench/data';

/** What differs between two versions, and what becomes of the pasted text. */
export interface VersionsCompared {
  from: VersionData;
  to: VersionData;
  changes: readonly DataChange[];
  pages: readonly ChangedPage[];
  /** Names of the gadgets of both versions. */
  gadgets: ReadonlySet<string>;
  pasted: PastedResult | null;
}

/** Loads the data of two versions and compares them. Rejects when a file cannot be loaded. */
export async function compareVersions(
  site: SiteData,
  from: VersionData,
  to: VersionData,
  text: string,
): Promise<VersionsCompared> {
  const [history, { model: before }, { model: after }] = await Promise.all([
    fetchJson<DocsHistory>(withBase(historyPath(site.prefix), site.base)),
    loadCommands(site, from),
    loadCommands(site, to),
  ]);
  const changes = dataChanges(before, after);
  return {
    from,
    to,
    changes,
    pages: changedPages(history, from.release, to.release),
    gadgets: new Set([before, after].flatMap((model) => model.gadgets.flatMap(({ view }) => view?.name ?? []))),
    pasted: text === '' ? null : await comparePasted(text, before, after, changes),
  };
}
