import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import 'react-dom/static';
import type { ComponentType } from 'react';
import type { Manifest } from 'vite';
import type { HydratedProps } from '../../../shared/island-props';
import type { Page, PageModuleProps } from '../../../shared/page-data';
import type { AppData, ShellData, SiteData } from '../../../shared/site-data';
import { cacheFolder, digest, PROJECT_ROOT, engineVersion, pruneOnceADay } from '../../model/cache';
import { walk } from '../../read/walk';
import type { PageModule } from '../../read/site';

// The server bundle asks for it later. It is loaded with the rest of React, so that all of it is of one NODE_ENV.

/** A React page, before its default export is checked. */
interface LoadedModule {
  default?: ComponentType<PageModuleProps>;
  isStatic?: boolean;
}

/** Exports of the server bundle; `src/app/entry-server.tsx` explains each. */
export interface ServerEntry {
  renderShell(page: Page, site: ShellData, sidebarHtml: string | null, mainHtml: string): string;
  renderModule(component: ComponentType<PageModuleProps>, props: PageModuleProps): Promise<string>;
  renderIsland<Name extends keyof HydratedProps>(name: Name, props: HydratedProps[Name], site: ShellData): string;
  pageComponentOf(name: string, module: LoadedModule): ComponentType<PageModuleProps>;
  themeScript(site: SiteData): string;
  earlyScript(hasSearch: boolean): string;
  baseUrlBannerScript(base: string): string;
}

/** The bundled application. */
export interface AppBundle {
  /** Digest of everything it is made from. */
  id: string;
  /** Folder whose files go to the output's root. */
  clientFolder: string;
  manifest: Manifest;
  server: ServerEntry;
  /** Loaders of the React pages by module name. */
  pageModules: Record<string, () => Promise<LoadedModule>>;
}

/**
 * Bundles the application for browser and server, or takes both from the cache while none of their sources has
 * changed, which saves a writer two seconds per build. Content is not one of the sources.
 */
export async function buildApp(site: AppData, pages: readonly PageModule[]): Promise<AppBundle> {
  const id = bundleId(site, pages);
  const folder = path.join(cacheFolder('app-files'), id);
  if (!existsSync(folder)) {
    // Vite takes half a second to load, which a build with a current bundle does not need.
    const { bundleInto } = await import('./bundle-into');
    await bundleInto(folder, site, pages);
    pruneOnceADay(path.dirname(folder));
  }
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const load = (name: string): Promise<unknown> => import(pathToFileURL(path.join(folder, 'server', name)).href);
  const server = (await load('entry-server.js')) as ServerEntry;
  const { pageModules } = (await load('page-modules.js')) as Pick<AppBundle, 'pageModules'>;
  return { id, clientFolder: path.join(folder, 'client'), manifest, server, pageModules };
}

/**
 * Digest of what is bundled: the sources of the engine, style sheets and fonts among them, the configuration, and the
 * folder of the React pages with all that is in it. React's own files differ by NODE_ENV.
 */
function bundleId(site: AppData, pages: readonly PageModule[]): string {
  const folders = new Set(pages.map(({ file, name }) => file.slice(0, file.length - `${name}.tsx`.length)));
  const files = [path.join(PROJECT_ROOT, 'src/app'), ...folders].flatMap((folder) =>
    walk(folder, () => true).map((file) => path.join(folder, file)),
  );
  const settings = JSON.stringify([site, pages, process.env['NODE_ENV'] ?? '']);
  return digest(engineVersion(), settings, ...files.map((file) => readFileSync(file)));
}
