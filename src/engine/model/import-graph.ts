import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { digest, PROJECT_ROOT } from './cache';
import { lastResults } from './last-results';
import { statOf } from './stat-of';

/** Everything a module is made of. */
interface ImportGraph {
  /** Absolute paths of the sources, the module itself among them. */
  files: string[];
  /** Names of the packages they import; Node's own are left out. */
  packages: string[];
}

/** Imports of values; what is imported as a type alone is gone when the code runs. */
const IMPORT =
  /\b(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g;
const ENDINGS = ['', ...['.ts', '.tsx', '.mjs', '.js', '.jsx'].flatMap((ending) => [ending, `/index${ending}`])];

/** Follows the imports of a module through the sources, statically. Data has to be imported to be seen. */
export function importGraph(entry: string): ImportGraph {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (file.endsWith('.json')) return;
    for (const [, fixed, dynamic] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = fixed ?? dynamic ?? '';
      const target = name.startsWith('.') ? resolveSource(path.resolve(path.dirname(file), name)) : null;
      if (target !== null) visit(target);
      for (const one of packagesIn([name])) packages.add(one);
    }
  };
  visit(entry);
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** Packages among what is imported; `@scope/name/file` is a file of the package `@scope/name`. */
function packagesIn(names: readonly string[]): string[] {
  return names
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

function resolveSource(target: string): string | null {
  const found = ENDINGS.map((ending) => target + ending).find((file) => statOf(file)?.isFile() ?? false);
  return found ?? null;
}

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The lock file is asked for by each kind of cache, and is a quarter of a megabyte. */
const locked = lastResults<{ packages: Record<string, LockedPackage> }>();

/** Versions of packages and of all that they need, as `place@version`, from the text of a `package-lock.json`. */
export function lockedVersions(names: readonly string[], lock: string): string[] {
  const { packages } = locked('', [lock], () => JSON.parse(lock) as { packages: Record<string, LockedPackage> });
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const place = placeOf(name, from, packages);
    if (place === null || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(needed, place);
  };
  for (const name of names) visit(name, '');
  return [...found].sort().map((place) => `${place}@${packages[place]?.version ?? ''}`);
}

/** A package is looked for in the folder of the one that asks and then in each above, as Node does. */
function placeOf(name: string, from: string, packages: Record<string, LockedPackage>): string | null {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (Object.hasOwn(packages, place)) return place;
  if (from === '') return null;
  const above = from.lastIndexOf('/node_modules/');
  return placeOf(name, above < 0 ? '' : from.slice(0, above), packages);
}

/** Digest of a module of the project: its sources, and the versions of the packages they use. */
export function moduleFingerprint(file: string): string {
  const { files, packages } = importGraph(path.join(PROJECT_ROOT, file));
  const lock = path.join(PROJECT_ROOT, 'package-lock.json');
  const versions = existsSync(lock) ? lockedVersions(packages, readFileSync(lock, 'utf8')) : [];
  const sources = files.flatMap((source) => [path.relative(PROJECT_ROOT, source), digest(readFileSync(source))]);
  return digest(...sources, ...versions);
}
