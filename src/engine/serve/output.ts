import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import path from 'node:path';
import { forEachAtOnce } from '../model/at-once';
import { isPublic, RULES_FILE, type HostingRules } from '../render/hosts/hosting';
import { contentTypeOf } from '../model/content-types';
import type { Encoding } from './encodings';

/** A file in one encoding. */
export interface Representation {
  encoding: Encoding;
  bytes: Buffer;
  /** Strong validator: a digest of the content and the encoding. */
  etag: string;
}

/** A file that may be asked for. */
export interface ServedFile {
  /** Media type. */
  type: string;
  /** Date of the file as headers write it. */
  modified: string;
  /** The file as it is, then the packed forms that the build made. */
  representations: [Representation, ...Representation[]];
}

/** A finished build in memory. */
export interface Output {
  rules: HostingRules;
  /** Public files by path, without a slash in front. */
  files: ReadonlyMap<string, ServedFile>;
}

const PACKED = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '.gz', encoding: 'gzip' },
] as const;

/** Files read at the same time. */
const AT_ONCE = 32;

/** What tells the build in a folder from every other one; `null` when there is none. */
export function identityOf(dist: string): string | null {
  const folder = statSync(dist, { throwIfNoEntry: false, bigint: true });
  const rules = statSync(path.join(dist, RULES_FILE), { throwIfNoEntry: false, bigint: true });
  // Files of an earlier build may be in this one again; each build sets the time of its folder.
  return folder && rules ? `${folder.ino} ${folder.mtimeNs} ${rules.mtimeNs}` : null;
}

/**
 * Reads a finished build whole, so that nothing that happens to its folder later touches an answer. Only plain files
 * are taken: a link could lead out of the folder. Throws what the file system throws when files vanish meanwhile.
 */
export async function loadOutput(dist: string): Promise<Output> {
  const rules = JSON.parse(await readFile(path.join(dist, RULES_FILE), 'utf8')) as HostingRules;
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const existing = new Set(names);
  const wanted = names.filter(isPublic);
  const files = new Map<string, ServedFile>();
  await forEachAtOnce(wanted, AT_ONCE, async (name) => files.set(name, await readServed(dist, name, existing)));
  return { rules, files };
}

async function readServed(dist: string, name: string, existing: ReadonlySet<string>): Promise<ServedFile> {
  const file = path.join(dist, name);
  const [bytes, { mtime }] = await Promise.all([readFile(file), lstat(file)]);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const packed = await Promise.all(
    PACKED.filter(({ suffix }) => existing.has(name + suffix)).map(
      async ({ suffix, encoding }): Promise<Representation> => ({
        encoding,
        bytes: await readFile(file + suffix),
        etag: `"${tag}${suffix.replace('.', '-')}"`,
      }),
    ),
  );
  return {
    type: contentTypeOf(name),
    modified: mtime.toUTCString(),
    representations: [{ encoding: 'identity', bytes, etag: `"${tag}"` }, ...packed],
  };
}
