import { docsSidebarName, upgradeHref, withBase } from '../../../shared/urls';
import type { BreadcrumbModel, LinkModel, VersionBannerModel } from '../../../views';
import type { DocsLocation } from '../../../shared/page-data';
import type { Article } from '../../markdown/article';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';
import { type DocEntry, ancestorsOf } from './sidebar';
import { gadgetOfPage, searchRows } from '../gadgets/gadget-components';

/** Addresses below the version prefix of all pages of a version. */
export function addressesOf(version: DocsVersion): string[] {
  return [
    ...version.docs.map((doc) => doc.address),
    ...version.landings.map((category) => (category.path ?? '').slice(version.path.length + 1)),
  ];
}

/** Name of the sidebar fragment of a version; below the folder of the language. */
export function sidebarName({ language }: Pick<Site, 'language'>, version: DocsVersion): string {
  return docsSidebarName(language.prefix, version.config.name);
}

/** All variables of a version with their values. */
export function versionVariables(site: Site, version: DocsVersion): Record<string, string> {
  return { ...site.config.readerVariables, ...version.config.variables };
}

/** The version whose status is `latest`. */
export function latestOf(site: Site): DocsVersion | undefined {
  return site.docs.find((version) => version.isLast);
}

/** Title of the home page of a version, made distinct from the site's title and from other versions. */
export function homeName(site: Site, { config, isLast }: DocsVersion, title: string): string {
  const name = title === site.config.title ? site.strings.shell.docs : title;
  return isLast ? name : `${name} ${config.label ?? config.name}`;
}

/** The same address in the latest version, or `undefined`. */
export function latestPage(site: Site, address: string): DocEntry | undefined {
  return latestOf(site)?.byAddress.get(address);
}

/** Version home, categories, page. The page itself is the last entry and has no address. */
export function breadcrumbs(site: Site, version: DocsVersion, path: string, title: string): BreadcrumbModel[] {
  const href = (target: string): string => withBase(target, site.config.base);
  const label = site.strings.page.docs;
  if (path === version.path) return [{ label, href: null }];
  const above = ancestorsOf(version.sidebar, path).filter((category) => category.path !== path);
  return [
    { label, href: href(version.path) },
    ...above.map((category) => ({ label: category.label, href: category.path === null ? null : href(category.path) })),
    { label: title, href: null },
  ];
}

/** The pages before and after a page in the order of the sidebar. */
export function neighbours(
  site: Site,
  { order }: DocsVersion,
  path: string,
): { previous: LinkModel | null; next: LinkModel | null } {
  const index = order.findIndex((entry) => entry.path === path);
  const link = (entry: DocsVersion['order'][number] | undefined): LinkModel | null =>
    index >= 0 && entry ? { label: entry.label, href: withBase(entry.path, site.config.base) } : null;
  return { previous: link(order[index - 1]), next: link(order[index + 1]) };
}

/** Only versions that are not a current release say what they are. */
export function bannerOf(site: Site, version: DocsVersion, location: DocsLocation): VersionBannerModel | null {
  const { status } = version.config;
  const latest = latestOf(site);
  if (status === 'latest' || status === 'supported' || !latest) return null;
  const has = !location.absentIn.includes(latest.config.name);
  const target = has && location.page !== '' ? `${latest.path}/${location.page}` : latest.path;
  return {
    status,
    label: version.config.label ?? version.config.name,
    latest: { label: latest.config.label ?? latest.config.name, href: withBase(target, site.config.base) },
    guide:
      status === 'unmaintained' && site.gadgets !== null
        ? upgradeHref(latest.path, version.config.name, site.config.base)
        : null,
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
  const latest = latestOf(site);
  if (!latest || doc.document.file !== newest.document.file) return false;
  if (article.components.length === 0 || version.layer === latest.layer) return true;
  const gadget = gadgetOfPage(site, version, doc);
  const other = gadgetOfPage(site, latest, newest);
  return gadget && other ? JSON.stringify(searchRows(gadget)) === JSON.stringify(searchRows(other)) : false;
}

/** Release that a version shows: the layer it serves where that is another one. */
export function releaseOf({ config }: DocsVersion): string {
  return config.label ?? config.servesLayer ?? config.name;
}

/** Form for an issue about a page, with page and release filled in; `null` for a site without one. */
export function issueUrl(
  site: Site,
  version: DocsVersion,
  doc: Pick<DocEntry, 'path' | 'title' | 'document'>,
): string | null {
  const { issueUrl: form } = site.config.docs;
  if (form === undefined) return null;
  const url = new URL(form);
  const page = new URL(withBase(doc.path, site.config.base), site.config.url).href;
  const release = releaseOf(version);
  url.searchParams.set('title', `${doc.title} (${release}): `);
  url.searchParams.set('body', `Page: ${page}\n\n`);
  return url.href;
}

/** Address to edit the file that contains the page. */
export function editUrl(site: Site, doc: Pick<DocEntry, 'document'>): string | null {
  const { editUrl: start } = site.config.docs;
  return start ? `${start.replace(/\/$/, '')}/${doc.document.file}` : null;
}
