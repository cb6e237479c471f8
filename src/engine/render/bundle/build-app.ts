import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import type { Manifest } from 'vite';
import type { Page, PageModuleProps } from '../../../shared/page-data';
import type { AppData, SiteData } from '../../../shared/site-data';
import { cacheFolder, digest, digestFiles, PROJECT_ROOT } from '../../model/cache';
import { walk } from '../../read/walk';
import type { PageModule } from '../../read/site';

/** A React page, before its default export is checked. */
interface LoadedModule {
  default?: ComponentType<PageModuleProps>;
}

/** What the server bundle gives to the engine; `src/app/entry-server.tsx` says what each does. */
export interface ServerEntry {
  renderShell(
    page: Page,
    site: SiteData,
    sidebarHtml: string | null,
    component?: ComponentType<PageModuleProps>,
  ): string;
  pageComponentOf(name: string, module: LoadedModule): ComponentType<PageModuleProps>;
  themeScript(site: SiteData): string;
  baseUrlBannerScript(base: string): string;
  baseUrlBannerMarkup: string;
}

/** The bundled application. */
export interface AppBundle {
  /** Folder whose files go to the output's root. */
  clientFolder: string;
  manifest: Manifest;
  server: ServerEntry;
  /** Loaders of the React pages by module name. */
  pageModules: Record<string, () => Promise<LoadedModule>>;
}

/**
 * Bundles the application for browser and server, or takes both from the cache: their key is everything they are
 * made of. Content is no part of it, so writing a page never bundles anything.
 */
export async function buildApp(site: AppData, pages: readonly PageModule[]): Promise<AppBundle> {
  const folder = path.join(cacheFolder('app'), appKey(site, pages));
  if (!existsSync(path.join(folder, 'done'))) {
    // Loaded when there is something to bundle: the bundler is a large part of a warm build's start.
    const { bundleInto } = await import('./bundle-into');
    await bundleInto(folder, site, pages);
  }
  const clientFolder = path.join(folder, 'client');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const load = (name: string): Promise<unknown> => import(pathToFileURL(path.join(folder, 'server', name)).href);
  const server = (await load('entry-server.js')) as ServerEntry;
  const { pageModules } = (await load('page-modules.js')) as Pick<AppBundle, 'pageModules'>;
  return { clientFolder, manifest, server, pageModules };
}

function appKey(site: AppData, pages: readonly PageModule[]): string {
  const sources = ['src/app', 'src/shared', 'src/engine/render/bundle'].flatMap((folder) =>
    walk(path.join(PROJECT_ROOT, folder), (file) => !/\.test\.tsx?$/.test(file)).map((file) =>
      path.join(PROJECT_ROOT, folder, file),
    ),
  );
  const pageFolders = [...new Set(pages.map((page) => page.file.slice(0, page.file.length - page.name.length - 4)))];
  const pageSources = pageFolders.flatMap((folder) => walk(folder, () => true).map((file) => path.join(folder, file)));
  // React's own files differ by NODE_ENV.
  return digest(
    JSON.stringify(site),
    process.env['NODE_ENV'] ?? '',
    digestFiles([...sources, ...pageSources, path.join(PROJECT_ROOT, 'package-lock.json')]),
  );
}
