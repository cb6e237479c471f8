import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  copyFileSync,
} from 'node:fs';
import path from 'node:path';
import { digest } from '../model/cache';
import { CommandError } from '../model/errors';
import type { OutputFiles } from '../model/files';
import { walk } from '../read/walk';
import { ASSETS_FILE, PACKED_SUFFIXES, WORKER_FOLDER } from '../render/hosts/hosting';

/**
 * Begins a new output for `dist`, which may be a link to a folder. It is written into a folder next to `dist`, which
 * replaces it when `swap` is called. Throws what the operating system refuses.
 */
export function beginOutput(dist: string): OutputFolder {
  const target = followLink(dist);
  clearLeftovers(target);
  const folder = `${target}.${process.pid}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  // With `recursive`, a read-only disk would be reported as a missing folder.
  mkdirSync(folder);
  return new OutputFolder(target, folder);
}

/** The output of a build: a folder that is swapped in when everything is written. */
export class OutputFolder implements OutputFiles {
  readonly folder: string;
  readonly #target: string;
  /** Digests of the files that were written. */
  readonly #files = new Map<string, string>();
  /** Files of copied folders that no step of the build has replaced. */
  readonly #copied = new Set<string>();
  readonly #replaced: string[] = [];
  /** Folders that are there: asking the disk before each file takes half a second. */
  readonly #folders = new Set<string>();

  constructor(target: string, folder: string) {
    this.#target = target;
    this.folder = folder;
  }

  /** Throws when the path was written before or climbs out of the output. */
  add(file: string, content: string | Uint8Array): void {
    if (this.#files.has(file)) {
      if (!this.#copied.delete(file)) throw new Error(`Two steps of the build write ${file}.`);
      this.#replaced.push(file);
    }
    this.#write(file, content);
  }

  /** Copies a folder's files into the output's root. Files that a step of the build writes replace them. */
  copyFolder(folder: string): void {
    for (const file of walk(folder, () => true)) {
      this.#copied.add(file);
      this.#write(file, readFileSync(path.join(folder, file)));
    }
  }

  digestOf(file: string): string | undefined {
    return this.#files.get(file);
  }

  /** Copied files that a step of the build has replaced. */
  replaced(): readonly string[] {
    return this.#replaced;
  }

  /** Replaces the old output with the new one. Until then the old one is untouched. */
  swap(): void {
    // Servers recognize a new build by the time of its folder. Clocks are set back at times, and a time that is
    // written may come back a little earlier.
    const lastTime = statSync(this.#target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const now = new Date(Math.max(Date.now(), Math.ceil(lastTime) + 1));
    utimesSync(this.folder, now, now);
    const old = `${this.#target}.${process.pid}.old`;
    if (existsSync(this.#target)) renameSync(this.#target, old);
    renameSync(this.folder, this.#target);
    rmSync(old, { recursive: true, force: true });
  }

  /** Removes what was written, after a failure. */
  discard(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #write(file: string, content: string | Uint8Array): void {
    const full = path.join(this.folder, file);
    if (path.isAbsolute(file) || !full.startsWith(this.folder + path.sep))
      throw new Error(`${file} is outside the output folder.`);
    this.#files.set(file, digest(content));
    try {
      const folder = path.dirname(full);
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
      writeFileSync(full, content);
    } catch (error) {
      throw explained(error, file);
    }
  }
}

function explained(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR')
    return new CommandError(
      `${file} cannot be written: part of its path would be both a file and a folder. ` +
        'Give the page or the redirect another address, or the file of the public folder another name.',
    );
  return error;
}

function followLink(dist: string): string {
  if (!lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink()) return dist;
  return existsSync(dist) ? realpathSync(dist) : followLink(path.resolve(path.dirname(dist), readlinkSync(dist)));
}

/**
 * Removes leftovers of killed builds next to an output: `dist.123.new` while it was written, `dist.123.old`
 * between the two renames. An old output without a new one is put back. Builds that still run are left alone.
 */
function clearLeftovers(target: string): void {
  const folder = path.dirname(target);
  if (!existsSync(folder)) return;
  const prefix = `${path.basename(target)}.`;
  for (const name of readdirSync(folder)) {
    const [, pid, kind] = (name.startsWith(prefix) && /^(\d+)\.(new|old)$/.exec(name.slice(prefix.length))) || [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const leftover = path.join(folder, name);
    if (kind === 'old' && !existsSync(target)) renameSync(leftover, target);
    else rmSync(leftover, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be asked, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Builds whose assets stay in the output: the new one and the one before. */
const KEPT_BUILDS = 2;

/**
 * Copies the assets of the build before into a new output, so that a page opened before a deployment still finds
 * its files. A build with the same assets does not count as a new one. `before` may not exist.
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
