import { KEEP_WORKER, keepCacheName, keepListFile, KEPT_MARK, readCacheName, type KeepList } from '../../shared/keep';
import type { SiteData } from '../../shared/site-data';
import { withBase } from '../../shared/urls';
import { fetchJson, fetchOk } from '../fetch-json';
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
 * Keeps a version: its files first, then the worker that serves them, then removes what was kept before. `onProgress`
 * gets the share that is done. Rejects, and changes nothing, when a file fails to load or the site changed meanwhile.
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
  const next = files.values();
  let done = 0;
  let hasFailed = false;
  async function work(): Promise<void> {
    for (const file of next) {
      await keepFile(cache, withBase(file, site.base));
      // The others are still at work when one of them fails.
      if (hasFailed) return;
      onProgress((done += 1) / files.length);
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if ((await fetchList(site, scope)).mark !== mark) throw new Error('The site was updated in the meantime.');
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

/** Stores a copy: browsers refuse an answer that was redirected for a page. */
async function keepFile(cache: Cache, address: string): Promise<void> {
  const response = await fetchOk(address, { cache: 'no-cache' });
  await cache.put(address, new Response(await response.blob(), { headers: response.headers }));
}

/** Removes what is kept of a version, apart from one state of it. The worker is removed with the last version. */
export async function removeVersion(scope: string, apartFrom?: string): Promise<void> {
  const ours = (await caches.keys()).flatMap((name) => readCacheName(name) ?? []);
  const old = ours.filter(({ version, mark }) => version === scope && mark !== apartFrom);
  await Promise.all(old.map(({ version, mark }) => caches.delete(keepCacheName(version, mark))));
  if (old.length === ours.length) await (await navigator.serviceWorker.getRegistration())?.unregister();
}
