import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../read/walk';
import { ASSETS_FILE, PACKED_SUFFIXES, WORKER_FOLDER } from '../render/hosts/hosting';

/** Builds whose assets stay in the output: the new one and the one before. */
const KEPT_BUILDS = 2;

/**
 * Copies the assets of the build before into a new output, so that a page opened before a deployment goes on finding
 * its files. A build with the same assets is no new one. `before` may not exist.
 */
export function keepAssets(folder: string, before: string): void {
  const isPacked = (file: string): boolean => PACKED_SUFFIXES.some((suffix) => file.endsWith(suffix));
  const own = ['assets', WORKER_FOLDER].flatMap((part) =>
    walk(path.join(folder, part), (file) => !isPacked(file)).map((file) => `${part}/${file}`),
  );
  const older = readLists(before).filter((list) => list.join() !== own.join());
  const lists = [own, ...older].slice(0, KEPT_BUILDS);
  for (const file of lists.slice(1).flat()) {
    const source = path.join(before, file);
    const target = path.join(folder, file);
    if (existsSync(target) || !existsSync(source)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
  writeFileSync(path.join(folder, ASSETS_FILE), JSON.stringify(lists));
}

/** Assets of the builds in an output, the newest first; none when it was never built. */
function readLists(dist: string): string[][] {
  const file = path.join(dist, ASSETS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[][]) : [];
}
