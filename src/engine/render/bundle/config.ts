import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { AppData } from '../../../shared/site-data';
import { PROJECT_ROOT } from '../../model/cache';
import { WORKER_FOLDER } from '../hosts/hosting';
import type { PageModule } from '../../read/page-modules';
import { siteModules, type SiteModules } from './vite-plugin';

export const CLIENT_ENTRY = path.join(PROJECT_ROOT, 'src/app/entry-client.ts');
export const SERVER_ENTRY = path.join(PROJECT_ROOT, 'src/app/entry-server.tsx');

/** The bundler's name of the module that it takes its function around `import()` from. */
const LOADER_ID = '\0vite/preload-helper.js';

/** Wraps every `import()` of the browser in `src/app/load-part.ts`, which says why. */
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
    // A root outside of the project has no packages of its own; React must be one copy in any case.
    resolve: { dedupe: ['react', 'react-dom'] },
    // Apart from other scripts: a worker obeys the policy of its own answer, so hosts send one with it.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: `${WORKER_FOLDER}/[name]-[hash].js` } } },
  };
}
