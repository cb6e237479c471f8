import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
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

/** Where it is noted what an output holds. `null` for a site without packages, whose folder is left as it was. */
interface OutputStore {
  manifests: Cache;
  key: string;
}

/** The store of an output folder. */
export function outputStore(target: string): OutputStore | null {
  const packages = path.join(path.dirname(target), 'node_modules');
  if (!existsSync(packages)) return null;
  const folder = path.join(packages, '.cache/site/output-manifests');
  mkdirSync(folder, { recursive: true });
  return { manifests: openCache('output-manifests', folder), key: digest(target) };
}

/** What the last build wrote; nothing when that is not known. */
export function readManifest({ manifests, key }: OutputStore): Manifest {
  const text = manifests.read(`${key}.files`);
  return text === null ? {} : (JSON.parse(text.toString()) as Manifest);
}

/** Notes what a build wrote. */
export function keepManifest({ manifests, key }: OutputStore, manifest: Manifest): void {
  manifests.write(`${key}.files`, JSON.stringify(manifest));
}

/** Whether a file is as it was written. */
export function isAsWritten(full: string, { size, mtimeMs }: WrittenFile): boolean {
  const stat = statSync(full, { throwIfNoEntry: false });
  return stat?.size === size && stat.mtimeMs === mtimeMs;
}

/** Whether an output holds the files that the last build wrote, untouched, and no others. */
export function isAsBuilt(store: OutputStore | null, target: string): boolean {
  if (store === null || !existsSync(target)) return false;
  const written = Object.entries(readManifest(store));
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return (
    written.length > 0 &&
    files.length === written.length &&
    written.every(([file, known]) => isAsWritten(path.join(target, file), known))
  );
}
