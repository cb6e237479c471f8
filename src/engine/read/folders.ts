import path from 'node:path';
import { linkStatOf, statOf } from '../model/files';
import type { Diagnostic } from '../model/diagnostic';
import { refusedFile } from './published-files';

const FOLDERS = {
  docs: 'content/docs',
  blog: 'content/blog',
  pages: 'content/pages',
  gadgets: 'content/gadgets',
  /** Interface sentences of other languages: one file per language. */
  i18n: 'content/i18n',
  /** What the site knows besides its pages: search vocabulary, sections, glossary, prose rules. */
  site: 'content/site',
  public: 'public',
} as const;

/** The folders that a site has; `null` for each that it lacks. */
export type SiteFolders = Readonly<Record<keyof typeof FOLDERS, string | null>>;

/** Folders whose files become pages. */
export const PAGE_FOLDERS: readonly string[] = [FOLDERS.docs, FOLDERS.blog, FOLDERS.pages];

/** Every folder that a build may read, whether it exists or not. */
export const SITE_FOLDERS: readonly string[] = Object.values(FOLDERS);

/** The folders that pages may name files of. */
export const PUBLISHED_FOLDERS: readonly string[] = ['content', 'public'];

/** Reports symbolic links in place of folders, which are not followed. */
export function linkedFolders(root: string): Diagnostic[] {
  return SITE_FOLDERS.flatMap((folder) => {
    const isThere = linkStatOf(path.join(root, folder)) !== null;
    return (isThere && refusedFile(root, folder)) || [];
  });
}

/** Finds the folders of a site root. */
export function findFolders(root: string): SiteFolders {
  const found = Object.entries(FOLDERS).map(([name, folder]) => {
    const isFolder = statOf(path.join(root, folder))?.isDirectory() ?? false;
    return [name, isFolder ? folder : null];
  });
  return Object.fromEntries(found) as SiteFolders;
}
