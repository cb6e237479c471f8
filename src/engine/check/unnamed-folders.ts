import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { titleOfName } from '../read/docs/doc-address';
import type { VersionSource } from '../read/site';

/** Folders that the sidebar would show by their names on the disk, each with one of its pages. */
export function unnamedFolders(versions: readonly Pick<VersionSource, 'files'>[]): Diagnostic[] {
  const found = new Map<string, string>();
  for (const { files } of versions)
    for (const [page, { file }] of files.pages) {
      const folder = path.posix.dirname(page);
      const isNamed =
        folder === '.' || files.pages.has(`${folder}/index.md`) || files.categories.get(folder)?.label !== undefined;
      if (!isNamed && !found.has(folder)) found.set(folder, file);
    }
  return [...found].map(([folder, file]) => ({
    file,
    line: 1,
    column: 1,
    rule: 'sidebar/unnamed',
    severity: 'error',
    message: `The folder ${folder}/ has no name for the sidebar.`,
    hint: `Write "label: ${titleOfName(folder)}" into _category_.yaml next to this file, or write an index.md.`,
  }));
}
