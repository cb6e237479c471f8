/** Modules that the build provides. */
declare module 'virtual:site-data' {
  import type { SiteData } from '../shared/site-data';
  export const site: SiteData;
}

declare module 'virtual:page-modules' {
  import type { ComponentType } from 'react';
  import type { PageModuleProps } from '../shared/page-data';
  /** Loaders of the React pages by module name. The default export is checked at run time. */
  export const pageModules: Record<string, () => Promise<{ default?: ComponentType<PageModuleProps> }>>;
}
