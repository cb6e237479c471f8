import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { hasHidden, printable } from '../model/hidden-characters';
import { statOf } from '../model/stat-of';
import { isMarkdown } from './page-filter';

/**
 * Files below a folder, relative to it, with forward slashes, sorted. Names that begin with a dot are left out, links
 * are followed. A folder that does not exist has none.
 */
export function walk(folder: string, accept: (file: string) => boolean): string[] {
  return explore(folder, accept).files;
}

/**
 * All that is below a folder, names that begin with a dot as well: for folders that are copied as they are. Links are
 * followed.
 */
export function walkAll(folder: string): Omit<Explored, 'folders'> {
  return explore(folder, () => true, true);
}

/**
 * The same as `walk` for a folder of a site root, and with what stands in the place of a file, which its reader tells
 * of: links to nothing, pipes, folders without any file. Links to folders that lead nowhere or back to a folder above
 * are problems, and so are pages that are left out for their ending.
 */
export function walkContent(
  root: string,
  folder: string,
  accept: (file: string) => boolean,
  problems: Diagnostic[],
): string[] {
  const isMisnamed = (name: string): boolean => couldBePage(name) && accept(withPageEnding(name));
  const found = explore(path.join(root, folder), (name) => accept(name) || isMisnamed(name));
  const problem = (name: string, words: Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'>): Diagnostic => ({
    file: path.posix.join(folder, name),
    line: 1,
    column: 1,
    ...words,
  });
  const badLink = (name: string, message: string): Diagnostic =>
    problem(name, {
      rule: 'file/link',
      severity: 'error',
      message,
      hint: 'Let it lead to a file or folder that exists, outside of the folders above it.',
    });
  const empty = found.folders.filter((name) => !found.files.some((file) => file.startsWith(`${name}/`)));
  const files = [...found.files, ...found.dangling, ...found.others, ...empty].filter(accept).sort();
  problems.push(
    ...found.dangling.filter(couldBeFolder).map((name) => badLink(name, 'The link leads to nothing.')),
    ...files
      .filter((name) => hasHidden(name) || /[\t\n\r]/.test(name))
      .map((name) =>
        problem(name, {
          rule: 'file/name',
          severity: 'error',
          message: `The file name "${printable(name)}" contains a hidden character.`,
          hint: 'Give the file or its folder a name of letters, digits, hyphens and underscores.',
        }),
      ),
    ...found.loops.map((name) => badLink(name, 'The link leads back to a folder that holds it.')),
    ...found.files
      .filter((name) => !accept(name))
      .map((name) =>
        problem(name, {
          rule: 'file/ending',
          severity: 'warning',
          message: 'The file is left out: pages end in .md or .mdx.',
          hint: `Call it ${path.posix.basename(withPageEnding(name))}.`,
        }),
      ),
  );
  return files;
}

/** Endings that writers or other tools give to Markdown, in any letters. */
const MARKDOWN = /\.(?:md(x?)|markdown|mdown|mkdn?)$/i;

const withPageEnding = (name: string): string =>
  name.replace(MARKDOWN, (_, x: string | undefined) => `.md${x?.toLowerCase() ?? ''}`);

/** Whether a file is Markdown that does not end as pages do. */
const couldBePage = (name: string): boolean => MARKDOWN.test(name) && !isMarkdown(name);

/** Names of files end in what kind they are of. */
const couldBeFolder = (name: string): boolean => path.posix.extname(name) === '';

interface Explored {
  files: string[];
  /** Folders that have the name of a file. */
  folders: string[];
  /** Pipes, sockets and devices. */
  others: string[];
  /** Links to nothing. */
  dangling: string[];
  /** Links to a folder above them. */
  loops: string[];
}

function explore(folder: string, accept: (file: string) => boolean, isHiddenToo = false): Explored {
  const found: Explored = { files: [], folders: [], others: [], dangling: [], loops: [] };
  if (!existsSync(folder)) return found;
  const visit = (below: string, above: readonly string[]): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      if (!isHiddenToo && entry.name.startsWith('.')) continue;
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      const full = path.join(folder, name);
      // A link to itself exists no more than one to nothing.
      const stat = entry.isSymbolicLink() ? statOf(full) : entry;
      if (stat === null) found.dangling.push(name);
      else if (stat.isDirectory()) {
        if (accept(name)) found.folders.push(name);
        // Only links can lead back, so folders without any are not asked for their real place.
        const real = entry.isSymbolicLink() ? realpathSync(full) : path.join(above.at(-1) ?? folder, entry.name);
        if (above.includes(real)) found.loops.push(name);
        else visit(name, [...above, real]);
      } else if (accept(name)) (stat.isFile() ? found.files : found.others).push(name);
    }
  };
  visit('', [realpathSync(folder)]);
  found.files.sort();
  return found;
}
