import { KEPT_MARK, readCacheName } from '../../shared/keep';

/**
 * The service worker. It is registered when a reader keeps a version, and does one thing: it answers requests from
 * the kept version when the network does not. With a network it changes no request.
 */

/** What of a service worker is used here; the compiler knows the types of windows only. */
interface WorkerEvents {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const worker = self as unknown as WorkerEvents;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(new URL(request.url));
    if (found) return found;
    throw error;
  }
}

/** What is kept of an address, whatever form it has; the newest build first. */
async function kept(url: URL): Promise<Response | undefined> {
  const path = url.pathname.replace(/(?<=\/)index\.html$|\.html$/, '').replace(/(?<=.)\/$/, '');
  const names = (await caches.keys()).filter((name) => readCacheName(name) !== null);
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    if (!(await cache.match(KEPT_MARK))) continue;
    const found = (await cache.match(url.pathname)) ?? (await cache.match(path)) ?? (await cache.match(`${path}/`));
    if (found) return found;
  }
  return undefined;
}
