import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic';
import { FIRST_SET } from './docs/sets';
import { readYamlFile } from './yaml-file';

/** A folder with translations. */
export interface TranslationFolder {
  /** Relative to the root. */
  folder: string;
  /** Laid out as Docusaurus does, which leaves out what translates nothing. */
  isForeign: boolean;
}

/** Folders of Docusaurus, whose plugins have one each, with the id of the instance behind it. */
const FOREIGN_DOCS = 'docusaurus-plugin-content-docs';
const FOREIGN_BLOG = 'docusaurus-plugin-content-blog';
const FOREIGN_PAGES = 'docusaurus-plugin-content-pages';

/** A layer whose translations are looked for. */
export interface TranslatedLayer {
  /** Folder of the language, relative to the root. */
  language: string;
  /** Id of the docs set. */
  set: string;
  /** Empty for a set without layers. */
  layer: string;
  /** Docusaurus calls what it is not the version of yet "current". */
  isNewest: boolean;
}

/** The folders that a language has for a layer; what a later one says counts. */
export function docsTranslations(root: string, layer: TranslatedLayer): TranslationFolder[] {
  const own = path.posix.join(layer.language, 'docs', layer.set, layer.layer);
  return existing(root, [
    ...foreignNames(layer).map((folder) => ({ folder, isForeign: true })),
    { folder: own, isForeign: false },
  ]);
}

/** The folders that a language has for the posts. */
export function blogTranslations(root: string, language: string): TranslationFolder[] {
  return existing(root, [
    { folder: `${language}/${FOREIGN_BLOG}`, isForeign: true },
    { folder: `${language}/blog`, isForeign: false },
  ]);
}

/** The folders that a language has for pages of Markdown that are no documentation. */
export function pageTranslations(root: string, language: string): TranslationFolder[] {
  return existing(root, [
    { folder: `${language}/${FOREIGN_PAGES}`, isForeign: true },
    { folder: `${language}/pages`, isForeign: false },
  ]);
}

function existing(root: string, folders: readonly TranslationFolder[]): TranslationFolder[] {
  return folders.filter(({ folder }) => existsSync(path.join(root, folder)));
}

function foreignNames({ language, set, layer, isNewest }: TranslatedLayer): string[] {
  const plugin = `${language}/${FOREIGN_DOCS}${set === FIRST_SET ? '' : `-${set}`}`;
  const versions = layer === '' ? [] : [`version-${layer}`, layer];
  return [...(isNewest ? ['current'] : []), ...versions].map((name) => `${plugin}/${name}`);
}

const textsSchema = z.record(z.string(), z.looseObject({ message: z.string() }));

/** What Docusaurus keeps beside the folder of a version: words of the sidebar by the label in the default language. */
interface CategoryWords {
  file: string;
  words: ReadonlyMap<string, CategoryWord>;
}

/** The words of one category. */
interface CategoryWord {
  label?: string;
  title?: string;
  description?: string;
}

/** The words of the categories of a layer; none where a language has no file of them. */
export function readCategoryWords(root: string, layer: TranslatedLayer, problems: Diagnostic[]): CategoryWords[] {
  return foreignNames(layer).flatMap((folder): CategoryWords[] => {
    const file = `${folder}.json`;
    const data = readYamlFile(root, file, textsSchema, problems);
    return data === null ? [] : [{ file, words: wordsOf(data) }];
  });
}

function wordsOf(texts: z.output<typeof textsSchema>): Map<string, CategoryWord> {
  const words = new Map<string, CategoryWord>();
  for (const [key, { message }] of Object.entries(texts)) {
    const [, name = '', field] =
      /^sidebar\.[^.]+\.category\.(.+?)(?:\.link\.generated-index\.(title|description))?$/.exec(key) ?? [];
    if (name !== '') words.set(name, { ...words.get(name), [field ?? 'label']: message });
  }
  return words;
}
