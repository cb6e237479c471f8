import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepListFile, type KeepList } from '../../../shared/keep';
import { entriesOf, MANIFEST_NAME, SEARCH_FOLDER, type SearchManifest } from '../../../shared/search/files';
import { commandsDataFile, GLOSSARY_FILE, pageDataPath, pageFile, routesPath } from '../../../shared/urls';
import { digest } from '../../model/cache';
import type { OutputFiles } from '../../model/files';
import type { DocsVersion } from '../../plan/docs/docs-version';
import { PACKED_SUFFIXES, WORKER_FOLDER } from '../hosts/hosting';
import { walk } from '../../read/walk';
import type { RenderContext } from '../documents/render-context';

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
  const assets = ['assets', WORKER_FOLDER].flatMap((part) =>
    walk(path.join(folder, part), (file) => !FOR_OTHERS.test(file) && !isPacked(file)).map(
      (file) => `/${part}/${file}`,
    ),
  );
  for (const context of languages) {
    for (const version of context.site.docs) {
      const scope = version.config.name;
      const file = keepListFile(context.site.language.prefix, scope);
      writeFileSync(path.join(folder, file), JSON.stringify(keepList(context, version, scope, output, assets)));
    }
  }
}

function keepList(
  { site, plan }: RenderContext,
  { config, path: home }: DocsVersion,
  scope: string,
  output: OutputFiles,
  assets: readonly string[],
): KeepList {
  const { folder } = output;
  const pages = plan.pages.filter(({ docs }) => docs?.version === config.name);
  const { prefix } = site.language;
  const parts = [
    ...assets,
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
  const addresses = pages.map(({ path: route }) => encodeURI(route));
  return { version: config.name, mark, bytes, files: [...addresses, ...files] };
}

function searchFiles(folder: string, scope: string): string[] {
  const file = path.join(folder, MANIFEST_NAME);
  if (sizeOf(file) === null) return [];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as SearchManifest;
  const own = entriesOf(manifest, scope).flatMap(({ doc, index, text }) => [doc, index, text]);
  return [MANIFEST_NAME, ...own, ...[manifest.vocabulary, manifest.languages].filter((name) => name !== null)];
}

const sizeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.size ?? null;
