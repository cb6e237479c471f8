/** What the not-found page suggests. */

import { editDistance } from '../../shared/edit-distance';
import type { SiteData, VersionData } from '../../shared/site-data';
import { normalizePath, routesPath, withBase } from '../../shared/urls';
import { fetchJson } from '../fetch-json';
import { make } from './dom';

const SUGGESTIONS = 5;
/** Further away than this share of its length, a path is no suggestion. */
const FAR = 0.45;
/** Shorter names begin too many words. */
const SHORTEST_STEM = 3;

/**
 * Fills the slot with the versions that have the page, or with the nearest pages. Rejects when
 * the list of routes cannot be loaded.
 */
export async function suggest(slot: HTMLElement, missing: string, site: SiteData): Promise<void> {
  const { paths } = await fetchJson<{ paths: string[] }>(withBase(routesPath(site.prefix), site.base));
  const versions = site.docsSets[0]?.versions ?? [];
  const absent = absentPage(missing, paths, versions);
  // The language is no part of what paths have in common.
  const below = (path: string): string => path.slice(site.prefix.length);
  const candidates = inOneVersion(missing, paths, versions).map(below);
  const near = nearestPaths(below(missing), candidates, SUGGESTIONS).map((path) => site.prefix + path);
  if (absent) slot.replaceChildren(...absentParts(absent, site));
  else if (near.length > 0) {
    const links = near.map((path) => ({ path, label: path }));
    slot.replaceChildren(
      make('h2', { class: 'not-found__heading' }, 'Did you mean one of these?'),
      linkList(links, site),
    );
  }
}

function absentParts({ version, page, found }: AbsentPage, site: SiteData): HTMLElement[] {
  const links = found.map((other) => ({
    path: other.path,
    label: `${page} in ${other.version.label}`,
  }));
  const [strong, code] = [make('strong', {}, version.label), make('code', {}, page)];
  return [
    make('h2', { class: 'not-found__heading' }, 'Other versions have this page'),
    make('p', {}, 'Version ', strong, ' of the documentation has no page ', code, '.'),
    linkList(links, site),
  ];
}

function linkList(links: readonly { path: string; label: string }[], site: SiteData): HTMLElement {
  const items = links.map(({ path, label }) => make('li', {}, make('a', { href: withBase(path, site.base) }, label)));
  return make('ul', { class: 'route-list' }, ...items);
}

/**
 * How far two paths are apart, in letters: the cheapest way to turn the segments of one into those of the other.
 * A segment too many or missing costs less than its length, because pages move between folders.
 */
export function pathDistance(a: string, b: string): number {
  const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
  const right = segments(b);
  let last = [0];
  for (const word of right) last.push(at(last, last.length - 1) + gap(word));
  for (const word of segments(a)) {
    const row = [at(last, 0) + gap(word)];
    right.forEach((other, index) => {
      const changed = at(last, index) + editDistance(word, other);
      row.push(Math.min(changed, at(last, index + 1) + gap(word), at(row, index) + gap(other)));
    });
    last = row;
  }
  return at(last, right.length);
}

/**
 * The existing paths nearest to one that does not exist, nearest first; none when all are far. The last part of an
 * address is its name and counts most: pages move between folders, and `exec` may mean `trace_exec`.
 */
export function nearestPaths(missing: string, paths: readonly string[], limit: number): string[] {
  const wanted = segments(normalizePath(missing).toLowerCase());
  const name = wanted.at(-1) ?? '';
  return (
    paths
      // The home page is a few letters away from every short path.
      .filter((path) => path !== '/')
      .map((path) => {
        const parts = segments(normalizePath(path).toLowerCase());
        const own = parts.at(-1) ?? '';
        const byName = nameDistance(name, own);
        const byFolder = pathDistance(wanted.slice(0, -1).join('/'), parts.slice(0, -1).join('/'));
        return { path, byName, far: Math.max(name.length, own.length) * FAR, distance: 2 * byName + byFolder / 2 };
      })
      .filter(({ byName, far }) => byName <= far)
      .sort((a, b) => a.distance - b.distance || a.path.length - b.path.length)
      .slice(0, limit)
      .map(({ path }) => path)
  );
}

/** How far two names are apart: in letters, or in the words that one has more than the other, or in another ending. */
function nameDistance(wanted: string, name: string): number {
  const [words, others] = [wordsOf(wanted), wordsOf(name)];
  const holdsAll = words.length > 0 && words.every((word) => others.includes(word));
  const letters = editDistance(wanted, name);
  if (holdsAll) return Math.min(letters, (others.length - words.length) / 2);
  // `running` for `run`.
  const isLonger = name.length >= SHORTEST_STEM && wanted.startsWith(name);
  return isLonger ? letters / 2 : letters;
}

const wordsOf = (name: string): string[] => name.split(/[-_.]+/).filter((word) => word.length > 1);

/** The paths of one version, that of the address or else the current one, and those of no version. */
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
  const existing = new Map(paths.map((known) => [normalizePath(known), known]));
  const found = versions.flatMap((other) => {
    const known = existing.get(`${other.path}/${page}`);
    return known === undefined ? [] : [{ version: other, path: known }];
  });
  return found.length > 0 ? { version, page, found } : null;
}

const segments = (path: string): string[] => path.split('/').filter(Boolean);

const gap = (segment: string): number => Math.min(segment.length, 4);
