import { useMemo, useSyncExternalStore } from 'react';
import { SEARCH_FOLDER } from '../../shared/search/files';
import type { DocsLocation } from '../../shared/page-data';
import type { DocsSetData, SiteData, VersionData } from '../../shared/site-data';
import { searchScope, withBase } from '../../shared/urls';
import { useRouter, useSite } from '../context';
import { neverChanges } from '../router/store';
import type { SearchSource } from './messages';

/** The docs set of the page, the first one elsewhere; `undefined` for a site without documentation. */
const searchedSet = (site: SiteData, docs: DocsLocation | undefined): DocsSetData | undefined =>
  docs ? site.docsSets.find((candidate) => candidate.id === docs.set) : site.docsSets[0];

/** The version to search: that of the page, else the newest release; `null` for a site without documentation. */
function searchedVersion(site: SiteData, docs: DocsLocation | undefined): VersionData | null {
  const set = searchedSet(site, docs);
  return (
    set?.versions.find((version) => (docs ? version.name === docs.version : version.isLast)) ?? set?.versions[0] ?? null
  );
}

/** Which index fits the page that is shown, and the version it covers; `null` before there is a router. */
export function useSearchSource(): { source: SearchSource; version: VersionData | null } | null {
  const site = useSite();
  const router = useRouter();
  const page = useSyncExternalStore(
    router?.view.subscribe ?? neverChanges,
    () => router?.view.get().page ?? null,
    () => null,
  );
  const build = page?.build ?? null;
  const set = searchedSet(site, page?.docs);
  const version = searchedVersion(site, page?.docs);
  return useMemo(() => {
    if (build === null) return null;
    return {
      source: {
        folder: withBase(`/${SEARCH_FOLDER}${site.prefix}/`, site.base),
        build,
        version: set && version ? searchScope(set, version.name) : null,
      },
      version,
    };
  }, [build, site.base, site.prefix, set, version]);
}
