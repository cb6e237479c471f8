import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Another site generator that builds the same Markdown. */
export interface Rival {
  /** With its version. */
  name: string;
  /** Writes a site with the content of the site at `root`; packages that are installed stay. */
  write(root: string, target: string): Promise<void>;
  /** A package that is there when the rival is installed. */
  installed: string;
  /** Arguments of `npx` that build. */
  build: readonly string[];
  /** Folders that a cold build must not find. */
  caches: readonly string[];
  /** Folder of the finished site. */
  output: string;
}

/** Empties a folder but for its packages. */
export function emptySite(target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) {
    if (name !== 'node_modules' && name !== 'package-lock.json')
      rmSync(path.join(target, name), { recursive: true, force: true });
  }
}
