import { SEARCH_FOLDER } from '../../shared/search/files';
import type { PageMeta } from '../../shared/page-data';
import type { DocsSetData, SiteData, VersionData } from '../../shared/site-data';
import { searchScope, withBase } from '../../shared/urls';
import type { SearchSource } from '../../shared/search/load-index';

/** An index and the version it covers. */
export interface SearchedIndex {
  source: SearchSource;
  /** `null` for a site without documentation. */
  version: VersionData | null;
}

/** The index to search from a page: that of its version, elsewhere that of the newest release of the first docs set. */
export function searchedIndex(site: SiteData, { docs, build }: PageMeta): SearchedIndex {
  const set = docs ? site.docsSets.find(({ id }) => id === docs.set) : site.docsSets[0];
  const version =
    set?.versions.find(({ name, isLast }) => (docs ? name === docs.version : isLast)) ?? set?.versions[0] ?? null;
  return {
    source: {
      folder: withBase(`/${SEARCH_FOLDER}${site.prefix}/`, site.base),
      build,
      version: set && version ? searchScope(set, version.name) : null,
    },
    version,
  };
}

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
