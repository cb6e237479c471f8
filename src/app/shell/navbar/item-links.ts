import type { DocsLocation, PageMeta } from '../../../shared/page-data';
import type { NavbarItem, SiteData, VersionData } from '../../../shared/site-data';
import { docsSetById, localePath, siteHref, withBase } from '../../../shared/urls';
import { messageOf } from '../../../shared/errors';
import { currentMark, docsItemPath, isUnder, linkedVersion, isOf, versionPath } from './item-target';

/** A link of the navbar as it stands on a page. */
export interface ItemLink {
  label: string;
  href: string;
  current: 'page' | 'true' | undefined;
  /** What is said beside the label: which release it is, whether the page is another one there. */
  note?: string | undefined;
}

/** What an entry leads to from a page: one link, or a choice among several. */
export interface ItemLinks {
  links: ItemLink[];
  chosen: string | null;
  hidden: boolean;
}

/** Where the navbar stands. */
export interface Place {
  site: SiteData;
  page: PageMeta;
  /** Route path of the address: the not-found page has one file for every address. */
  path: string;
  /** Reads the preferred version of a docs set; the build knows of none. */
  preferred(docsSet: string): string | null;
}

/** Links of an entry. Throws what its configuration makes impossible, and names the entry. */
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
  const single = (label: string, to: string, activeBase: string): ItemLinks => ({
    links: [{ label, href: siteHref(to, site.base), current: currentMark(to, activeBase, page.path) }],
    chosen: null,
    hidden: false,
  });
  switch (item.type) {
    case 'link':
      return single(item.label, item.to, item.activeBase ?? item.to);
    case 'docSidebar':
    case 'doc': {
      const to = docsItemPath(item, site, page, place.preferred(item.docsSet));
      const set = docsSetById(site, item.docsSet);
      return single(item.label, to, item.type === 'docSidebar' && isOf(set, page, page.path) ? set.base : to);
    }
    case 'repository':
      return { links: [{ label: item.label, href: item.href, current: undefined }], chosen: null, hidden: false };
    case 'docsVersionDropdown':
      return versionLinks(item, place);
    case 'localeDropdown':
      return localeLinks(place);
    case 'colorMode':
    case 'search':
      return { links: [], chosen: null, hidden: item.type === 'search' && !site.search.enabled };
    default:
      return unknownType(item);
  }
}

/** The same page in every version; only under the path of the docs set. */
function versionLinks({ docsSet }: { docsSet: string }, { site, page, path, preferred }: Place): ItemLinks {
  const set = docsSetById(site, docsSet);
  // An address that no page has may still be below a version.
  const missed = set.versions.find((version) => !page.docs && version.path !== set.base && isUnder(version.path, path));
  const current = missed ?? linkedVersion(set, page, preferred(set.id));
  const links = set.versions.map((version) => ({
    label: version.label,
    href: withBase(versionPath(set, version, page), site.base),
    current: version === current ? ('true' as const) : undefined,
    note: versionNote(site, version, page.docs?.set === set.id ? page.docs : undefined),
  }));
  return { links, chosen: current.label, hidden: !isOf(set, page, path) };
}

/** Which release a version is, and whether it has the page that is read, and as it is read. */
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

/** The configuration is checked at build time; this is for one that slipped through. */
function unknownType(_item: never): never {
  throw new Error('Unknown type');
}
