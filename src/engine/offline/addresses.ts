import path from 'node:path';
import { readFileSync } from 'node:fs';
import { normalizePath, stripBase, withBase } from '../../shared/urls';
import { nearestHint } from '../../shared/nearest';
import type { SiteData, VersionData } from '../../shared/site-data';
import { DOCS_SET } from '../../shared/constants';
import { UsageError } from '../model/errors';

/** The pages of a copy, and how addresses of the site become addresses of files. */
export interface CopyPlan {
  /** Origin of the site without a last slash. */
  url: string;
  base: string;
  /** Files of the copy by route path: `/docs/v0.46.0/gadgets/trace_dns` is `gadgets/trace_dns.html`. */
  pages: ReadonlyMap<string, string>;
  /** Whether the site has a file, which the copy then contains at the same path. */
  hasFile(file: string): boolean;
}

/** A file of the copy, and the page of the site that it is made from. */
export interface CopiedPage {
  file: string;
  route: string;
}

interface CopiedAddress {
  href: string;
  isOutside: boolean;
  /** File of the site that the copy needs for it. */
  file: string | null;
}

/** File of a page in the copy of its version. */
export function copyFile(route: string, home: string): string {
  const below = normalizePath(route).slice(home.length).replace(/^\//, '');
  return below === '' ? 'index.html' : `${below}.html`;
}

/** An address of the site, without its base; `null` for any other address. */
export function siteAddress(
  address: string,
  { url, base }: { url: string; base: string },
): { route: string; query: string; hash: string; complete: string } | null {
  const local = address.startsWith(`${url}/`) ? address.slice(url.length) : address;
  if (!local.startsWith('/') || local.startsWith('//')) return null;
  const [, bare = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(local) ?? [];
  return { route: normalizePath(decodeURI(stripBase(bare, base) ?? bare)), query, hash, complete: url + local };
}

/** Makes an address of the site one of the copy, relative to the file that contains it. */
export function copiedAddress(plan: CopyPlan, address: string, from: CopiedPage): CopiedAddress {
  if (address.startsWith('#') || /^(?:mailto|data|tel):/i.test(address))
    return { href: address, isOutside: false, file: null };
  // A question to the page itself, which only the site answers.
  const asked = address.startsWith('?') ? plan.url + withBase(from.route, plan.base) + address : address;
  const local = siteAddress(asked, plan);
  const outside = { href: local?.complete ?? asked, isOutside: true, file: null };
  if (!local || asked !== address) return outside;
  const relative = (file: string): string =>
    encodeURI(path.posix.relative(path.posix.dirname(from.file), file) || path.posix.basename(file)) + local.hash;
  const page = plan.pages.get(local.route);
  if (page !== undefined) return { href: relative(page), isOutside: false, file: null };
  const file = local.route.slice(1);
  return plan.hasFile(file) ? { href: relative(file), isOutside: false, file } : outside;
}

/** A version of a built site that is made into something else. */
export interface ExportedVersion {
  version: VersionData;
  routes: string[];
}

type VersionRecords = Record<string, { versions: { name: string; docs: { path: string }[] }[] }>;

/** The version of a name. Throws `UsageError` that names all versions for an unknown one. */
export function versionNamed({ docsSets }: Pick<SiteData, 'docsSets'>, name: string): VersionData {
  const versions = docsSets[0]?.versions ?? [];
  const version = versions.find((one) => one.name === name);
  if (version) return version;
  const names = versions.map((one) => one.name);
  const hint = nearestHint(name, names, `Versions: ${names.join(', ') || 'none'}.`);
  throw new UsageError(`There is no version "${name}". ${hint}`);
}

/** Finds a version in a built site. Throws `UsageError` that names all versions for an unknown one. */
export function exportedVersion(
  { dist, site }: { dist: string; site: Pick<SiteData, 'docsSets'> },
  name: string,
): ExportedVersion {
  const version = versionNamed(site, name);
  const sets = JSON.parse(readFileSync(path.join(dist, '_data/docs-versions.json'), 'utf8')) as VersionRecords;
  const record = sets[DOCS_SET]?.versions.find((one) => one.name === name);
  const routes = (record?.docs ?? []).map((doc) => normalizePath(doc.path));
  if (routes.length === 0) throw new Error(`The version ${name} in ${dist} has no pages.`);
  return { version, routes };
}
