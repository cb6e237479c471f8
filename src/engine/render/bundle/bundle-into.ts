import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import type { AppData } from '../../../shared/site-data';
import type { PageModule } from '../../read/site';
import { PROJECT_ROOT } from '../../model/cache';
import { CommandError, messageOf } from '../../model/errors';
import { SHEETS, sheetSource } from './assets';
import { bundleConfig, CLIENT_ENTRY, SERVER_ENTRY, PAGE_MODULES_ID } from './config';
import { KEEP_WORKER } from '../../../shared/keep';

const source = (file: string): string => path.join(PROJECT_ROOT, 'src/app', file);

/** The service worker: a separate file with a stable name. */
const KEEP_SOURCE = source('keep/worker.ts');

/** What the bundler knows of modules; `importers` are those with static imports. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** What every island is made with; forms and their fields come with the islands that have some. */
const ISLAND_ROOT = source('islands/root.tsx');
const ISLAND_BASE = /\/src\/app\/(?:islands\/root|pages\/page-module|(?:context|hooks)\/)/;

/**
 * Whatever the entry imports is one file, also where something later imports it too, because each shared file of its
 * own would be a request of the first load. Two others are for islands and pages made by React: React itself with the
 * bundler's helpers, whose name stays as long as its version does, and what islands share.
 */
const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: (id: string, graph: ModuleGraph): string | null => {
        if (/\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/.test(id)) return 'react';
        if (importersOf(id, graph).has(CLIENT_ENTRY)) return 'shell';
        return ISLAND_BASE.test(id) || importersOf(id, graph).has(ISLAND_ROOT) ? 'islands' : null;
      },
    },
  ],
};

function importersOf(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) importersOf(importer, graph, found);
  return found;
}

/**
 * Bundles into a folder, made aside and renamed, so that a broken run leaves nothing that looks finished. Throws
 * `CommandError` when a source cannot be bundled.
 */
export async function bundleInto(folder: string, site: AppData, pages: readonly PageModule[]): Promise<void> {
  const work = mkdtempSync(`${folder}.`);
  try {
    await bundleBoth(work, site, pages);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    throw bundleError(error);
  }
  // Another build may have made the same bundle meanwhile.
  if (existsSync(folder)) rmSync(work, { recursive: true, force: true });
  else renameSync(work, folder);
}

/** The bundler's words about sources, which name file and line, without its colours and its own stack. */
function bundleError(error: unknown): CommandError {
  const failures = error instanceof Error && 'errors' in error ? (error.errors as readonly Error[]) : [error];
  const words = failures.map((one) => stripVTControlCharacters(messageOf(one)).split('\nStack backtrace:')[0]);
  return new CommandError(`The application cannot be bundled. ${words.join('\n')}`);
}

async function bundleBoth(work: string, site: AppData, pages: readonly PageModule[]): Promise<void> {
  const shared = bundleConfig(site, pages);
  await build({
    ...shared,
    build: {
      outDir: path.join(work, 'client'),
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      // Each name of a file is some bytes of the entry. React and what islands share are requested together with an
      // island; without that each would wait for the one before it.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => /\/(?:react|islands|rolldown-runtime)-/.test(file)),
      },
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      reportCompressedSize: false,
      rolldownOptions: {
        input: [CLIENT_ENTRY, ...SHEETS.map((name) => path.join(PROJECT_ROOT, sheetSource(name)))],
        output: { codeSplitting: CHUNKS },
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: path.join(work, 'client'),
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: { input: KEEP_SOURCE, output: { entryFileNames: KEEP_WORKER, format: 'iife' } },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: path.join(work, 'server'),
      emptyOutDir: true,
      ssr: true,
      // Errors of pages are reported with the lines of their source.
      sourcemap: true,
      target: 'node20',
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { 'entry-server': SERVER_ENTRY, 'page-modules': PAGE_MODULES_ID },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  // The server bundle imports React by name; the nearest package.json must say that its files are files.
  writeFileSync(path.join(work, 'server/package.json'), '{"type":"module"}');
  addLicences(path.join(work, 'client/licences'));
  renameSync(path.join(work, 'client/manifest.json'), path.join(work, 'manifest.json'));
}

/** The fonts' licence (SIL OFL 1.1, section 2) must accompany the fonts. */
function addLicences(folder: string): void {
  mkdirSync(folder);
  const fonts = source('fonts');
  for (const name of readdirSync(fonts).filter((file) => file.endsWith('-OFL.txt')))
    copyFileSync(path.join(fonts, name), path.join(folder, name));
}
