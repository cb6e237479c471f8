import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { nearestHint } from '../../../shared/nearest';
import { fileError, type Diagnostic } from '../../model/diagnostic';
import { linkStatOf, statOf } from '../../model/files';
import { configDiagnostics } from '../config/field-place';
import { markedDraft, readDocument, type SourceDocument } from '../documents';
import { readText } from '../read-text';
import { isPage, walkContent } from '../walk';
import { number, readYaml } from '../yaml';

const VERSION_FILE = '_version.yaml';

/** `_version.yaml` of a layer. */
const versionFileSchema = z.strictObject({
  /** Pages (paths below the layer, without extension) that this version no longer has. */
  removed: z.array(z.string()).default([]),
});

/** The files of one version: its layer on top of the older layers. */
export interface VersionFiles {
  /** Keyed by path below the docs folder, extension included: `gadgets/trace_dns.md`. */
  pages: Map<string, SourceDocument>;
  /** Keyed by folder: `gadgets`, `devel/operator`. */
  categories: Map<string, Category>;
  /** Files with `draft: true` in their front matter, which have no page. */
  drafts: Set<string>;
}

/**
 * Reads the layers of the docs folder, oldest first, and stacks them: each layer inherits the files of the layer below,
 * except the pages that it replaces or removes.
 * Without layers the folder itself is the only version, under the empty name. With `withDrafts`, drafts are pages.
 */
export function readLayers(
  root: string,
  folder: string,
  layers: readonly string[],
  problems: Diagnostic[],
  withDrafts = false,
): Map<string, VersionFiles> {
  if (layers.length > 0) problems.push(...unlistedFolders(root, folder, layers));
  const stacked = new Map<string, VersionFiles>();
  let below: VersionFiles = { pages: new Map(), categories: new Map(), drafts: new Set() };
  for (const [index, layer] of (layers.length > 0 ? layers : ['']).entries()) {
    const base = path.posix.join(folder, layer);
    if (statOf(path.join(root, base))?.isDirectory())
      below = stack(below, readFolder(root, base, problems, withDrafts), readRemoved(root, base, below, problems));
    // Git keeps no empty folder: right after a cut, the newest layer has none.
    else if (index === 0 || index < layers.length - 1) {
      problems.push(...noLayer(root, base, layer, index));
      continue;
    }
    stacked.set(layer, below);
  }
  return stacked;
}

/** Folders that nothing reads, because `docs.layers` lacks them: a cut that was undone in part, a name misspelt. */
function unlistedFolders(root: string, folder: string, layers: readonly string[]): Diagnostic[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name) && !layers.includes(entry.name))
    .map(({ name }) =>
      fileError(
        path.posix.join(folder, name),
        'versions/unlisted-layer',
        `The folder ${name}/ is ignored: docs.layers in the configuration does not list it.`,
        nearestHint(name, layers, 'Add it there, or remove the folder.'),
      ),
    );
}

function noLayer(root: string, base: string, layer: string, index: number): Diagnostic[] {
  return configDiagnostics(root, [
    {
      keys: ['docs', 'layers', String(index)],
      rule: 'versions/no-folder',
      severity: 'error',
      message: `docs.layers: the layer "${layer}" has no folder ${base}/.`,
      hint: `Create ${base}/ or remove the layer.`,
    },
  ]);
}

function readFolder(root: string, base: string, problems: Diagnostic[], withDrafts: boolean): VersionFiles {
  const pages = new Map<string, SourceDocument>();
  const categories = new Map<string, Category>();
  const drafts = new Set<string>();
  const isRead = (name: string): boolean => isPage(name) || /(^|\/)_category_\.yaml$/.test(name);
  for (const file of walkContent(root, base, isRead, problems)) {
    const full = path.posix.join(base, file);
    if (isPage(file)) {
      const document = readDocument(root, full, problems);
      if (!document.frontMatter.draft) pages.set(file, document);
      else if (withDrafts) pages.set(file, markedDraft(document));
      else drafts.add(file);
    } else {
      categories.set(path.posix.dirname(file), readCategory(root, full, problems));
    }
  }
  return { pages, categories, drafts };
}

function readRemoved(root: string, base: string, below: VersionFiles, problems: Diagnostic[]): string[] {
  const file = path.posix.join(base, VERSION_FILE);
  if (linkStatOf(path.join(root, file)) === null) return [];
  const text = readText(root, file, problems);
  const { removed = [] } = readYaml(text, versionFileSchema, { file }, problems) ?? {};
  const known = [...below.pages.keys()].map((name) => name.replace(/\.md$/, ''));
  for (const name of removed.filter((page) => !known.includes(page))) {
    const line = text.split('\n').findIndex((row) => row.includes(name)) + 1;
    const message = `removed: no older layer has the page "${name}".`;
    const hint = nearestHint(name, known, 'Write the path relative to the layer, without extension.');
    problems.push(fileError(file, 'versions/removed-unknown', message, hint, Math.max(1, line)));
  }
  return removed;
}

function stack(below: VersionFiles, own: VersionFiles, removed: readonly string[]): VersionFiles {
  const removedFiles = new Set(removed.map((page) => `${page}.md`));
  const isKept = (file: string): boolean => !removedFiles.has(file) && !own.pages.has(file) && !own.drafts.has(file);
  return {
    pages: new Map([...[...below.pages].filter(([file]) => isKept(file)), ...own.pages]),
    categories: new Map([...below.categories, ...own.categories]),
    drafts: new Set([...[...below.drafts].filter((file) => !own.pages.has(file)), ...own.drafts]),
  };
}

/** `_category_.yaml` of a folder. */
const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: number.optional(),
  /** A landing page made from the category: title, description and a card for each child. */
  link: z
    .discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('generated-index'),
        title: z.string().optional(),
        description: z.string().optional(),
        /** Address below the version prefix; the folder with a last slash when left out. */
        slug: z.string().optional(),
        keywords: z.array(z.string()).default([]),
      }),
    ])
    .optional(),
  /** One line below the label on the parent's landing page. */
  description: z.string().optional(),
  /** `false`: the category is always open and has no control. */
  collapsible: z.boolean().default(true),
  collapsed: z.boolean().default(true),
});

export interface Category extends z.output<typeof categorySchema> {
  file: string;
}

/** Reads a category file. A folder whose file has problems gets the defaults. */
export function readCategory(root: string, file: string, problems: Diagnostic[]): Category {
  const data = readYaml(readText(root, file, problems), categorySchema, { file }, problems);
  return { ...(data ?? { collapsible: true, collapsed: true }), file };
}
