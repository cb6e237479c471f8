import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { AppData, SiteData } from '../../../shared/site-data';
import { PROJECT_ROOT } from '../../model/cache';
import { WORKER_FOLDER } from '../hosts/hosting';
import type { PageModule } from '../../read/site';
import { LOADED_PARTS } from '../../../shared/strings/model';

export const CLIENT_ENTRY = path.join(PROJECT_ROOT, 'src/app/entry-client.ts');
export const SERVER_ENTRY = path.join(PROJECT_ROOT, 'src/app/entry-server.tsx');

/** The bundler's name of the module that it takes its function around `import()` from. */
const LOADER_ID = '\0vite/preload-helper.js';

/** Wraps every `import()` of the browser in `src/app/load-part.ts`, which explains why. */
const ownLoader: Plugin = {
  name: 'own-loader',
  enforce: 'pre',
  load: (id) =>
    id === LOADER_ID
      ? `export { loadPart as __vitePreload } from ${JSON.stringify(path.join(PROJECT_ROOT, 'src/app/load-part.ts'))};`
      : undefined,
};

/** Configuration of the bundler for the site in one language. */
export function bundleConfig(site: AppData, pages: readonly PageModule[]): InlineConfig {
  return { ...sharedConfig(site.base, () => ({ sites: [site], pages })), logLevel: 'silent' };
}

/** What the bundler and the dev server share. The dev server adds React's own plugin, for updates in place. */
export function sharedConfig(base: string, modules: () => SiteModules): InlineConfig {
  return {
    configFile: false,
    root: PROJECT_ROOT,
    base,
    publicDir: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [siteModules(modules), ownLoader],
    oxc: { jsx: { runtime: 'automatic' } },
    // A root outside the project has no packages; React must be a single copy in any case.
    resolve: { dedupe: ['react', 'react-dom'] },
    // Apart from other scripts: a worker obeys the policy of its response, so hosts send one with it.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: `${WORKER_FOLDER}/[name]-[hash].js` } } },
  };
}

const SITE = 'virtual:site-data';
/** Module of the loaders of React pages. */
export const PAGE_MODULES_ID = 'virtual:page-modules';

/** Content of the virtual modules. */
export interface SiteModules {
  sites: readonly AppData[];
  pages: readonly PageModule[];
}

/**
 * Provides the modules through which the build passes site data and React pages to the application: of one
 * language for a build, of all languages for the dev server, which requests them again when they change.
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

function virtualModules({ sites, pages }: SiteModules): Map<string, string> {
  const loaders = pages.map((page) => `${JSON.stringify(page.name)}: () => import(${JSON.stringify(page.file)})`);
  return new Map([
    [SITE, `export const site = ${inLanguage(sites, browserData)};`],
    [PAGE_MODULES_ID, `export const pageModules = { ${loaders.join(', ')} };`],
    ...LOADED_PARTS.map((part): [string, string] => [
      `virtual:strings/${part}`,
      `export default ${inLanguage(sites, ({ strings }) => strings[part])};`,
    ]),
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
