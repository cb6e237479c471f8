import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { textOf } from './read-text';
import { walkContent } from './walk';

export interface PageModule {
  /** Path below the pages folder without extension. */
  name: string;
  /** Absolute path. */
  file: string;
  route: string;
}

/** React pages of a folder; names that begin with an underscore and tests are left out. */
export function findPages(root: string, folder: string, problems: Diagnostic[]): PageModule[] {
  const isReactPage = (file: string): boolean => file.endsWith('.tsx') && !/(^|\/)_|\.test\./.test(file);
  return walkContent(root, folder, isReactPage, problems).flatMap((file) => {
    if (textOf(root, path.posix.join(folder, file), problems) === null) return [];
    const name = file.replace(/\.tsx$/, '');
    return [{ name, file: path.join(root, folder, file), route: `/${name}`.replace(/\/index$/, '') || '/' }];
  });
}
