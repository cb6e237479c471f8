import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import { build, type Manifest } from 'vite';
import type { Page, PageModuleProps } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { cacheFolder, digest, digestFiles, PROJECT_ROOT } from '../cache-folder';
import { walk } from '../content/walk';
import type { PageModule } from '../site/load';
import { bundleConfig, CLIENT_ENTRY, SERVER_ENTRY } from './config';
import { PAGE_MODULES_ID } from './vite-plugin';

/** A React page, before its default export is checked. */
interface LoadedModule {
  default?: ComponentType<PageModuleProps>;
}

/** What the server bundle gives to the engine; `src/app/entry-server.tsx` says what each does. */
export interface ServerEntry {
  renderShell(page: Page, site: SiteData, sidebarHtml: string | null, component?: ComponentType<PageModuleProps>): string;
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
 * Small modules that several chunks share come with the start, because each chunk of its own would be a request of
 * the first load. React and the shell stay apart: they are evaluated later, each in a task of its own.
 */
const START_CHUNK = {
  includeDependenciesRecursively: false,
  groups: [{ name: 'start', test: /preload-helper|src\/app\/(?:slices|storage|announce|behaviours\/dom)\.|src\/shared\/(?:urls|constants)\./ }],
};

/**
 * Bundles the application for browser and server, or takes both from the cache: their key is everything they are
 * made of. Content is no part of it, so writing a page never bundles anything.
 */
export async function buildApp(site: SiteData, pages: readonly PageModule[]): Promise<AppBundle> {
  const folder = path.join(cacheFolder('app'), appKey(site, pages));
  if (!existsSync(path.join(folder, 'done'))) await bundleInto(folder, site, pages);
  const clientFolder = path.join(folder, 'client');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const load = (name: string): Promise<unknown> => import(pathToFileURL(path.join(folder, 'server', name)).href);
  const server = (await load('entry-server.js')) as ServerEntry;
  const { pageModules } = (await load('page-modules.js')) as Pick<AppBundle, 'pageModules'>;
  return { clientFolder, manifest, server, pageModules };
}

function appKey(site: SiteData, pages: readonly PageModule[]): string {
  const sources = ['src/app', 'src/shared', 'src/engine/bundle'].flatMap((folder) => walk(path.join(PROJECT_ROOT, folder), (file) => !/\.test\.tsx?$/.test(file)).map((file) => path.join(PROJECT_ROOT, folder, file)));
  const pageFolders = [...new Set(pages.map((page) => page.file.slice(0, page.file.length - page.name.length - 4)))];
  const pageSources = pageFolders.flatMap((folder) => walk(folder, () => true).map((file) => path.join(folder, file)));
  // React's own files differ by NODE_ENV.
  return digest(JSON.stringify(site), process.env['NODE_ENV'] ?? '', digestFiles([...sources, ...pageSources, path.join(PROJECT_ROOT, 'package-lock.json')]));
}

async function bundleInto(folder: string, site: SiteData, pages: readonly PageModule[]): Promise<void> {
  const work = `${folder}.${process.pid}`;
  const shared = bundleConfig(site, pages);
  await build({
    ...shared,
    build: {
      outDir: path.join(work, 'client'), emptyOutDir: true, manifest: 'manifest.json', assetsDir: 'assets', assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false }, target: 'es2022', reportCompressedSize: false,
      rolldownOptions: { input: CLIENT_ENTRY, output: { codeSplitting: START_CHUNK } },
    },
  });
  await build({
    ...shared,
    build: { outDir: path.join(work, 'server'), emptyOutDir: true, ssr: true, target: 'node20', copyPublicDir: false, reportCompressedSize: false, rolldownOptions: { input: { 'entry-server': SERVER_ENTRY, 'page-modules': PAGE_MODULES_ID }, output: { entryFileNames: '[name].js' } } },
  });
  // The server bundle imports React by name; the nearest package.json must say that its files are modules.
  writeFileSync(path.join(work, 'server/package.json'), '{"type":"module"}');
  renameSync(path.join(work, 'client/manifest.json'), path.join(work, 'manifest.json'));
  writeFileSync(path.join(work, 'done'), '');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  renameSync(work, folder);
  dropOld(path.dirname(folder), path.basename(folder));
}

/** Keeps the newest few bundles, so that switching between two sites does not bundle each time. */
function dropOld(parent: string, current: string): void {
  const entries = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== current);
  for (const entry of entries.slice(0, Math.max(0, entries.length - 8))) rmSync(path.join(parent, entry.name), { recursive: true, force: true });
}
