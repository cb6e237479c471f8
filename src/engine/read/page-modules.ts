import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import type { SiteLocale } from './locales';
import { textOf } from './read-text';
import { walkContent } from './walk';

/** A React page of the site. */
export interface PageModule {
  /** Path below the pages folder without extension. */
  name: string;
  /** Absolute path. */
  file: string;
  /** Route path. */
  route: string;
}

/**
 * React pages of a folder; names that begin with an underscore and tests are left out.
 */
export function findPages(root: string, folder: string, problems: Diagnostic[]): PageModule[] {
  const names = walkContent(root, folder, isReactPage, problems);
  return names.flatMap((name) => {
    const file = path.join(root, folder, name);
    const text = textOf(root, path.posix.join(folder, name), problems);
    return text === null ? [] : [pageModule(file, name.replace(/\.\w+$/, ''))];
  });
}

function isReactPage(file: string): boolean {
  return /\.(tsx|jsx)$/.test(file) && !/(^|\/)_|\.test\./.test(file) && /^[^/A-Z]/.test(path.posix.basename(file));
}

function pageModule(file: string, name: string): PageModule {
  return { name, file, route: `/${name}`.replace(/\/index$/, '') || '/' };
}

/** React pages of a language: its own in the place of those of the default language, all at its routes. */
export function localPages(
  root: string,
  { prefix, folder, isDefault }: SiteLocale,
  pages: PageModule[],
  problems: Diagnostic[],
): PageModule[] {
  if (isDefault) return pages;
  const own = folder === null ? [] : findPages(root, `${folder}/pages`, problems);
  return pages.map((page) => {
    const translation = own.find(({ route }) => route === page.route);
    const route = prefix + page.route;
    return translation ? { ...translation, name: prefix.slice(1) + page.route, route } : { ...page, route };
  });
}
