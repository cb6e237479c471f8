import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SiteData } from '../shared/site-data';
import type { Router } from './router/router';
import { neverChanges } from './router/store';

const SiteContext = createContext<SiteData | null>(null);
const RouterContext = createContext<Router | null>(null);

export const SiteProvider = SiteContext.Provider;
/** The server provides `null`: nothing moves there. */
export const RouterProvider = RouterContext.Provider;

/** The site's data. Throws outside of the shell. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite works only inside the shell.');
  return site;
}

/** The router; `null` on the server. */
export function useRouter(): Router | null {
  return useContext(RouterContext);
}

/** The address shown, with query and hash; `null` on the server and in the first client render. */
export function useAddress(): URL | null {
  const router = useRouter();
  return useSyncExternalStore(
    router?.url.subscribe ?? neverChanges,
    () => router?.url.get() ?? null,
    () => null,
  );
}
