import { messageOf } from '../../../shared/errors';
import type { DocsLocation, PageMeta } from '../../../shared/page-data';
import type { DocsSetData, NavbarItem, SiteData, VersionData } from '../../../shared/site-data';
import {
  docPath,
  docsSetById,
  localePath,
  normalizePath,
  siteHref,
  versionTarget,
  withBase,
} from '../../../shared/urls';

/** A link of the navbar as it is on a page. */
export interface ItemLink {
  label: string;
  href: string;
  current: 'page' | 'true' | undefined;
  /** Shown next to the label: the release of a version, and whether the page is missing or different there. */
  note?: string | undefined;
}

/** Where an entry leads from a page: one link, or a choice among several. */
interface ItemLinks {
  links: ItemLink[];
  chosen: string | null;
  hidden: boolean;
}

/** What the links depend on. */
export interface Place {
  site: SiteData;
  page: PageMeta;
  /** Route path of the address: the not-found page has one file for every address. */
  path: string;
  /** Reads the preferred version of a docs set; the build knows of none. */
  preferred(docsSet: string): string | null;
}

/** Links of an entry. Throws an error that quotes the entry when its configuration cannot work. */
export function itemLinks(item: NavbarItem, place: Place): ItemLinks {
  try {
    return linksOf(item, place);
  } catch (error) {
    const where = `Check this item of the configuration: ${JSON.stringify(item)}.`;
    throw new Error(`A navbar item failed to render. ${where} ${messageOf(error)}`, { cause: error });
  }
}

function linksOf(item: NavbarItem, place: Place): ItemLinks {
  const { site, page } = place;
  const single = (label: string, to: string, activeBase = to): ItemLinks => ({
    links: [{ label, href: siteHref(to, site.base), current: currentMark(to, activeBase, page.path) }],
    chosen: null,
    hidden: false,
  });
  switch (item.type) {
    case 'link':
      return single(item.label, item.to, item.activeBase);
    case 'docSidebar':
    case 'doc': {
      const set = docsSetById(site, item.docsSet);
      const version = linkedVersion(set, page, place.preferred(set.id));
      if (item.type === 'doc') return single(item.label, docPath(version, item.doc));
      const to = version.path || '/';
      return single(item.label, to, isOf(set, page, page.path) ? set.base : to);
    }
    case 'repository':
      return { links: [{ label: item.label, href: item.href, current: undefined }], chosen: null, hidden: false };
    case 'docsVersionDropdown':
      return versionLinks(docsSetById(site, item.docsSet), place);
    case 'localeDropdown':
      return localeLinks(place);
    case 'colorMode':
    case 'search':
      return { links: [], chosen: null, hidden: item.type === 'search' && !site.search.enabled };
  }
}

/** The version that a docs link leads to: the one being read, else the preferred one, else the latest. */
export function linkedVersion(set: DocsSetData, page: PageMeta, preferred: string | null): VersionData {
  const named = (name: string | null): VersionData | undefined => set.versions.find((version) => version.name === name);
  const reading = page.docs?.set === set.id ? page.docs.version : null;
  const version = named(reading) ?? named(preferred) ?? set.versions.find(({ isLast }) => isLast);
  if (!version) throw new Error(`Docs set "${set.id}" has no latest version.`);
  return version;
}

/** The same page in every version; only under the path of the docs set. */
function versionLinks(set: DocsSetData, place: Place): ItemLinks {
  const { site, page, path } = place;
  const docs = page.docs?.set === set.id ? page.docs : undefined;
  // An address without a page may still be below a version.
  const missed = set.versions.find((version) => !page.docs && version.path !== set.base && isUnder(version.path, path));
  const current = missed ?? linkedVersion(set, page, place.preferred(set.id));
  const links = set.versions.map((version) => ({
    label: version.label,
    href: withBase(docs ? versionTarget(version, docs) : version.path, site.base),
    current: version === current ? ('true' as const) : undefined,
    note: versionNote(site, version, docs),
  }));
  return { links, chosen: current.label, hidden: !isOf(set, page, path) };
}

/** The release of a version, and whether it lacks the page or has another text. */
function versionNote({ strings }: SiteData, version: VersionData, page: DocsLocation | undefined): string | undefined {
  const release = version.release === version.name ? [] : [version.release];
  const absent = page?.absentIn.includes(version.name) ? [strings.shell.absent] : [];
  const differs = page?.differsIn?.includes(version.name) ? [strings.shell.differs] : [];
  return [...release, ...absent, ...differs].join(' · ') || undefined;
}

/** The same page in every language; nothing to choose with only one. */
function localeLinks({ site, path }: Place): ItemLinks {
  const links = site.locales.map((locale) => ({
    label: locale.label,
    href: withBase(localePath(site, path, locale), site.base),
    current: locale.code === site.locale ? ('true' as const) : undefined,
  }));
  return { links, chosen: links.find(({ current }) => current)?.label ?? site.defaultLocale, hidden: links.length < 2 };
}

/** Whether a page belongs to a docs set; an address without a page belongs by its path. */
const isOf = (set: DocsSetData, { docs }: PageMeta, path: string): boolean =>
  docs ? docs.set === set.id : isUnder(set.base, path);

/** Whether a path is a base or below it. */
const isUnder = (base: string, path: string): boolean => normalizePath(path) === base || path.startsWith(`${base}/`);

/** `page` for the address itself, `true` for an address below it; the home page has nothing below it. */
function currentMark(to: string, activeBase: string, path: string): 'page' | 'true' | undefined {
  const here = normalizePath(path);
  if (here === normalizePath(to)) return 'page';
  return activeBase.length > 1 && isUnder(activeBase, here) ? 'true' : undefined;
}
