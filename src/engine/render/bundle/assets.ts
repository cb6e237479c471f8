import path from 'node:path';
import type { Manifest } from 'vite';
import { PROJECT_ROOT } from '../../model/cache';

/** The sheet of every page, the print sheet, and the sheets of two sections: `src/app/styles/<name>.css`. */
export const SHEETS = ['site', 'print', 'home', 'blog'] as const;

type SheetName = (typeof SHEETS)[number];

/** Source file of a sheet, relative to the project. */
export const sheetSource = (name: SheetName): string => `src/app/styles/${name}.css`;

/** Files of the bundle that the heads of pages link, without a slash in front. */
export interface PageAssets {
  script: string;
  styles: Record<SheetName, string>;
  /** Chunks the entry imports statically, fetched at once instead of one after the other. */
  preloads: string[];
  /** Faces that every page is set in. */
  fonts: string[];
}

/** The font of rarely used letters, which few pages need. */
const EXTENDED_FONT = /-extended(-[^/]*)?\.woff2$/;

/** Reads the files of pages from Vite's manifest. Throws when the manifest lacks the entry or a style sheet. */
export function entryAssets(manifest: Manifest): PageAssets {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && !chunk.file.endsWith('.css'));
  if (!entry) throw new Error('The bundle has no entry script.');
  const preloads = filesOf(manifest, entry.imports ?? []);
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = new Set(files.filter((file) => file.endsWith('.woff2') && !EXTENDED_FONT.test(file)));
  const sheets = SHEETS.map((name) => {
    const file = manifest[sheetSource(name)]?.file;
    if (file === undefined) throw new Error(`The bundle has no style sheet "${name}".`);
    return [name, file];
  });
  const styles = Object.fromEntries(sheets) as PageAssets['styles'];
  return { script: entry.file, styles, preloads, fonts: [...fonts] };
}

const MOUNT = 'src/app/pages/mount-page.tsx';

/** Files that a React page needs besides the entry; none where nothing is bundled. `source` is the page's own file. */
export function modulePreloads(manifest: Manifest, source: string): string[] {
  const key = path.relative(PROJECT_ROOT, source).split(path.sep).join('/');
  const { script, preloads } = entryAssets(manifest);
  return filesOf(manifest, [MOUNT, key]).filter((file) => file !== script && !preloads.includes(file));
}

function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...files];
}
