import { editDistance } from '../../../shared/edit-distance';
import type { DocsSetData, VersionData } from '../../../shared/site-data';
import { normalizePath } from '../../../shared/urls';

/** Further away than this share of its length, a path is no suggestion. */
const FAR = 0.45;

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

/** The existing paths nearest to one that does not exist, nearest first; none when all are far. */
export function nearestPaths(missing: string, paths: readonly string[], limit: number): string[] {
  const wanted = normalizePath(missing).toLowerCase();
  const last = segments(wanted).at(-1) ?? '';
  return (
    paths
      // The home page is a few letters away from every short path.
      .filter((path) => path !== '/')
      .map((path) => {
        const bare = normalizePath(path);
        const sameName = segments(bare).at(-1) === last;
        return {
          path,
          distance: pathDistance(wanted, bare) - (sameName ? 3 : 0),
          length: Math.max(bare.length, wanted.length),
        };
      })
      .filter(({ distance, length }) => distance <= length * FAR)
      .sort((a, b) => a.distance - b.distance || a.path.length - b.path.length)
      .slice(0, limit)
      .map(({ path }) => path)
  );
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
