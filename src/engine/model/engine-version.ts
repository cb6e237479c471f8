import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest, PROJECT_ROOT } from './cache';

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
