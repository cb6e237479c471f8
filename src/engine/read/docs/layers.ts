import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderProblem, stands } from '../file-kind';
import { readText } from '../read-text';
import * as z from 'zod';
import { nearestHint } from '../../../shared/nearest';
import { readDocument, type SourceDocument } from '../documents';
import { configDiagnostics } from '../config/field-place';
import { readYaml } from '../yaml';
import { isMarkdown, isPage, type PageFilter } from '../page-filter';
import { walkContent } from '../walk';
import type { Diagnostic } from '../../model/diagnostic';
import { translate, withoutOriginal } from '../translation';
import { docsTranslations, readCategoryWords, type TranslatedLayer } from '../translation-folders';
import { nameCategory, placedByLabel, readCategory, translateCategory, type Category } from './category';
import { numberPrefix, type SplitName } from './doc-address';

const VERSION_FILE = '_version.yaml';

/** `_version.yaml` of a layer. */
const versionFileSchema = z.strictObject({
  /** Pages (paths below the layer, without extension) that this version no longer has. */
  removed: z.array(z.string()).default([]),
});

/** The files of one version: what its layer holds, and below it what the older layers hold. */
export interface VersionFiles {
  /** Keyed by path below the docs folder, extension included: `gadgets/trace_dns.md`. */
  pages: Map<string, SourceDocument>;
  /** Keyed by folder: `gadgets`, `devel/operator`. */
  categories: Map<string, Category>;
  /** Files whose front matter says `draft: true`; they make no page. */
  drafts: Set<string>;
}

/** What differs between docs sets and languages. */
interface LayerOptions {
  /** Names that lead to the set in the configuration. */
  keys?: readonly string[];
  /** Which files are pages; those of a folder without lists when left out. */
  pages?: PageFilter;
  /** A folder without layers, or a whole layer, has landing pages where Docusaurus has them: by their labels. */
  landingsByLabel?: boolean;
  /** A layer holds all pages of its version. */
  whole?: boolean;
  /** Folders of layers that are not in one of their name. */
  folders?: Readonly<Record<string, string>>;
  /** How names of files and folders are read; a number at their front is no part of them when left out. */
  split?: SplitName;
  /** The language to read the pages in: its code and its folder. */
  translation?: { language: string; folder: string; set: string };
}

/**
 * Reads the layers of a docs folder, oldest first, and stacks them: the files of a layer are those of the layer
 * below with its own put over them and its removed pages taken out.
 * Without layers the folder itself is the only version, under the empty name.
 */
export function readLayers(
  root: string,
  folder: string,
  layers: readonly string[],
  problems: Diagnostic[],
  {
    keys = ['docs'],
    pages = isPage,
    landingsByLabel = false,
    whole = false,
    folders = {},
    split = numberPrefix,
    translation,
  }: LayerOptions = {},
): Map<string, VersionFiles> {
  const stacked = new Map<string, VersionFiles>();
  const nothing: VersionFiles = { pages: new Map(), categories: new Map(), drafts: new Set() };
  let below = nothing;
  for (const [index, layer] of (layers.length > 0 ? layers : ['']).entries()) {
    const base = folders[layer] ?? path.posix.join(folder, layer);
    if (whole) below = nothing;
    if (!existsSync(path.join(root, base)) || folderProblem(path.join(root, base))) {
      // git keeps no empty folder: right after a cut, the newest layer has none.
      if (index > 0 && index === layers.length - 1 && !stands(path.join(root, base))) {
        stacked.set(layer, below);
        continue;
      }
      problems.push(...noLayer(root, base, { layer, keys, index }));
      continue;
    }
    const own = readFolder(root, base, pages, problems);
    if (landingsByLabel && (layer === '' || whole)) own.categories = placedByLabel(own.categories, split, problems);
    below = stack(below, own, readRemoved(root, base, below, problems));
    if (translation) {
      const { language, folder: own, set } = translation;
      const isNewest = index >= layers.length - 1;
      below = translated(root, below, language, { language: own, set, layer, isNewest, pages, split }, problems);
    }
    stacked.set(layer, below);
  }
  return stacked;
}

