import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
// The server bundle asks for it later. It is loaded with the rest of React, so that all of it is of one NODE_ENV.
import 'react-dom/static';
import type { ComponentType } from 'react';
import type { Manifest } from 'vite';
import type { Page, PageModuleProps } from '../../../shared/page-data';
import type { AppData, ShellData, SiteData } from '../../../shared/site-data';
import {
  areUnchanged,
  cacheFolder,
  digest,
  digestsOf,
  openCache,
  PROJECT_ROOT,
  type Cache,
  type FileDigests,
} from '../../model/cache';
import { engineVersion } from '../../model/engine-version';
import { walk } from '../../read/walk';
import type { PageModule } from '../../read/page-modules';

/** A React page, before its default export is checked. */
interface LoadedModule {
  default?: ComponentType<PageModuleProps>;
  isStatic?: boolean;
}

/** What the server bundle gives to the engine; `src/app/entry-server.tsx` says what each does. */
export interface ServerEntry {
  renderShell(page: Page, site: ShellData, sidebarHtml: string | null, mainHtml: string): string;
  renderModule(component: ComponentType<PageModuleProps>, props: PageModuleProps): Promise<string>;
  pageComponentOf(name: string, module: LoadedModule): ComponentType<PageModuleProps>;
  themeScript(site: SiteData): string;
  earlyScript(hasSearch: boolean): string;
  baseUrlBannerScript(base: string): string;
  baseUrlBannerMarkup: string;
}

/** The bundled application. */
export interface AppBundle {
  /** Digest of everything in it. */
  id: string;
  /** Folder whose files go to the output's root. */
  clientFolder: string;
  manifest: Manifest;
  server: ServerEntry;
  /** Loaders of the React pages by module name. */
  pageModules: Record<string, () => Promise<LoadedModule>>;
}

/** What is noted of a bundle: where it is, what it was made of, and what it consists of. */
interface BundleRecord {
  folder: string;
  inputs: FileDigests;
  outputs: FileDigests;
}

/**
 * Bundles the application for browser and server, or takes both from the cache while every module that went into them
 * is as it was. Content is no part of it, so writing a page never bundles anything.
 */
export async function buildApp(site: AppData, pages: readonly PageModule[]): Promise<AppBundle> {
  const cache = openCache('app');
  const key = bundleKey(site, pages);
  const record = readRecord(cache, key) ?? (await bundleAnew(cache, key, site, pages));
  const folder = path.join(cacheFolder('app-files'), record.folder);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const load = (name: string): Promise<unknown> => import(pathToFileURL(path.join(folder, 'server', name)).href);
  const server = (await load('entry-server.js')) as ServerEntry;
  const { pageModules } = (await load('page-modules.js')) as Pick<AppBundle, 'pageModules'>;
  return {
    id: bundleId(record),
    clientFolder: path.join(folder, 'client'),
    manifest,
    server,
    pageModules,
  };
}

/** By what it is made of and what it consists of alone: the name of its folder is another one each time. */
function bundleId({ folder, inputs, outputs }: BundleRecord): string {
  const place = path.relative(PROJECT_ROOT, path.join(cacheFolder('app-files'), folder));
  const own = Object.entries(outputs).map(([file, content]) => [path.relative(place, file), content] as const);
  return digest(JSON.stringify([byName(Object.entries(inputs)), byName(own)]));
}

function byName<T>(files: (readonly [string, T])[]): (readonly [string, T])[] {
  return files.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Everything that is not a module of the application. React's own files differ by NODE_ENV. */
function bundleKey(site: AppData, pages: readonly PageModule[]): string {
  return digest(engineVersion(), JSON.stringify([site, pages, process.env['NODE_ENV'] ?? '']));
}

/** The record of a bundle that is whole and current; `null` otherwise. */
function readRecord(cache: Cache, key: string): BundleRecord | null {
  const text = cache.read(key);
  if (text === null) return null;
  const record = JSON.parse(text.toString()) as BundleRecord;
  return areUnchanged(record.inputs) && areUnchanged(record.outputs) ? record : null;
}

async function bundleAnew(
  cache: Cache,
  key: string,
  site: AppData,
  pages: readonly PageModule[],
): Promise<BundleRecord> {
  // A name of its own: another build may still be loading from the bundle that this one replaces.
  const name = `${key}-${Date.now().toString(36)}-${process.pid}`;
  const folder = path.join(cacheFolder('app-files'), name);
  // Vite takes half a second to load, which a build with a current bundle does not need.
  const { bundleInto } = await import('./bundle-into');
  const files = await bundleInto(folder, site, pages);
  const outputs = walk(folder, () => true).map((file) => path.join(folder, file));
  const lock = path.join(PROJECT_ROOT, 'package-lock.json');
  const record = { folder: name, inputs: digestsOf([...files, lock]), outputs: digestsOf(outputs) };
  cache.write(key, JSON.stringify(record));
  return record;
}
