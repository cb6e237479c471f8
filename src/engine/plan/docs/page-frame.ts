import { withBase } from '../../../shared/urls';
import type { BreadcrumbModel, VersionBannerModel } from '../../../views';
import type { DocsLocation } from '../../../shared/page-data';
import type { Article } from '../../markdown/article';
import type { Site } from '../site';
import { homePath, type DocsVersion } from './docs-version';
import { type DocEntry, ancestorsOf } from './sidebar';
import { FIRST_SET, type DocsSetConfig } from '../../read/docs/sets';
import { layerOf } from '../../read/docs/version-order';
import { gadgetOfPage, gadgetRows } from '../gadgets/gadget-components';

/** Addresses below the version prefix of all pages of a version. */
export function addressesOf(version: DocsVersion): string[] {
  return [
    ...version.docs.map((doc) => doc.address),
    ...version.landings.map((category) => (category.path ?? '').slice(version.path.length + 1)),
  ];
}

/** Name of the sidebar fragment of a version; below the folder of the language. */
export function sidebarName({ language }: Pick<Site, 'language'>, version: DocsVersion): string {
  const name = `sidebar-${version.set.id === FIRST_SET ? 'docs' : version.set.id}-${version.config.name}`;
  return `${language.prefix.slice(1)}/${name}`.replace(/^\//, '');
}

/** All variables of a version with their values. */
export function versionVariables(site: Site, version: DocsVersion): Record<string, string> {
  return { ...site.config.readerVariables, ...version.config.variables };
}

/** The version of a docs set whose status is `latest`; of the first set where none is named. */
export function latestOf(site: Site, { id }: Pick<DocsSetConfig, 'id'> = { id: FIRST_SET }): DocsVersion | undefined {
  return site.docs.find((version) => version.isLast && version.set.id === id);
}

/** What a docs set is called where it is told apart from other parts of the site. */
export function setLabel(site: Site, { label }: Pick<DocsSetConfig, 'label'>): string {
  return label ?? site.strings.shell.docs;
}

/** What the home page of a version is called: the site's name and a name that all versions share tell nothing. */
export function homeName(site: Site, { set, config, isLast }: DocsVersion, title: string): string {
  const name = title === site.config.title ? setLabel(site, set) : title;
  return isLast ? name : `${name} ${config.label ?? config.name}`;
}

/** The same address in the latest version of a set, or `undefined`. */
export function latestPage(site: Site, set: DocsSetConfig, address: string): DocEntry | undefined {
  return latestOf(site, set)?.byAddress.get(address);
}

/** Version home, categories, page. The page itself is the last entry and has no address. */
export function breadcrumbs(site: Site, version: DocsVersion, path: string, title: string): BreadcrumbModel[] {
  const href = (target: string): string => withBase(target, site.config.base);
  const label = version.set.label ?? site.strings.page.docs;
  if (path === homePath(version)) return [{ label, href: null }];
  const above = ancestorsOf(version.sidebar, path).filter((category) => category.path !== path);
  return [
    { label, href: href(version.path) },
    ...above.map((category) => ({ label: category.label, href: category.path === null ? null : href(category.path) })),
    { label: title, href: null },
  ];
}

/** Only versions that are not a current release say what they are. */
export function bannerOf(site: Site, version: DocsVersion, location: DocsLocation): VersionBannerModel | null {
  const { status } = version.config;
  const latest = latestOf(site, version.set);
  if (status === 'latest' || status === 'supported' || !latest) return null;
  const has = !location.absentIn.includes(latest.config.name);
  const target = has && location.page !== '' ? `${latest.path}/${location.page}` : latest.path;
  return {
    status,
    label: version.config.label ?? version.config.name,
    latest: { label: latest.config.label ?? latest.config.name, href: withBase(target, site.config.base) },
  };
}

/** Equal text: the same source file, and the same gadget data where the page shows any. */
export function hasSameText(
  site: Site,
  version: DocsVersion,
  doc: DocEntry,
  newest: DocEntry,
  article: Article,
): boolean {
  const latest = latestOf(site, version.set);
  if (!latest || doc.document.file !== newest.document.file) return false;
  if (article.components.length === 0) return true;
  const gadget = gadgetOfPage(site, version, doc);
  const other = gadgetOfPage(site, latest, newest);
  if (gadget && other) return JSON.stringify(gadgetRows(gadget)) === JSON.stringify(gadgetRows(other));
  return layerOf(version.set, version.config) === layerOf(latest.set, latest.config);
}

/** Release that a version shows: the layer it serves where that is another one. */
export function releaseOf({ config }: DocsVersion): string {
  return config.label ?? config.servesLayer ?? config.name;
}

/** Form for an issue about a page, with page and release filled in; `null` for a set that names none. */
export function issueUrl(
  site: Site,
  version: DocsVersion,
  doc: Pick<DocEntry, 'path' | 'title' | 'document'>,
): string | null {
  if (version.set.issueUrl === undefined) return null;
  const url = new URL(version.set.issueUrl);
  const page = new URL(withBase(doc.path, site.config.base), site.config.url).href;
  const release = releaseOf(version);
  url.searchParams.set('title', `${doc.title} (${release}): `);
  url.searchParams.set('body', `Page: ${page}\n\n`);
  return url.href;
}

/** Address to edit the file that really holds the page. */
export function editUrl(
  site: Site,
  doc: Pick<DocEntry, 'document'>,
  set: Pick<DocsSetConfig, 'editUrl'> = site.config.docs,
): string | null {
  const custom = doc.document.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom;
  return set.editUrl ? set.editUrl.replace(/\/$/, '') + `/${doc.document.file}` : null;
}
