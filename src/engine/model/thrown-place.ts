import path from 'node:path';
import { PROJECT_ROOT } from './cache';

/** Frames of a stack, with a URL or a path. */
const FRAME = /(?<=[( ])((?:file:\/\/)?\/[^()\n]+?):(\d+):(\d+)\)?$/gm;

/** The engine, which lies below the root of the project's own site. Its bundle is one of the packages. */
const ENGINE = path.join(PROJECT_ROOT, 'src/engine', path.sep);

/** Where in the sources of a site a value was thrown, its file relative to the root; `null` where that is not known. */
export function thrownPlace(root: string, error: unknown): { file: string; line: number; column: number } | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = [...stack.matchAll(FRAME)]
    .map(([, file = '', line, column]) => ({
      file: file.replace(/^file:\/\//, ''),
      line: Number(line),
      column: Number(column),
    }))
    .find(({ file }) => isOfSite(root, file));
  return found ? { ...found, file: path.relative(root, found.file).split(path.sep).join('/') } : null;
}

const isOfSite = (root: string, file: string): boolean =>
  file.startsWith(root + path.sep) &&
  !file.startsWith(ENGINE) &&
  /\.[jt]sx?$/.test(file) &&
  !file.includes('/node_modules/');

/** The first place outside of packages that a stack names. */
export function firstFrame(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(FRAME)]
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .find((frame) => !frame.includes('/node_modules/'));
}
