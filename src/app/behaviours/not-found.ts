/** What the not-found page suggests. Plain: a list of links without state. */

import { editDistance } from '../../shared/nearest';
import type { SiteData, VersionData } from '../../shared/site-data';
import { normalizePath, routesPath, withBase } from '../../shared/urls';
import { fetchJson } from '../fetch-json';
import { make } from './dom';

const SUGGESTIONS = 3;
/** Names that differ in more than this share of their letters are no suggestion. */
const FAR = 0.45;
/** Shorter names begin too many words. */
const SHORTEST_STEM = 3;

/**
 * Fills the slot with the versions that have the page, or with the nearest pages. Rejects when the list of routes fails
 * to load.
 */
export async function suggest(slot: HTMLElement, missing: string, site: SiteData): Promise<void> {
  const { paths, titles } = await fetchJson<Routes>(withBase(routesPath(site.prefix), site.base));
  const titleOf = (path: string): string => titles[paths.indexOf(path)] ?? path;
  const versions = site.docsSets[0]?.versions ?? [];
  const absent = absentPage(missing, paths, versions);
  if (absent) return slot.replaceChildren(...absentParts(absent, titleOf, site));
  // The language is no part of what paths have in common.
  const below = (path: string): string => path.slice(site.prefix.length);
  const candidates = inOneVersion(missing, paths, versions).map(below);
  const near = nearestPaths(below(missing), candidates, SUGGESTIONS).map((path) => site.prefix + path);
  const links = near.map((path) => [path, titleOf(path)] as const);
  if (links.length > 0) slot.replaceChildren(...linkList('Did you mean one of these?', links, site));
}

interface Routes {
  paths: string[];
  /** In the order of the paths. */
  titles: string[];
}

function absentParts(
  { version, page, found }: AbsentPage,
  titleOf: (path: string) => string,
  site: SiteData,
): HTMLElement[] {
  const links = found.map((other) => [other.path, `${titleOf(other.path)} in ${other.version.label}`] as const);
  const [heading, list] = linkList('Other versions have this page', links, site);
  const [label, name] = [make('strong', {}, version.label), make('code', {}, page)];
  return [heading, make('p', {}, 'Version ', label, ' of the documentation has no page ', name, '.'), list];
}

function linkList(
  heading: string,
  links: readonly (readonly [path: string, label: string])[],
  site: SiteData,
): [heading: HTMLElement, list: HTMLElement] {
  const items = links.map(([path, label]) => make('li', {}, make('a', { href: withBase(path, site.base) }, label)));
  return [make('h2', { class: 'not-found__heading' }, heading), make('ul', { class: 'route-list' }, ...items)];
}

/**
 * The existing paths nearest to one that does not exist, nearest first; none when all are far. The last part of an
 * address is its name and counts most: pages move between folders, and `exec` may mean `trace_exec`.
 */
export function nearestPaths(missing: string, paths: readonly string[], limit: number): string[] {
  const wanted = folderAndName(missing);
  return (
    paths
      // The home page is a few letters away from every short path.
      .filter((path) => path !== '/')
      .map((path) => {
        const { folder, name } = folderAndName(path);
        const byName = nameDistance(wanted.name, name);
        const isFar = byName > Math.max(wanted.name.length, name.length) * FAR;
        return { path, isFar, distance: 2 * byName + editDistance(wanted.folder, folder) / 4 };
      })
      .filter(({ isFar }) => !isFar)
      .sort((a, b) => a.distance - b.distance || a.path.length - b.path.length)
      .slice(0, limit)
      .map(({ path }) => path)
  );
}

function folderAndName(path: string): { folder: string; name: string } {
  const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(normalizePath(path).toLowerCase()) ?? [];
  return { folder, name };
}

/** How far two names are apart: in letters, or in the words that one has more than the other, or in another ending. */
function nameDistance(wanted: string, name: string): number {
  const [words, others] = [wanted, name].map((one) => one.split(/[-_.]+/).filter((word) => word.length > 1));
  const letters = editDistance(wanted, name);
  if (words && others && words.length > 0 && words.every((word) => others.includes(word)))
    return Math.min(letters, (others.length - words.length) / 2);
  // `running` for `run`.
  return name.length >= SHORTEST_STEM && wanted.startsWith(name) ? letters / 2 : letters;
}

/** Paths without a version, and those in the version of the address, or else in the current one. */
export function inOneVersion(missing: string, paths: readonly string[], versions: readonly VersionData[]): string[] {
  const versionOf = (path: string): VersionData | undefined =>
    versions.find((version) => `${normalizePath(path)}/`.startsWith(`${version.path}/`));
  const kept = versionOf(missing) ?? versions.find(({ isLast }) => isLast);
  return paths.filter((path) => [undefined, kept].includes(versionOf(path)));
}

/** A docs page in one version that does not have it. */
interface AbsentPage {
  version: VersionData;
  page: string;
  /** Where the same page exists, in the order of the versions. */
  found: { version: VersionData; path: string }[];
}

/** Reads a path as a page of a version; `null` when it is not under one, or no version has the page. */
export function absentPage(
  missing: string,
  paths: readonly string[],
  versions: readonly VersionData[],
): AbsentPage | null {
  const path = normalizePath(missing);
  const version = versions.find((one) => path.startsWith(`${one.path}/`));
  if (!version) return null;
  const page = path.slice(version.path.length + 1);
  const found = versions.flatMap((other) => {
    const known = paths.find((one) => normalizePath(one) === `${other.path}/${page}`);
    return known === undefined ? [] : [{ version: other, path: known }];
  });
  return found.length > 0 ? { version, page, found } : null;
}
