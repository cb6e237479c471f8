import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from './model/cache';
import type { Diagnostic } from './model/diagnostic';
import { moduleFingerprint } from './model/import-graph';
import { siteData } from './plan/site-data';
import { lastCommitDates } from './read/git-dates';
import { readHeads } from './read/site';
import { currentBundleId } from './render/bundle/build-app';
import { isAsBuilt, outputStore } from './write/previous';

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
    const settings = [
      heads.map(({ config, strings }) => [config, strings]),
      options,
      process.env['NODE_ENV'] ?? '',
      [...lastCommitDates(root)],
    ];
    return {
      digest: digest(moduleFingerprint('src/engine/build.ts'), JSON.stringify(settings), ...filesOf(root, dist)),
      bundle: ids.includes(null) ? null : ids.join(),
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

/** Files of a root as `path size time`. Packages, hidden folders and the output itself are no part of the site. */
function filesOf(root: string, dist: string): string[] {
  const found: string[] = [];
  const output = path.basename(dist);
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
      if (path.dirname(file) === path.dirname(dist) && entry.name.startsWith(output)) continue;
      if (entry.isDirectory()) {
        visit(file);
        continue;
      }
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat?.isDirectory()) found.push(`${file} ${stat.mtimeMs}`);
      else found.push(`${file} ${stat?.size} ${stat?.mtimeMs} ${stat?.ctimeMs}`);
    }
  };
  visit(root);
  return found;
}
