import type { Plugin } from 'vite';
import type { AppData } from '../../../shared/site-data';
import { LOADED_PARTS } from '../../../shared/strings/model';
import type { PageModule } from '../../read/site';

const SITE = 'virtual:site-data';
/** Module of the loaders of React pages. */
export const PAGE_MODULES_ID = 'virtual:page-modules';

/** Provides the modules through which the build hands site data and React pages to the application. */
export function siteModules(site: AppData, pages: readonly PageModule[]): Plugin {
  const modules = virtualModules(site, pages);
  const resolved = (id: string): string => `\0${id}`;
  return {
    name: 'site-modules',
    resolveId: (id) => (modules.has(id) ? resolved(id) : undefined),
    load: (id) => (id.startsWith('\0') ? modules.get(id.slice(1)) : undefined),
  };
}

/** Source of each module by its name. */
function virtualModules({ strings, ...site }: AppData, pages: readonly PageModule[]): Map<string, string> {
  const { lang, shell, article } = strings;
  const loaders = pages.map((page) => `${JSON.stringify(page.name)}: () => import(${JSON.stringify(page.file)})`);
  return new Map([
    [SITE, `export const site = ${JSON.stringify({ ...site, strings: { lang, shell, article } })};`],
    [PAGE_MODULES_ID, `export const pageModules = { ${loaders.join(', ')} };`],
    ...LOADED_PARTS.map(
      (part) => [`virtual:strings/${part}`, `export default ${JSON.stringify(strings[part])};`] as const,
    ),
  ]);
}
