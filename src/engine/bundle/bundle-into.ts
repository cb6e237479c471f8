import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { SiteData } from '../../shared/site-data';
import type { PageModule } from '../site/load';
import { bundleConfig, CLIENT_ENTRY, SERVER_ENTRY } from './config';
import { PAGE_MODULES_ID } from './vite-plugin';

/**
 * Small modules that several chunks share come with the start, because each chunk of its own would be a request of
 * the first load. React and the shell stay apart: they are evaluated later, each in a task of its own.
 */
const START_CHUNK = {
  includeDependenciesRecursively: false,
  groups: [{ name: 'start', test: /preload-helper|src\/app\/(?:slices|storage|announce|behaviours\/dom)\.|src\/shared\/(?:urls|constants)\./ }],
};

/** Bundles into a folder: made aside and renamed, so that a broken run leaves nothing that looks finished. */
export async function bundleInto(folder: string, site: SiteData, pages: readonly PageModule[]): Promise<void> {
  const work = `${folder}.${process.pid}`;
  const shared = bundleConfig(site, pages);
  await build({
    ...shared,
    build: {
      outDir: path.join(work, 'client'), emptyOutDir: true, manifest: 'manifest.json', assetsDir: 'assets', assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false }, target: 'es2022', cssTarget: ['chrome123', 'firefox121', 'safari17.5'], reportCompressedSize: false,
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
