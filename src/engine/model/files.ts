import { lstatSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';

/** Error codes of a path without a file: a part of it is a file, links form a circle, or the path is not legal. */
const NO_FILE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/** The file or folder at a path that a page or the configuration names; `null` if there is none. */
export const statOf = (file: string): Stats | null => ask(statSync, file);

/** The same, without following symbolic links. */
export const linkStatOf = (file: string): Stats | null => ask(lstatSync, file);

function ask(system: (file: string) => Stats, file: string): Stats | null {
  try {
    return system(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.has(error.code)) return null;
    throw error;
  }
}

/** Media types by file ending; the project's servers and the nginx configuration send these. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Media type of a file by its ending; bytes of an unknown kind are offered for download. */
export function contentTypeOf(file: string): string {
  return CONTENT_TYPES[path.posix.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Takes finished files. */
export interface FileSink {
  /** Writes a file; the path has no slash in front. */
  add(file: string, content: string | Uint8Array): void;
}

/** The output of a build while it is made. */
export interface OutputFiles extends FileSink {
  /** Absolute path of the folder that is written. */
  readonly folder: string;
  /** Digest of a file that was written; `undefined` for others. */
  digestOf(file: string): string | undefined;
}
