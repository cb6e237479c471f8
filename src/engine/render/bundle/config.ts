import path from 'node:path';
import type { InlineConfig } from 'vite';
import type { AppData } from '../../../shared/site-data';
import { PROJECT_ROOT } from '../../model/cache';
import type { PageModule } from '../../read/site';
import { siteModules, type SiteModules } from './vite-plugin';

export const CLIENT_ENTRY = path.join(PROJECT_ROOT, 'src/app/entry-client.ts');
export const SERVER_ENTRY = path.join(PROJECT_ROOT, 'src/app/entry-server.tsx');

/** Configuration of the bundler for the site in one language. */
export function bundleConfig(site: AppData, pages: readonly PageModule[]): InlineConfig {
  return sharedConfig(site.base, () => ({ sites: [site], pages }));
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
    plugins: [siteModules(modules)],
    oxc: { jsx: { runtime: 'automatic' } },
    // A root outside of the project has no packages of its own; React must be one copy in any case.
    resolve: { dedupe: ['react', 'react-dom'] },
    worker: { format: 'es' },
  };
}
