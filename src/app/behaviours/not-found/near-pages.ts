import { editDistance } from '../../../shared/edit-distance';
import type { DocsSetData, VersionData } from '../../../shared/site-data';
import { normalizePath } from '../../../shared/urls';

/** Further away than this share of its length, a path is no suggestion. */
const FAR = 0.45;
/** Shorter names begin too many words. */
const SHORTEST_STEM = 3;

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/**
 * How far two paths are apart, in letters: the cheapest way to turn the segments of one into those of the other.
 * A segment too many or missing costs less than its length, because pages move between folders.
 */
export function pathDistance(a: string, b: string): number {
  const [left, right] = [segments(a), segments(b)];
  let last = [0];
  for (const word of right) last.push(at(last, last.length - 1) + gap(word));
  for (const word of left) {
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

/** The paths of one version of each docs set: the one that an address is in, else the current one. */
export function inOneVersion(missing: string, paths: readonly string[], sets: readonly DocsSetData[]): string[] {
  const all = sets.flatMap(({ versions }) => versions);
  const here = versionOf(missing, all);
  const kept = new Set(
    sets.map(
      ({ versions }) => versions.find((version) => version === here) ?? versions.find((version) => version.isLast),
    ),
  );
  return paths.filter((path) => {
    const version = versionOf(path, all);
    return version === undefined || kept.has(version);
  });
}

/** The version that a path is in: the innermost, as a docs set may lie below another one. */
function versionOf(path: string, versions: readonly VersionData[]): VersionData | undefined {
  const around = versions.filter((version) => isBelow(path, version));
  return around.sort((a, b) => b.path.length - a.path.length)[0];
}

function isBelow(path: string, version: VersionData): boolean {
  return `${normalizePath(path)}/`.startsWith(`${version.path}/`);
}

/** A docs page in one version that does not have it. */
export interface AbsentPage {
  version: VersionData;
  /** Path below the version. */
  page: string;
  /** Where the same page exists, in the order of the set's versions. */
  found: { version: VersionData; path: string }[];
}

/** Reads a path as a page of a version; `null` when it is not under one, or no version has the page. */
export function absentPage(missing: string, paths: readonly string[], sets: readonly DocsSetData[]): AbsentPage | null {
  const path = normalizePath(missing);
  for (const version of sets.flatMap((set) => set.versions)) {
    if (!path.startsWith(`${version.path}/`)) continue;
    const page = path.slice(version.path.length + 1);
    const siblings = sets.find((set) => set.versions.includes(version))?.versions ?? [];
    const existing = new Map(paths.map((known) => [normalizePath(known), known]));
    const found = siblings.flatMap((other) => {
      const known = existing.get(`${other.path}/${page}`);
      return known === undefined ? [] : [{ version: other, path: known }];
    });
    if (found.length > 0) return { version, page, found };
  }
  return null;
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function gap(segment: string): number {
  return Math.min(segment.length, 4);
}
