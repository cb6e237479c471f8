import { normalizePath } from '../../../shared/urls';
import { isOwnLayout } from '../../read/folders';
import type { Site } from '../site';
import { homePath, type DocsVersion } from './docs-version';

const known = new WeakMap<Site, ReadonlyMap<string, string>>();

/**
 * Where addresses of the documentation lead that name no version, by address: other builders have the latest version
 * there, and sites that move here keep their addresses. Those of pages are left out, and folders of layers have none.
 */
export function latestAddresses(site: Site): ReadonlyMap<string, string> {
  const made = known.get(site);
  if (made) return made;
  const taken = new Set(site.docs.flatMap(pathsOf));
  const found = site.docs
    .filter(({ isLast, set }) => isLast && set.versions.length > 0 && !isOwnLayout(site.folders.sets[set.id] ?? ''))
    .flatMap((version) => {
      const base = version.path.slice(0, -`/${version.config.name}`.length);
      const bare = (path: string): string => normalizePath(base + path.slice(version.path.length));
      const first = version.order[0]?.path;
      return [
        ...pathsOf(version).map((path) => [bare(path), path] as const),
        ...(first === undefined || taken.has(homePath(version)) ? [] : [[normalizePath(base), first] as const]),
      ];
    })
    .filter(([address]) => !taken.has(address));
  const addresses = new Map(found);
  known.set(site, addresses);
  return addresses;
}

const pathsOf = ({ docs, landings }: DocsVersion): string[] => [
  ...docs.map(({ path }) => normalizePath(path)),
  ...landings.flatMap(({ path }) => (path === null ? [] : [normalizePath(path)])),
];
