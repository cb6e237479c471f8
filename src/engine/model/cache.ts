import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project that the engine belongs to; a site root may be in another place. */
export const PROJECT_ROOT = projectRoot(path.dirname(fileURLToPath(import.meta.url)));

function projectRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : projectRoot(path.dirname(folder));
}

export const CACHE_ROOT = path.join(PROJECT_ROOT, 'node_modules/.cache/site');

/** `CACHE_ROOT` where the operating system refused an entry of it; `null` where another file is to blame. */
export function refusedCache(error: unknown): string | null {
  const refused = error instanceof Error ? (error as NodeJS.ErrnoException).path : undefined;
  return refused?.startsWith(CACHE_ROOT) ? CACHE_ROOT : null;
}

/** Folder of a kind of cached results, created when missing. Everything in it can be deleted at any time. */
export function cacheFolder(kind: string, root = CACHE_ROOT): string {
  const folder = path.join(root, kind);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const DIGEST_LENGTH = 20;

/** Short digest of texts or bytes. Each counts with its length: moving text from one to the next changes it. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}

interface Cache {
  read(name: string): Buffer | null;
  write(name: string, content: string | Uint8Array): void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after which an unread entry is removed. */
const KEPT_DAYS = 30;

/**
 * Opens the cache of a kind. Entries are written aside and renamed, so that two builds at once cannot spoil it, and
 * those not read for thirty days are removed.
 */
export function openCache(kind: string, folder = cacheFolder(kind)): Cache {
  pruneOnceADay(folder);
  return {
    read(name) {
      const file = path.join(folder, name);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (!stat) return null;
      // The time of an entry is the day of its last use.
      const now = Date.now();
      if (now - stat.mtimeMs > DAY_MS) utimesSync(file, now / 1000, now / 1000);
      return readFileSync(file);
    },
    write(name, content) {
      const file = path.join(folder, name);
      const work = `${file}.${process.pid}`;
      writeFileSync(work, content);
      renameSync(work, file);
    },
  };
}

/** Removes the entries of a cache that no build has used for thirty days. */
export function pruneOnceADay(folder: string): void {
  const mark = path.join(folder, '.pruned');
  const last = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - last < DAY_MS) return;
  writeFileSync(mark, '');
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - used > KEPT_DAYS * DAY_MS) rmSync(file, { recursive: true, force: true });
  }
}

let version: string | undefined;

/**
 * Digest of the engine as it was when this process asked first: every source, drawing and table below `src/` besides
 * tests, the colours, and the lock file, which names the versions of all packages. Whatever a cache keeps depends on it.
 */
export function engineVersion(): string {
  version ??= digest(...engineFiles().map((file) => readFileSync(path.join(PROJECT_ROOT, file))));
  return version;
}

function engineFiles(): string[] {
  const sources = readdirSync(path.join(PROJECT_ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const isSource = (file: string): boolean =>
    /(?:\.tsx?|\.svg|\.json|\/tokens\.css)$/.test(file) && !/\.test\.tsx?$/.test(file);
  return [
    ...sources
      .filter(isSource)
      .map((file) => path.join('src', file))
      .sort(),
    'package-lock.json',
  ];
}

type Remember<T> = (name: string, inputs: readonly unknown[], work: () => T) => T;

/**
 * Remembers the last result of pure work for each name, so that a server that reads its site again after each change
 * works only on what the change concerns. Inputs are compared by identity, texts by their letters.
 */
export function lastResults<T>(): Remember<T> {
  const kept = new Map<string, { inputs: readonly unknown[]; result: T }>();
  return (name, inputs, work) => {
    const last = kept.get(name);
    if (last && areSame(last.inputs, inputs)) return last.result;
    const result = work();
    kept.set(name, { inputs, result });
    return result;
  };
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, index) => Object.is(input, now[index]));
}

/** A value that is made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
