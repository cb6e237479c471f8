import v8 from 'node:v8';
import vm from 'node:vm';

/** From so many files of content on, a build is a large one. */
const LARGE_SITE = 1500;

let isLarge = false;

/**
 * Has the memory of a large site collected before it has grown by a sixth. Left to itself, the collector lets a heap of
 * hundreds of megabytes double, most of it texts that are written already; a small site would only spend time on it.
 */
export function boundMemory(files: number): void {
  isLarge = files > LARGE_SITE;
  if (!isLarge) return;
  v8.setFlagsFromString('--heap-growing-percent=15');
  // Commands let a heap grow to 256 MB before it is looked at, which all threads of a large site would make use of.
  v8.setFlagsFromString('--initial-old-space-size=0');
}

/** Whether `boundMemory` was told of a large site. Threads are not told, and say no. */
export const isLargeSite = (): boolean => isLarge;

/** Collects the garbage of a step of a large site, before the next one adds its own. */
export function collectGarbage(): void {
  if (!isLarge) return;
  v8.setFlagsFromString('--expose-gc');
  (vm.runInNewContext('gc') as () => void)();
}

/**
 * Keeps a long text until it is asked for: of a large site as bytes. One dash or arrow in a text makes two bytes of
 * each of its letters, and the collector counts texts when it looks how far a heap may grow.
 */
export function keepText(text: string): () => string {
  if (!isLarge) return () => text;
  const bytes = Buffer.from(text);
  return () => bytes.toString();
}

/** The same for texts that are fields of something; whoever reads them sees no difference. */
export function keepTexts<T extends object, Name extends keyof T>(
  owner: T & Record<Name, string>,
  names: Name[],
): void {
  if (!isLarge) return;
  for (const name of names)
    Object.defineProperty(owner, name, { get: keepText(owner[name]), enumerable: true, configurable: true });
}
