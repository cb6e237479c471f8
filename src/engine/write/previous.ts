import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest, openCache, type Cache } from '../model/cache';

/** A file as it was written. One whose size and time are the same has not been touched since. */
export interface WrittenFile {
  digest: string;
  size: number;
  mtimeMs: number;
}

/** Files of an output by path. */
export type Manifest = Record<string, WrittenFile>;

/**
 * Where an output is kept when the next one has taken its place, for the one after that to be made from: removing and
 * writing a thousand files is a third of what a build costs when little changed. `null` for a site without packages,
 * whose folder is left as it was.
 */
interface OutputStore {
  /** The output before the present one, as it was swapped out. */
  folder: string;
  manifests: Cache;
  key: string;
}

/** The store of an output folder. It is on the same disk, because folders are renamed into it. */
export function outputStore(target: string): OutputStore | null {
  const packages = path.join(path.dirname(target), 'node_modules');
  if (!existsSync(packages)) return null;
  const base = path.join(packages, '.cache/site');
  const key = digest(target);
  mkdirSync(path.join(base, 'outputs'), { recursive: true });
  mkdirSync(path.join(base, 'output-manifests'), { recursive: true });
  return {
    folder: path.join(base, 'outputs', key),
    manifests: openCache('output-manifests', path.join(base, 'output-manifests')),
    key,
  };
}

/** Moves the kept output to where the new one is made and gives what it holds; nothing when there is none. */
export function takePrevious(store: OutputStore | null, work: string): Manifest {
  if (store === null || !existsSync(store.folder)) return {};
  const manifest = readManifest(store, 'previous');
  renameSync(store.folder, work);
  return manifest ?? {};
}

/**
 * Keeps the output that was swapped out, and notes what is in the new one. The site is published when this runs, so
 * nothing that fails here is a failure of the build; what cannot be kept is removed.
 */
export function keepPrevious(store: OutputStore | null, old: string, current: Manifest): void {
  try {
    if (store !== null) {
      const replaced = existsSync(old) ? readManifest(store, 'current') : null;
      rmSync(store.folder, { recursive: true, force: true });
      if (replaced !== null) {
        renameSync(old, store.folder);
        store.manifests.write(`${store.key}.previous`, JSON.stringify(replaced));
      }
      store.manifests.write(`${store.key}.current`, JSON.stringify(current));
    }
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

/** Whether an output holds the files that the last build wrote, untouched, and no others. */
export function isAsBuilt(store: OutputStore | null, target: string): boolean {
  const manifest = store === null ? null : readManifest(store, 'current');
  if (manifest === null || !existsSync(target)) return false;
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return (
    files.length === Object.keys(manifest).length &&
    Object.entries(manifest).every(([file, { size, mtimeMs }]) => {
      const stat = statSync(path.join(target, file), { throwIfNoEntry: false });
      return stat?.size === size && stat.mtimeMs === mtimeMs;
    })
  );
}

function readManifest({ manifests, key }: OutputStore, which: 'current' | 'previous'): Manifest | null {
  const text = manifests.read(`${key}.${which}`);
  return text === null ? null : (JSON.parse(text.toString()) as Manifest);
}
