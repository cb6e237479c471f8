/** What the build and the browser know alike of versions that are kept offline. */

/** Everything that one version needs to be read without the network. */
export interface KeepList {
  version: string;
  /** Digest of all files: another one when anything of the version has changed. */
  mark: string;
  /** Bytes of all files, unpacked as the browser keeps them. */
  bytes: number;
  /** Addresses without the site's base, with a slash in front. */
  files: string[];
}

/** Name of the service worker's file in the output. */
export const KEEP_WORKER = 'sw.js';

/** File of the list of a version, without a slash in front. `prefix` is the route prefix of its language. */
export function keepListFile(prefix: string, scope: string): string {
  return `_data/keep${prefix.replace('/', '-')}-${scope}.json`;
}

/** Name of the cache of a version. */
export function keepCacheName(version: string, mark: string): string {
  return `keep|${version}|${mark}`;
}

/** Version and mark of a cache; `null` for one that is none of ours. */
export function readCacheName(name: string): { version: string; mark: string } | null {
  const [, version, mark] = /^keep\|([^|]+)\|([^|]+)$/.exec(name) ?? [];
  return version === undefined || mark === undefined ? null : { version, mark };
}

/** The last entry of a cache that is whole; one that lacks it was broken off. */
export const KEPT_MARK = '/keep-is-whole';