/** What is wrong with a layer that has no folder. */
function noLayer(
  root: string,
  base: string,
  { layer, keys, index }: { layer: string; keys: readonly string[]; index: number },
): Diagnostic[] {
  const full = path.join(root, base);
  const wrong = stands(full) ? folderProblem(full) : null;
  if (wrong) return [{ file: base, line: 1, column: 1, ...wrong }];
  return configDiagnostics(root, [
    {
      keys: [...keys, 'layers', String(index)],
      rule: 'versions/no-folder',
      severity: 'error',
      message: `${keys.join('.')}.layers: the layer "${layer}" has no folder ${base}/.`,
      hint: `Create ${base}/ or remove the layer.`,
    },
  ]);
}

/**
 * The files with those of a language in the place of their originals. They hold for newer layers too, until one of
 * these changes the original: an old translation never hides a newer text.
 */
function translated(
  root: string,
  files: VersionFiles,
  language: string,
  layer: TranslatedLayer & { pages: PageFilter; split: SplitName },
  problems: Diagnostic[],
): VersionFiles {
  const pages = new Map(files.pages);
  const categories = new Map(files.categories);
  for (const { file, words } of readCategoryWords(root, layer, problems))
    for (const folder of foldersOf(files)) {
      const word = words.get(files.categories.get(folder)?.label ?? layer.split(path.posix.basename(folder)).rest);
      if (word) categories.set(folder, nameCategory(categories.get(folder), word, file));
    }
  for (const { folder, isForeign } of docsTranslations(root, layer)) {
    const own = readFolder(root, folder, layer.pages, problems);
    for (const [file, document] of own.pages) {
      const original = files.pages.get(file);
      if (original) pages.set(file, translate(original, document, language));
      else if (!files.drafts.has(file))
        problems.push(withoutOriginal(document.file, file, [...files.pages.keys()], isForeign));
    }
    for (const [name, category] of own.categories)
      categories.set(name, translateCategory(categories.get(name), category));
  }
  return { ...files, pages, categories };
}

/** All folders of a version, those without a category file too. */
function foldersOf({ pages, categories }: VersionFiles): Set<string> {
  const folders = new Set(categories.keys());
  for (const file of pages.keys())
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
      folders.add(folder);
  return folders;
}

function readFolder(root: string, base: string, isPage: PageFilter, problems: Diagnostic[]): VersionFiles {
  const pages = new Map<string, SourceDocument>();
  const categories = new Map<string, Category>();
  const drafts = new Set<string>();
  const isRead = (name: string): boolean => isPage(name) || /(^|\/)_category_\.(ya?ml|json)$/.test(name);
  for (const file of walkContent(root, base, isRead, problems)) {
    const full = path.posix.join(base, file);
    if (isMarkdown(file)) {
      const document = readDocument(root, full, problems);
      if (document.frontMatter.draft) drafts.add(file);
      else pages.set(file, document);
    } else {
      categories.set(path.posix.dirname(file), readCategory(root, full, problems));
    }
  }
  return { pages, categories, drafts };
}

function readRemoved(root: string, base: string, below: VersionFiles, problems: Diagnostic[]): string[] {
  const file = path.posix.join(base, VERSION_FILE);
  if (!stands(path.join(root, file))) return [];
  const text = readText(root, file, problems);
  const result = readYaml(text, versionFileSchema, file);
  if (!result.ok) {
    problems.push(...result.problems);
    return [];
  }
  const known = [...below.pages.keys()].map((name) => name.replace(/\.mdx?$/, ''));
  for (const name of result.data.removed.filter((page) => !known.includes(page))) {
    const line = text.split('\n').findIndex((row) => row.includes(name)) + 1;
    problems.push({
      file,
      line: Math.max(1, line),
      column: 1,
      rule: 'versions/removed-unknown',
      severity: 'error',
      message: `removed: no older layer has the page "${name}".`,
      hint: nearestHint(name, known, 'Write the path below the layer, without extension.'),
    });
  }
  return result.data.removed;
}

function stack(below: VersionFiles, own: VersionFiles, removed: string[]): VersionFiles {
  const gone = new Set(removed);
  const bare = (file: string): string => file.replace(/\.mdx?$/, '');
  const replaced = new Set([...own.pages.keys()].map(bare));
  // A layer may bring a page as .mdx that was .md below, so pages are matched without their extension.
  const kept = [...below.pages].filter(([file]) => !gone.has(bare(file)) && !replaced.has(bare(file)));
  return {
    pages: new Map([...kept, ...own.pages]),
    categories: new Map([...below.categories, ...own.categories]),
    drafts: new Set([...[...below.drafts].filter((file) => !replaced.has(bare(file))), ...own.drafts]),
  };
}
