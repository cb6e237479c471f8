import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The output of a build while it is made: a folder beside the final one, swapped in when everything is written. */
export interface OutputFiles {
  /** Writes a file; the path has no slash in front. Throws when the path was written before or climbs out of the output. */
  add(file: string, content: string | Uint8Array): void;
  /** Copies a folder's files into the output's root. */
  copyFolder(folder: string): void;
  /** Puts the new output in the place of the old one. Until then the old one is untouched. */
  swap(): void;
  /** Removes what was written, after a failure. */
  discard(): void;
}

/** Begins a new output for `dist`. */
export function beginOutput(dist: string): OutputFiles {
  const work = `${dist}.${process.pid}.new`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    add(file, content) {
      if (files.has(file)) throw new Error(`Two steps of the build write ${file}.`);
      files.add(file);
      const target = path.join(work, file);
      if (!target.startsWith(work + path.sep)) throw new Error(`${file} lies outside of the output.`);
      const folder = path.dirname(target);
      if (!folders.has(folder)) {
        mkdirSync(folder, { recursive: true });
        folders.add(folder);
      }
      writeFileSync(target, content);
    },
    copyFolder: (folder) => cpSync(folder, work, { recursive: true }),
    swap() {
      const old = `${dist}.${process.pid}.old`;
      if (existsSync(dist)) renameSync(dist, old);
      renameSync(work, dist);
      rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(work, { recursive: true, force: true }),
  };
}
