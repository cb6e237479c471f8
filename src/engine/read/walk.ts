import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Files below a folder, relative to it, with forward slashes, sorted. Names that begin with a dot are left out.
 * A folder that does not exist has none.
 */
export function walk(folder: string, accept: (file: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(^|\/)\./.test(file) && accept(file))
    .sort();
}

/** Markdown pages; files and folders whose name begins with an underscore are partials and are left out. */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !/(^|\/)_/.test(file);
}
