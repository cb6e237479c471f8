import { KEEP_WORKER, keepCacheName, keepListFile, KEPT_MARK, readCacheName, type KeepList } from '../../shared/keep';
import type { SiteData } from '../../shared/site-data';
import { withBase } from '../../shared/urls';
import { fetchJson } from '../fetch-json';
import { ownScript } from '../trusted';

const AT_ONCE = 6;

interface KeptVersion {
  /** Digest of its files when they were kept. */
  mark: string;
  bytes: number;
}

/** The list of what a version needs, as the site has it now. */
export function fetchList(site: SiteData, scope: string): Promise<KeepList> {
  return fetchJson(withBase(`/${keepListFile(site.prefix, scope)}`, site.base), { cache: 'no-store' });
}

/** What is kept of a version; `null` for nothing. What was broken off is removed. */
export async function keptVersion(scope: string): Promise<KeptVersion | null> {
  let found: KeptVersion | null = null;
  for (const name of await caches.keys()) {
    const known = readCacheName(name);
    if (known?.version !== scope) continue;
    const mark = await (await caches.open(name)).match(KEPT_MARK);
    if (mark) found = { mark: known.mark, bytes: Number(await mark.text()) };
  }
  return found;
}

/**
 * Keeps a version: its files first, then the worker that gives them out, then what was kept before
 * goes. `onProgress` is told the share that is done. Rejects when a file cannot be had or the site
 * changed meanwhile; nothing is lost then.
 */
export async function keepVersion(
  site: SiteData,
  scope: string,
  onProgress: (done: number) => void,
): Promise<KeptVersion> {
  const { files, mark, bytes } = await fetchList(site, scope);
  const name = keepCacheName(scope, mark);
  await caches.delete(name);
  const cache = await caches.open(name);
  let hasFailed = false;
  try {
    const next = files.values();
    let done = 0;
    const work = async (): Promise<void> => {
      for (const file of next) {
        await keepFile(cache, withBase(file, site.base));
        // The others are still at work when one of them fails.
        if (hasFailed) return;
        onProgress((done += 1) / files.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if ((await fetchList(site, scope)).mark !== mark) throw new Error('The site was updated meanwhile.');
    await cache.put(KEPT_MARK, new Response(String(bytes)));
    await navigator.serviceWorker.register(ownScript(withBase(`/${KEEP_WORKER}`, site.base)));
  } catch (error) {
    hasFailed = true;
    await caches.delete(name);
    throw error;
  }
  await removeVersion(scope, mark);
  return { mark, bytes };
}

/** A copy of its own: browsers refuse an answer that was redirected for a page. */
async function keepFile(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  await cache.put(address, new Response(await response.blob(), { headers: response.headers }));
}

/** Removes what is kept of a version, apart from one state of it. The worker goes with the last version. */
export async function removeVersion(scope: string, apartFrom?: string): Promise<void> {
  const ours = (await caches.keys()).filter((name) => readCacheName(name) !== null);
  const gone = ours.filter((name) => {
    const known = readCacheName(name);
    return known?.version === scope && known.mark !== apartFrom;
  });
  await Promise.all(gone.map((name) => caches.delete(name)));
  if (gone.length < ours.length) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
