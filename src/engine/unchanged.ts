import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from './model/cache';
import type { Diagnostic } from './model/diagnostic';
import { moduleFingerprint } from './model/import-graph';
import { siteData } from './plan/site-data';
import { possibleFolders } from './read/folders';
import { lastCommitDates } from './read/git-dates';
import { readHeads, type SiteSource } from './read/site';
import { walk } from './read/walk';
import { currentBundleId } from './render/bundle/build-app';
import { isAsBuilt, outputStore } from './write/manifest';

/** What a build told, for the next one that has nothing to do. */
interface Built {
  warnings: Diagnostic[];
  pages: number;
}

/** Everything a build depends on. */
interface BuildInputs {
  /** Digest of configuration, options, the engine, and of every file of the root by its size and time. */
  digest: string;
  /** Digest of the browser's bundle; `null` when it has to be made. */
  bundle: string | null;
  /** Dates of commits, which a build needs, too. */
  dates: SiteSource['dates'];
}

/**
 * What a build of a root depends on. Files are known by size and time, as a build that changes nothing should not read
 * them all. `null` for a root that cannot be read, which the build itself will explain.
 */
export async function inputsOf(root: string, dist: string, options: object): Promise<BuildInputs | null> {
  if (outputStore(dist) === null) return null;
  try {
    const heads = await readHeads(root);
    const ids = heads.map((head) => currentBundleId(siteData(head), head.pages));
    const folders = heads.flatMap(({ config }) => possibleFolders(config));
    const looking = lastCommitDates(root, possibleFolders(heads[0].config));
    // A failure is thrown where the dates are awaited; until then it must not count as unhandled.
    looking.catch(() => undefined);
    const settings = [heads.map(({ config, strings }) => [config, strings]), options, process.env['NODE_ENV'] ?? ''];
    const files = filesOf(root, dist, folders);
    const dates = await looking;
    const made = JSON.stringify([settings, [...dates]]);
    return {
      digest: digest(moduleFingerprint('src/engine/build.ts'), made, ...files),
      bundle: ids.includes(null) ? null : ids.join(),
      dates,
    };
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** What the last build told, when another one would make the same output; `null` otherwise. */
export function unchangedBuild(dist: string, inputs: BuildInputs | null): Built | null {
  const store = outputStore(dist);
  const text = inputs?.bundle == null ? null : store?.manifests.read(`${store.key}.built`);
  if (!text || inputs === null) return null;
  const { key, ...built } = JSON.parse(text.toString()) as Built & { key: string };
  return key === keyOf(inputs.digest, inputs.bundle) && isAsBuilt(store, dist) ? built : null;
}

/** Notes what a build told and what it was made from. */
export function rememberBuild(dist: string, inputs: BuildInputs | null, bundle: string, built: Built): void {
  const store = outputStore(dist);
  if (store === null || inputs === null) return;
  store.manifests.write(`${store.key}.built`, JSON.stringify({ key: keyOf(inputs.digest, bundle), ...built }));
}

const keyOf = (inputs: string, bundle: string | null): string => digest(inputs, bundle ?? '');

/**
 * Files of a root as `path size time`: those that are read, links followed as readers of folders do, and all others,
 * hidden ones too, since a page may put any of them in. Packages, the history and the output are no part of the site.
 */
function filesOf(root: string, dist: string, folders: readonly string[]): string[] {
  const output = path.basename(dist);
  const isOutput = (folder: string, name: string): boolean =>
    folder === path.dirname(dist) && (name === output || name.startsWith(`${output}.`));
  const found = new Set<string>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (OUTSIDE.has(entry.name) || isOutput(folder, entry.name)) continue;
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) visit(file);
      else found.add(file);
    }
  };
  visit(root);
  for (const folder of folders.map((name) => path.join(root, name)))
    for (const file of walk(folder, () => true)) found.add(path.join(folder, file));
  return [...found].map((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return `${file} ${stat?.size} ${stat?.mtimeMs} ${stat?.ctimeMs}`;
  });
}

/** Names of folders that are no part of a site. */
const OUTSIDE = new Set(['node_modules', '.git']);
