import type { DocsLocation } from './page-data';
import type { DocsSetData, LocaleData, SiteData, VersionData } from './site-data';

/**
 * Brings a request path into the form routes are kept in: no `index.html`, no `.html`, no last slash.
 * The root stays `/`. Query and hash must be cut off before.
 */
export function normalizePath(path: string): string {
  const bare = path
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** Removes the site's base from a pathname; `null` when the path is outside of it. */
export function stripBase(pathname: string, base: string): string | null {
  if (base === '/') return pathname;
  if (pathname === base.slice(0, -1)) return '/';
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : null;
}

/** Puts the site's base in front of a route path that starts with a slash, or is empty for what is at the root. */
export function withBase(path: string, base: string): string {
  return base.slice(0, -1) + (path || '/');
}

/** Id of the section with the changes of a version, which contains the upgrade guide. */
export const CHANGES_ID = 'what-changed';

/** Address of the upgrade guide to a version, by the path of its home, from another one. */
export function upgradeHref(home: string, from: string, base: string): string {
  return `${withBase(home, base)}?upgrade=${encodeURIComponent(from)}#${CHANGES_ID}`;
}

/** Address of a link of the configuration: a route of this site gets the base, everything else is complete. */
export function siteHref(href: string, base: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? withBase(href, base) : href;
}

/** Puts a query, `?` included or empty, into an address that may already have a query and a hash. */
export function addQuery(address: string, search: string): string {
  const [, before = address, hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  return before + (before.includes('?') ? search.replace('?', '&') : search) + hash;
}

/** Path of the page-data file of a route, without base. */
export function pageDataPath(path: string): string {
  const route = normalizePath(path);
  return `/_data${route === '/' ? '/index' : route}.json`;
}

/** Address of the page-data file of a route, base included. */
export function pageDataUrl(path: string, base: string): string {
  return withBase(pageDataPath(path), base);
}

/** Path of the list of routes of a language, without base. */
export function routesPath(prefix: string): string {
  return `/_data/routes${prefix.replace('/', '-')}.json`;
}

/** Name of the sidebar fragment of a version, below `_data/` and without its ending; the language is a folder. */
export function docsSidebarName(prefix: string, version: string): string {
  return `${prefix}/sidebar-docs-${version}`.slice(1);
}

/** Path of the history of the documentation in a language, without base. */
export function historyPath(prefix: string): string {
  return `/_data/history${prefix.replace('/', '-')}.json`;
}

/** File below the site's root with the meanings of terms. */
export const GLOSSARY_FILE = '_data/glossary.json';

/** File below the site's root with the tools and flags of a version. */
export function commandsDataFile(version: string): string {
  return `_data/commands-${version}.json`;
}

/** Undoes percent encoding (RFC 3986, section 2.1); text that is not encoded rightly stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** The docs set by id. Throws and names what exists when there is none. */
export function docsSetById(site: SiteData, id: string): DocsSetData {
  const found = site.docsSets.find((set) => set.id === id);
  if (found) return found;
  const known = site.docsSets.map((set) => set.id).join(', ') || 'none';
  throw new Error(`There is no docs set "${id}". Docs sets: ${known}.`);
}

/** Route path of a page of a version; the empty page is the version home. */
export function docPath(version: Pick<VersionData, 'path'>, page: string): string {
  return page === '' ? version.path : `${version.path}/${page}`;
}

/** Where the version dropdown leads: the same page where that version has it, else the version's home. */
export function versionTarget(version: VersionData, location: DocsLocation): string {
  return location.absentIn.includes(version.name) ? version.path : docPath(version, location.page);
}

/** What a locale puts in front of its routes: `/ar`. The default locale puts nothing there, whatever its path is. */
export function localePrefix(locales: Locales, locale: LocaleData): string {
  return locale.code === locales.defaultLocale || locale.path === '' ? '' : `/${locale.path}`;
}

type Locales = Pick<SiteData, 'locales' | 'defaultLocale'>;

/** The locale of a route path, by its first segment. */
function localeOf(locales: Locales, path: string): LocaleData | undefined {
  const first = `/${path.split('/')[1] ?? ''}`;
  const named = locales.locales.find((locale) => localePrefix(locales, locale) === first);
  return named ?? locales.locales.find(({ code }) => code === locales.defaultLocale);
}

/** Route path of the same page in another locale. */
export function localePath(locales: Locales, path: string, to: LocaleData): string {
  const from = localeOf(locales, path);
  const bare = from ? path.slice(localePrefix(locales, from).length) || '/' : path;
  return localePrefix(locales, to) + bare;
}

/**
 * File of a route's document in the output, without a slash in front. Every page is a
 * folder, so that hosts need no rule for it.
 */
export function pageFile(path: string): string {
  const route = normalizePath(path);
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

/** File of a route's plain Markdown in the output, without a slash in front: its path and `.md`. */
export function twinFile(path: string): string {
  const route = normalizePath(path);
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}
