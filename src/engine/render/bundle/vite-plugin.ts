import type { Plugin } from 'vite';
import type { AppData, SiteData } from '../../../shared/site-data';
import { LOADED_PARTS } from '../../../shared/strings/model';
import type { PageModule } from '../../read/page-modules';

const SITE = 'virtual:site-data';
/** Module of the loaders of React pages. */
export const PAGE_MODULES_ID = 'virtual:page-modules';

/** What the virtual modules hold. */
export interface SiteModules {
  sites: readonly AppData[];
  pages: readonly PageModule[];
}

/**
 * Provides the modules through which the build hands site data and React pages to the application: those of one
 * language for a build, of all of them for the dev server, which asks for them again when they change.
 */
export function siteModules(current: () => SiteModules): Plugin {
  const modules = (): Map<string, string> => virtualModules(current());
  const names = new Set(modules().keys());
  const resolved = (id: string): string => `\0${id}`;
  return {
    name: 'site-modules',
    enforce: 'pre',
    resolveId: (id) => (names.has(id) ? resolved(id) : undefined),
    load: (id) => (id.startsWith('\0') ? modules().get(id.slice(1)) : undefined),
  };
}

/** Source of each module by its name. */
function virtualModules({ sites, pages }: SiteModules): Map<string, string> {
  const loaders = pages.map((page) => `${JSON.stringify(page.name)}: () => import(${JSON.stringify(page.file)})`);
  return new Map([
    [SITE, `export const site = ${inLanguage(sites, browserData)};`],
    [PAGE_MODULES_ID, `export const pageModules = { ${loaders.join(', ')} };`],
    ...LOADED_PARTS.map(
      (part) =>
        [`virtual:strings/${part}`, `export default ${inLanguage(sites, ({ strings }) => strings[part])};`] as const,
    ),
  ]);
}

/** Site data without what only the build renders, and without the sentences that come with other code. */
function browserData(site: AppData): SiteData {
  const { lang, shell, article } = site.strings;
  const { url: _url, logo: _logo, footer: _footer, ...sent } = site;
  return { ...sent, strings: { lang, shell, article } };
}

/**
 * A value as source. With several languages, which only the dev server has in one bundle, it is that of the document;
 * the server that renders pages has no document and uses the default language.
 */
function inLanguage(sites: readonly AppData[], valueOf: (site: AppData) => unknown): string {
  const values = sites.map((site) => [languageOf(site), valueOf(site)] as const);
  const [[first, only] = []] = values;
  if (values.length < 2) return JSON.stringify(only);
  const language = `globalThis.document?.documentElement.lang ?? ${JSON.stringify(first)}`;
  return `(${JSON.stringify(Object.fromEntries(values))})[${language}]`;
}

function languageOf({ locales, locale }: AppData): string {
  return locales.find(({ code }) => code === locale)?.htmlLang ?? locale;
}
