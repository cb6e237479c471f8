import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { importGraph } from '../model/import-graph';
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

/** Modules that Docusaurus makes up for its own pages; no package has them. */
const FOREIGN = /^@(?:theme|theme-original|docusaurus|generated|site)(?:\/|$)/;

/**
 * React pages of a folder; names that begin with an underscore and tests are left out. Those that need another builder
 * are left out too, each with an error.
 */
export function findPages(root: string, folder: string, problems: Diagnostic[]): PageModule[] {
  const names = walkContent(root, folder, isReactPage, problems);
  return names.flatMap((name) => {
    const file = path.join(root, folder, name);
    const found: Diagnostic[] = [];
    if (textOf(root, path.posix.join(folder, name), found) === null) {
      problems.push(...found);
      return [];
    }
    const problem = foreignImport(file);
    if (problem) problems.push({ file: path.posix.join(folder, name), ...problem });
    return problem ? [] : [pageModule(file, name.replace(/\.\w+$/, ''))];
  });
}

function isReactPage(file: string): boolean {
  return /\.(tsx|jsx)$/.test(file) && !/(^|\/)_|\.test\./.test(file) && /^[^/A-Z]/.test(path.posix.basename(file));
}

function pageModule(file: string, name: string): PageModule {
  return { name, file, route: `/${name}`.replace(/\/index$/, '') || '/' };
}

type PageProblem = Omit<Diagnostic, 'file'>;

/** What a page cannot get from this builder, imported by itself or by a file that it imports. */
function foreignImport(file: string): PageProblem | null {
  const name = importGraph(file).packages.find((one) => FOREIGN.test(one));
  if (name === undefined) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(name));
  return {
    line: Math.max(at, 0) + 1,
    column: at < 0 ? 1 : (lines[at]?.indexOf(name) ?? 0) + 1,
    rule: 'page/foreign-import',
    severity: 'error',
    message: `The page ${at < 0 ? 'imports a file that needs' : 'needs'} "${name}", which only Docusaurus has, so it is left out.`,
    hint: 'Write the page with React alone, or begin the name of its file with an underscore.',
  };
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
