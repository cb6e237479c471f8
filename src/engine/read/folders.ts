import path from 'node:path';
import { statOf } from '../model/files';

/** The folders of a site; each is optional. */
export const FOLDERS = {
  docs: 'content/docs',
  blog: 'content/blog',
  pages: 'content/pages',
  gadgets: 'content/gadgets',
  /** Interface sentences of other languages: one file per language. */
  i18n: 'content/i18n',
  /** Site data other than pages: search vocabulary, sections, glossary, prose rules. */
  site: 'content/site',
  public: 'public',
} as const;

/** Folders whose files become pages. */
export const PAGE_FOLDERS: readonly string[] = [FOLDERS.docs, FOLDERS.blog, FOLDERS.pages];

/** Every folder that a build may read, whether it exists or not. */
export const SITE_FOLDERS: readonly string[] = Object.values(FOLDERS);

/** The folders that pages may name files of. */
export const PUBLISHED_FOLDERS: readonly string[] = ['content', 'public'];

/** Whether a site root has a folder. */
export const hasFolder = (root: string, folder: string): boolean =>
  statOf(path.join(root, folder))?.isDirectory() ?? false;
