import v8 from 'node:v8';

/** From so many files of content on, a build is a large one. */
const LARGE_SITE = 1500;

/**
 * Has the memory of a large site collected before it has grown by a third. Left to itself, the collector lets a heap of
 * hundreds of megabytes double, most of it texts that are written already; a small site would only spend time on it.
 */
export function boundMemory(files: number): void {
  if (files > LARGE_SITE) v8.setFlagsFromString('--heap-growing-percent=30');
}
