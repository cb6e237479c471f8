import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeHTMLAttribute } from 'entities';
import { keepListFile, type KeepList } from '../../../shared/keep';
import { entriesOf, MANIFEST_NAME, SEARCH_FOLDER, type SearchManifest } from '../../../shared/search/files';
import {
  commandsDataFile,
  GLOSSARY_FILE,
  pageAddress,
  pageDataPath,
  pageFile,
  routesPath,
  searchScope,
  stripBase,
} from '../../../shared/urls';
import { digest } from '../../model/cache';
import type { OutputFiles } from '../../model/output-files';
import type { DocsVersion } from '../../plan/docs/docs-version';
import { PAGE_STYLES } from '../bundle/style-parts';
import { PACKED_SUFFIXES } from '../hosts/hosting';
import { walk } from '../../read/walk';
import type { RenderContext } from '../documents/render-site';

/** As much of a document as its links to style sheets need. */
const HEAD_BYTES = 8192;
/** Cards and drawings of feeds are for other sites. */
const FOR_OTHERS = /^(?:cards|feeds)\//;
/** Browsers ask for files by their own names. */
const isPacked = (file: string): boolean => PACKED_SUFFIXES.some((suffix) => file.endsWith(suffix));

/**
 * Writes for each version the list of all files that reading it without a network needs. Works on the finished folder,
 * and before the assets of earlier builds are put in.
 */
export function writeKeepLists(languages: readonly RenderContext[], output: OutputFiles): void {
  const { folder } = output;
  const assets = walk(path.join(folder, 'assets'), (file) => !FOR_OTHERS.test(file) && !isPacked(file)).map(
    (file) => `/assets/${file}`,
  );
  for (const context of languages) {
    for (const version of context.site.docs) {
      const scope = searchScope(version.set, version.config.name);
      const file = keepListFile(context.site.language.prefix, scope);
      writeFileSync(path.join(folder, file), JSON.stringify(keepList(context, version, scope, output, assets)));
    }
  }
}

function keepList(
  { site, plan }: RenderContext,
  { set, config, path: home }: DocsVersion,
  scope: string,
  output: OutputFiles,
  assets: readonly string[],
): KeepList {
  const { folder } = output;
  const pages = plan.pages.filter(({ docs }) => docs?.set === set.id && docs.version === config.name);
  const sheets = new Set(
    pages.flatMap(({ path: route }) => sheetsOf(path.join(folder, pageFile(route)), site.config.base)),
  );
  const { prefix } = site.language;
  const parts = [
    // The sheets of pages are many; those that only other pages link are left out.
    ...assets.filter(
      (file) => !(file.startsWith(`/assets/${PAGE_STYLES}`) && file.endsWith('.css')) || sheets.has(file),
    ),
    ...pages.map(({ path: route }) => pageDataPath(route)),
    ...pages.flatMap(({ sidebar }) => sidebar ?? []).map((name) => `/_data/${name}.html`),
    ...searchFiles(path.join(folder, SEARCH_FOLDER + prefix), scope).map(
      (name) => `/${SEARCH_FOLDER}${prefix}/${name}`,
    ),
    `/${commandsDataFile(config.name)}`,
    `${home}/gadgets.json`,
    routesPath(prefix),
    `/${GLOSSARY_FILE}`,
    ...readdirSync(folder).flatMap((name) => (/^favicon.*\.(?:svg|png|ico)$/.test(name) ? [`/${name}`] : [])),
  ];
  const files = [...new Set(parts)].filter((file) => sizeOf(path.join(folder, file)) !== null);
  const documents = pages.map(({ path: route }) => pageFile(route));
  const all = [...files.map((file) => file.slice(1)), ...documents];
  const bytes = all.reduce((sum, file) => sum + (sizeOf(path.join(folder, file)) ?? 0), 0);
  const mark = digest(...all.flatMap((file) => [file, output.digestOf(file) ?? '']));
  const addresses = pages.map(({ path: route }) => encodeURI(pageAddress(site.config, route)));
  return { version: config.name, mark, bytes, files: [...addresses, ...files] };
}

/** Style sheets that a document links. */
function sheetsOf(file: string, base: string): string[] {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const text = head.toString('utf8', 0, readSync(handle, head, 0, HEAD_BYTES, 0));
    return [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
      .map(([, written = '']) => decodeHTMLAttribute(written))
      .map((href) => stripBase(href, base) ?? href);
  } finally {
    closeSync(handle);
  }
}

/** The manifest, the files of a version and those of what belongs to none. */
function searchFiles(folder: string, scope: string): string[] {
  const file = path.join(folder, MANIFEST_NAME);
  if (sizeOf(file) === null) return [];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as SearchManifest;
  const own = entriesOf(manifest, scope).flatMap(({ doc, index, text }) => [doc, index, text]);
  return [MANIFEST_NAME, ...own, ...(manifest.vocabulary === null ? [] : [manifest.vocabulary])];
}

const sizeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.size ?? null;
