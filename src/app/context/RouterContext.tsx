import { createContext, useContext } from 'react';
import type { Router } from '../router/router';

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;

/** The router of this document. Throws outside of a provider: while the build renders, there is none. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter works only below a RouterProvider.');
  return router;
}
