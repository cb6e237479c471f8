import type { SearchSource } from '../../../shared/search/load-index';
import type { SiteData, VersionData } from '../../../shared/site-data';
import type { SearchedIndex } from '../../search/searched-index';

/** The versions that can be searched instead, and the name of the one that is. */
export function versionsOf(
  site: SiteData,
  source: SearchSource,
): { versions: readonly VersionData[]; current: string | undefined } {
  const versions = site.docsSets[0]?.versions ?? [];
  return { versions, current: versions.find(({ name }) => name === source.version)?.name };
}

/** The same index for another version; itself for a version that does not exist. */
export function inVersion(site: SiteData, searched: SearchedIndex, name: string): SearchedIndex {
  const version = site.docsSets[0]?.versions.find((one) => one.name === name);
  return version ? { source: { ...searched.source, version: name }, version } : searched;
}
