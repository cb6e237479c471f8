import { SEARCH_FOLDER } from '../../shared/search/files';
import type { PageMeta } from '../../shared/page-data';
import type { SiteData, VersionData } from '../../shared/site-data';
import { withBase } from '../../shared/urls';
import type { SearchSource } from '../../shared/search/load-index';

/** An index and the version it covers. */
export interface SearchedIndex {
  source: SearchSource;
  /** `null` for a site without documentation. */
  version: VersionData | null;
}

/** The index to search from a page: for its version, or on pages without one for the newest release. */
export function searchedIndex(site: SiteData, { docs, build }: PageMeta): SearchedIndex {
  const [set] = site.docsSets;
  const version =
    set?.versions.find(({ name, isLast }) => (docs ? name === docs.version : isLast)) ?? set?.versions[0] ?? null;
  return {
    source: {
      folder: withBase(`/${SEARCH_FOLDER}${site.prefix}/`, site.base),
      build,
      version: version?.name ?? null,
    },
    version,
  };
}

/** The same index for another version; itself for a version that does not exist. */
export function inVersion(site: SiteData, searched: SearchedIndex, name: string): SearchedIndex {
  const version = site.docsSets[0]?.versions.find((one) => one.name === name);
  return version ? { source: { ...searched.source, version: name }, version } : searched;
}
