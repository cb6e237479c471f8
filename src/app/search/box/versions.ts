import type { SearchSource } from '../../../shared/search/load-index';
import type { DocsSetData, SiteData, VersionData } from '../../../shared/site-data';
import { searchScope } from '../../../shared/urls';
import type { SearchedIndex } from '../searched-index';

/** The set of documentation that a source searches. */
function setOf(site: SiteData, { version }: SearchSource): DocsSetData | undefined {
  return site.docsSets.find((set) => set.versions.some(({ name }) => searchScope(set, name) === version));
}

/** The versions that can be searched instead, and the name of the one that is. */
export function versionsOf(
  site: SiteData,
  source: SearchSource,
): { versions: readonly VersionData[]; current: string | undefined } {
  const set = setOf(site, source);
  const current = set?.versions.find(({ name }) => searchScope(set, name) === source.version)?.name;
  return { versions: set?.versions ?? [], current };
}

/** The same index for another version; itself for a version that there is not. */
export function inVersion(site: SiteData, searched: SearchedIndex, name: string): SearchedIndex {
  const set = setOf(site, searched.source);
  const version = set?.versions.find((one) => one.name === name);
  if (!set || !version) return searched;
  return { source: { ...searched.source, version: searchScope(set, name) }, version };
}
