import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { nearest } from '../../shared/nearest';
import { scriptJson } from '../../shared/script-json';
import type { AppData } from '../../shared/site-data';
import { normalizePath, pageFile, stripBase, twinFile } from '../../shared/urls';
import { UsageError } from '../model/command-error';
import { readSearchPages, readWords } from '../render/search/load-files';
import { copyFile, type CopyPlan } from './addresses';
import { bundleOffline } from './bundle';
import { inlineFonts, rewritePage, rewriteTwin, withoutFonts } from './rewrite';

const SCRIPT = 'assets/offline.js';
const STYLES = 'assets/offline.css';
const FONTS = 'assets/fonts.css';
const SEARCH = 'assets/search.js';

/** What a copy is made from. */
interface CopySource {
  /** Folder of the built site. */
  dist: string;
  site: AppData;
  /** Name of the version. */
  version: string;
}

/**
 * Writes one version of a built site as a zip that works from a folder and from any server: pages with relative
 * addresses, one plain script, styles, pictures, search and the Markdown of each page. Throws `UsageError` that names
 * all versions for an unknown one.
 */
export async function writeCopy(source: CopySource, target: string): Promise<{ pages: number; bytes: number }> {
  const { dist, version } = source;
  const folder = path.basename(target, '.zip');
  const { files, pages } = await copyOf(source);
  // The same site gives the same zip: its files have no time of their own.
  const entries: Zippable = Object.fromEntries(
    [...files].map(([file, content]) => [
      `${folder}/${file}`,
      [typeof content === 'string' ? strToU8(content) : content, { mtime: new Date(1980, 0, 1) }],
    ]),
  );
  const zip = zipSync(entries, { level: 9 });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, zip);
  if (pages === 0) throw new Error(`The version ${version} in ${dist} has no page.`);
  return { pages, bytes: zip.length };
}

/** The files of a copy by path. */
async function copyOf({ dist, site, version }: CopySource): Promise<{
  files: Map<string, string | Uint8Array>;
  pages: number;
}> {
  const set = site.docsSets[0];
  const known = (set?.versions ?? []).map(({ name }) => name);
  const found = set?.versions.find(({ name }) => name === version);
  if (!found) {
    const near = nearest(version, known);
    throw new UsageError(
      `There is no version "${version}".${near ? ` Did you mean "${near}"?` : ''} Versions: ${known.join(', ') || 'none'}.`,
    );
  }
  const home = found.path;
  const routes = routesOf(dist).flatMap((address) => {
    const route = normalizePath(stripBase(address, site.base) ?? address);
    return route === home || route.startsWith(`${home}/`) ? [route] : [];
  });
  const plan: CopyPlan = {
    origin: site.url,
    base: site.base,
    pages: new Map([
      ...routes.map((route) => [route, copyFile(route, home)] as const),
      ...routes.map((route) => [`/${twinFile(route)}`, copyFile(route, home).replace(/html$/, 'md')] as const),
    ]),
    hasFile: (file) => isFile(path.join(dist, file)) && !file.endsWith('.html'),
  };
  const files = new Map<string, string | Uint8Array>();
  const needed = new Set<string>();
  const put = (file: string, { text, files: asked }: { text: string; files: string[] }): void => {
    files.set(file, text);
    for (const one of asked) needed.add(one);
  };
  for (const route of routes) {
    const file = copyFile(route, home);
    const html = readFileSync(path.join(dist, pageFile(route)), 'utf8');
    put(file, rewritePage(html, { file, route }, plan, { script: SCRIPT, styles: [FONTS, STYLES] }));
    const twin = path.join(dist, twinFile(route));
    const twinTarget = file.replace(/html$/, 'md');
    if (existsSync(twin)) put(twinTarget, rewriteTwin(readFileSync(twin, 'utf8'), { file: twinTarget, route }, plan));
  }
  const read = (file: string): Uint8Array => readFileSync(path.join(dist, file));
  for (const file of needed) {
    if (!file.endsWith('.css')) files.set(file, read(file));
    else {
      const css = readFileSync(path.join(dist, file), 'utf8');
      files.set(file, withoutFonts(css));
      files.set(
        FONTS,
        inlineFonts(css, (address) => read((stripBase(address, site.base) ?? address).slice(1))),
      );
    }
  }
  const { script, styles } = await bundleOffline(site);
  files.set(SCRIPT, script).set(STYLES, styles);
  if (site.search.enabled) files.set(SEARCH, searchData(dist, version, plan));
  return { files, pages: routes.length };
}

/** The data of the search as a script; the addresses of pages are those of the copy. */
function searchData(dist: string, version: string, plan: CopyPlan): string {
  const pages = readSearchPages(dist, version).flatMap((page) => {
    const file = plan.pages.get(normalizePath(page.path));
    return file === undefined ? [] : [{ ...page, path: file, versions: [version] }];
  });
  return `window.offlineSearch=${scriptJson({ pages, words: readWords(dist) })};`;
}

function routesOf(dist: string): string[] {
  return (JSON.parse(readFileSync(path.join(dist, '_data/routes.json'), 'utf8')) as { paths: string[] }).paths;
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
