import type { PageMeta } from '../../../shared/page-data';
import type { DocsSetData, NavbarItem, SiteData, VersionData } from '../../../shared/site-data';
import { docPath, docsSetById, normalizePath, versionTarget } from '../../../shared/urls';

type DocsItem = Extract<NavbarItem, { type: 'docSidebar' | 'doc' }>;

/** The version a docs link leads to: the one being read, else the preferred one, else the latest. */
export function linkedVersion(set: DocsSetData, page: PageMeta, preferred: string | null): VersionData {
  const reading = page.docs?.set === set.id ? page.docs.version : null;
  const find = (name: string | null): VersionData | undefined => set.versions.find((version) => version.name === name);
  const version = find(reading) ?? find(preferred) ?? set.versions.find(({ isLast }) => isLast);
  if (!version) throw new Error(`Docs set "${set.id}" has no latest version.`);
  return version;
}

/** Route path of a docs item. Throws on a docs set or sidebar that does not exist. */
export function docsItemPath(item: DocsItem, site: SiteData, page: PageMeta, preferred: string | null): string {
  const set = docsSetById(site, item.docsSet);
  const version = linkedVersion(set, page, preferred);
  if (item.type === 'doc') return docPath(version, item.doc);
  if (set.sidebars.includes(item.sidebar)) return version.path || '/';
  const known = set.sidebars.join(', ') || 'none';
  throw new Error(`Docs set "${set.id}" has no sidebar "${item.sidebar}". Sidebars: ${known}.`);
}

/** Route path that a version of the dropdown leads to from a page. */
export function versionPath(set: DocsSetData, version: VersionData, page: PageMeta): string {
  return page.docs?.set === set.id ? versionTarget(version, page.docs) : version.path;
}

/** Whether a page is one of a docs set; of an address that no page has its beginning says it. */
export const isOf = (set: DocsSetData, { docs }: PageMeta, path: string): boolean =>
  docs ? docs.set === set.id : isUnder(set.base, path);

/** Whether a path is a base or lies below it. */
export function isUnder(base: string, path: string): boolean {
  return normalizePath(path) === base || path.startsWith(`${base}/`);
}

/** `page` for the address itself, `true` for an address below it; the home page has nothing below it. */
export function currentMark(to: string, activeBase: string, path: string): 'page' | 'true' | undefined {
  const here = normalizePath(path);
  if (here === normalizePath(to)) return 'page';
  return activeBase.length > 1 && isUnder(activeBase, here) ? 'true' : undefined;
}
