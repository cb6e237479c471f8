import type { Plugin } from 'vite';
import type { SiteData } from '../../../shared/site-data';
import type { PageModule } from '../../read/site';

const SITE = 'virtual:site-data';
/** Module of the loaders of React pages. */
export const PAGE_MODULES_ID = 'virtual:page-modules';

/** Provides the modules through which the build hands site data and React pages to the application. */
export function siteModules(site: SiteData, pages: readonly PageModule[]): Plugin {
  const resolved = (id: string): string => `\0${id}`;
  return {
    name: 'site-modules',
    resolveId: (id) => (id === SITE || id === PAGE_MODULES_ID ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(SITE)) return `export const site = ${JSON.stringify(site)};`;
      if (id !== resolved(PAGE_MODULES_ID)) return undefined;
      const loaders = pages.map((page) => `${JSON.stringify(page.name)}: () => import(${JSON.stringify(page.file)})`);
      return `export const pageModules = { ${loaders.join(', ')} };`;
    },
  };
}
