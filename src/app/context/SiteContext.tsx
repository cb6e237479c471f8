import { createContext, useContext } from 'react';
import type { SiteData } from '../../shared/site-data';

const SiteContext = createContext<SiteData | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The site's data. Throws outside of a provider. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite works only below a SiteProvider.');
  return site;
}
