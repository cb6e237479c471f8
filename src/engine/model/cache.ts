import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project that the engine belongs to; a site root may lie elsewhere. */
export const PROJECT_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of a kind of cached results, created when missing. Everything in it can be deleted at any time. */
export function cacheFolder(kind: string): string {
  const folder = path.join(PROJECT_ROOT, 'node_modules/.cache/site', kind);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Short digest of texts or bytes, parted so that moving a border changes it. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex').slice(0, 20);
}

/** Digest of files by path and content; missing ones count by their path. */
export function digestFiles(files: readonly string[]): string {
  return digest(
    ...files.flatMap((file) => [path.relative(PROJECT_ROOT, file), existsSync(file) ? readFileSync(file) : '']),
  );
}
