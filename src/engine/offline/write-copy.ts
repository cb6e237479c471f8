import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { build, type Rolldown } from 'vite';
import { scriptJson } from '../../shared/text';
import type { AppData } from '../../shared/site-data';
import { normalizePath, pageFile, stripBase, twinFile } from '../../shared/urls';
import { readSearchPages, readWords } from '../render/search/load-files';
import { copyFile, type CopyPlan, exportedVersion, type ExportedVersion } from './addresses';
import { inlineFonts, rewritePage, rewriteTwin } from './rewrite';
import { PROJECT_ROOT } from '../model/cache';
import { statOf } from '../model/files';
import { bundleConfig } from '../render/bundle/config';

const SCRIPT = 'assets/offline.js';
const STYLES = 'assets/offline.css';
const SEARCH = 'assets/search.js';

interface CopySource {
  dist: string;
  site: AppData;
  version: string;
}

type CopyFiles = Map<string, string | Uint8Array>;

/**
 * Writes one version of a built site as a zip that works from a folder and from any server: pages with relative
 * addresses, one plain script, styles, pictures, search and the Markdown of each page. Throws `UsageError` that names
 * all versions for an unknown one.
 */
export async function writeCopy(source: CopySource, target: string): Promise<{ pages: number; bytes: number }> {
  const exported = exportedVersion(source, source.version);
  const folder = path.basename(target, '.zip');
  // The same site yields the same zip, so its files have a fixed time.
  const entries: Zippable = Object.fromEntries(
    [...(await copyOf(source, exported))].map(([file, content]) => [
      `${folder}/${file}`,
      [typeof content === 'string' ? strToU8(content) : content, { mtime: new Date(1980, 0, 1) }],
    ]),
  );
  const zip = zipSync(entries, { level: 9 });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, zip);
  return { pages: exported.routes.length, bytes: zip.length };
}

async function copyOf(source: CopySource, exported: ExportedVersion): Promise<CopyFiles> {
  const { dist, site, version } = source;
  const plan = planOf(source, exported);
  const { files, needed } = pagesOf(dist, exported, plan);
  addAssets(files, needed, source);
  const { script, styles } = await bundleOffline(site);
  files.set(SCRIPT, script).set(STYLES, styles);
  if (site.search.enabled) files.set(SEARCH, searchData(dist, version, plan));
  return files;
}

function planOf({ dist, site }: CopySource, { version, routes }: ExportedVersion): CopyPlan {
  const fileOf = (route: string): string => copyFile(route, version.path);
  return {
    url: site.url,
    base: site.base,
    pages: new Map(
      routes.flatMap((route) => [
        [route, fileOf(route)] as const,
        [`/${twinFile(route)}`, fileOf(route).replace(/html$/, 'md')] as const,
      ]),
    ),
    hasFile: (file) => !file.endsWith('.html') && statOf(path.join(dist, file))?.isFile() === true,
  };
}

function pagesOf(
  dist: string,
  { version, routes }: ExportedVersion,
  plan: CopyPlan,
): { files: CopyFiles; needed: Set<string> } {
  const files: CopyFiles = new Map();
  const needed = new Set<string>();
  const put = (file: string, { text, files: asked }: { text: string; files: string[] }): void => {
    files.set(file, text);
    for (const one of asked) needed.add(one);
  };
  for (const route of routes) {
    const file = copyFile(route, version.path);
    const html = readFileSync(path.join(dist, pageFile(route)), 'utf8');
    put(file, rewritePage(html, { file, route }, plan, { script: SCRIPT, styles: STYLES }));
    const twin = path.join(dist, twinFile(route));
    const twinTarget = file.replace(/html$/, 'md');
    if (existsSync(twin)) put(twinTarget, rewriteTwin(readFileSync(twin, 'utf8'), { file: twinTarget, route }, plan));
  }
  return { files, needed };
}

function addAssets(files: CopyFiles, needed: ReadonlySet<string>, { dist, site }: CopySource): void {
  const read = (file: string): Buffer => readFileSync(path.join(dist, file));
  const readFont = (address: string): Buffer => read((stripBase(address, site.base) ?? address).slice(1));
  for (const file of needed)
    files.set(file, file.endsWith('.css') ? inlineFonts(read(file).toString('utf8'), readFont) : read(file));
}

function searchData(dist: string, version: string, plan: CopyPlan): string {
  const pages = readSearchPages(dist, version).flatMap((page) => {
    const file = plan.pages.get(normalizePath(page.path));
    return file === undefined ? [] : [{ ...page, path: file, versions: [version] }];
  });
  return `window.offlineSearch=${scriptJson({ pages, words: readWords(dist) })};`;
}

/** Bundles what the pages of a copy do into one plain script, because browsers load no modules from a folder. */
async function bundleOffline(site: AppData): Promise<{ script: string; styles: string }> {
  const { output } = (await build({
    ...bundleConfig(site, []),
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(PROJECT_ROOT, 'src/app/offline/entry.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const styles = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (styles?.type !== 'asset') throw new Error('The script of the offline copy has no style sheet.');
  return { script: output[0].code, styles: String(styles.source) };
}
