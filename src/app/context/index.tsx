import { createContext, useContext } from 'react';
import type { SiteData } from '../../shared/site-data';
import type { Router } from '../router/router';

const SiteContext = createContext<SiteData | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The site's data. Throws outside of a provider. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite works only below a SiteProvider.');
  return site;
}

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;

/** The router of this document. Throws outside of a provider: while the build renders, there is none. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter works only below a RouterProvider.');
  return router;
}
