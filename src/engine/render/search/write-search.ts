import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchPage } from '../../../shared/search/model';
import type { FileSink } from '../../model/output-files';
import { buildSearchFiles, type SearchBuildOptions, type SearchGroup } from './build-files';

/** What the search files of a language are made from, as data that can be handed to a thread. */
export interface SearchOrder {
  pages: SearchPage[];
  options: SearchBuildOptions;
  /** Where the files are, without slashes around it. */
  folder: string;
  /** Absolute path of the output of the build before; `null` where there is none. */
  before: string | null;
}

/** Time as it stands in file names: `20251125-101500`. */
function timestampOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}

/**
 * Writes search files. They are named by the time of the build that made them first: those of a version in which
 * nothing that is searched has changed since the output `before` keep their names.
 */
export function writeSearch(orders: readonly SearchOrder[], output: FileSink): void {
  for (const { pages, options, folder, before } of orders) {
    const named = buildSearchFiles(pages, options);
    const earlier = before === null ? [] : timesIn(path.join(before, folder));
    const now = timestampOf(new Date());
    const isThere = ({ name, content }: { name: string; content: Buffer }): boolean => {
      const file = path.join(before ?? '', folder, name);
      return existsSync(file) && readFileSync(file).equals(content);
    };
    const timeOf = (group: SearchGroup): string => earlier.find((time) => group(time).every(isThere)) ?? now;
    for (const { name, content } of named(timeOf)) output.add(`${folder}/${name}`, content);
  }
}

/** Times in the names of the search files of a folder, which may not exist. */
function timesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set(names.flatMap((name) => /^search-[a-z]+-(\d{8}-\d{6})-/.exec(name)?.[1] ?? []))];
}
