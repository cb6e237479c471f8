import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFiles } from '../model/output-files';

/** Begins a new output for `dist`. */
export function beginOutput(dist: string): OutputFiles {
  const work = `${dist}.${process.pid}.new`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    folder: work,
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
