import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import path from 'node:path';
import { forEachAtOnce } from '../model/at-once';
import { CommandError } from '../model/command-error';
import { isPublic, RULES_FILE, type HostingRules } from '../render/hosts/hosting';

/** A file in memory, as it is and in the forms that the build packed. */
export interface ServedFile {
  bytes: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Digest of the content, without quotes: each form adds its name. */
  tag: string;
  /** Date of the file as headers write it. */
  modified: string;
}

/** A finished build in memory. */
export interface Output {
  rules: HostingRules;
  /** Public files by path, without a slash in front. */
  files: ReadonlyMap<string, ServedFile>;
}

const AT_ONCE = 32;

/**
 * Reads a finished build whole, so that nothing that happens to its folder later touches an answer. Only plain files
 * are read: a link could lead out of the folder. Throws what the file system throws when files vanish meanwhile.
 */
export async function loadOutput(dist: string): Promise<Output> {
  const rules = JSON.parse(await readFile(path.join(dist, RULES_FILE), 'utf8')) as HostingRules;
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  const files = new Map<string, ServedFile>();
  const readIf = async (name: string): Promise<Buffer | null> =>
    names.has(name) ? readFile(path.join(dist, name)) : null;
  await forEachAtOnce([...names].filter(isPublic), AT_ONCE, async (name) => {
    const bytes = await readFile(path.join(dist, name));
    const { mtime } = await lstat(path.join(dist, name));
    files.set(name, {
      bytes,
      br: await readIf(`${name}.br`),
      gzip: await readIf(`${name}.gz`),
      tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
      modified: mtime.toUTCString(),
    });
  });
  return { rules, files };
}

/** A build that is swapped again while it is read is read again, at most this often. */
const TRIES = 20;
const PAUSE_MS = 100;

/** Gives the build to answer from. A promise only while a new one is read. */
export type CurrentOutput = () => Output | Promise<Output>;

/**
 * Follows the builds in a folder. Each request asks for the current one, and a new one is taken over whole before the
 * first request after it is answered; earlier requests keep theirs. While there is none, as in the moment of the swap,
 * the last one stays. Throws `CommandError` when there is none at the start.
 */
export async function followOutput(dist: string): Promise<CurrentOutput> {
  let current = await loadStable(dist);
  let loading: Promise<Output> | null = null;
  return () => {
    if (loading) return loading;
    const identity = identityOf(dist);
    if (identity === null || identity === current.identity) return current.output;
    loading = loadStable(dist)
      .then((loaded) => (current = loaded).output)
      // A folder that cannot be read must not end a server that has a whole build in memory.
      .catch(() => current.output)
      .finally(() => (loading = null));
    return loading;
  };
}

/** Reads a build that was not swapped meanwhile. */
async function loadStable(dist: string): Promise<{ output: Output; identity: string }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const identity = identityOf(dist);
    if (identity === null && tries === 0) break;
    const output = identity === null ? null : await loadOutput(dist).catch(ignoreVanished);
    if (output && identity !== null && identityOf(dist) === identity) return { output, identity };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new CommandError(`There is no built site in ${dist}. Run "npm run build" first, or "npm start" for both.`);
}

/** Distinguishes the build in a folder from every other one; `null` when there is none. */
function identityOf(dist: string): string | null {
  const folder = statSync(dist, { throwIfNoEntry: false, bigint: true });
  const rules = statSync(path.join(dist, RULES_FILE), { throwIfNoEntry: false, bigint: true });
  // Files of an earlier build may be in this one again; each build sets the time of its folder.
  return folder && rules ? `${folder.ino} ${folder.mtimeNs} ${rules.mtimeNs}` : null;
}

function ignoreVanished(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
