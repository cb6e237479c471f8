import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { hasHidden, printable } from '../model/hidden-characters';
import { refusedFile } from './published-files';

/** Whether a file below a content folder is a page. Files and folders whose name begins with an underscore are not. */
export const isPage = (file: string): boolean => file.endsWith('.md') && !/(?:^|\/)_/.test(file);

/**
 * Files below a folder, relative to it, with forward slashes, sorted. Names that begin with a dot are left out, except
 * `.well-known`, and links are not followed. A folder that does not exist has none.
 */
export function walk(folder: string, accept: (file: string) => boolean): string[] {
  return explore(folder, accept).files;
}

/**
 * The same as `walk` for a folder of a site root. Pipes, links and empty folders that are named like a file are
 * included, because their reader reports them. Other links, and pages left out for their ending, are problems.
 */
export function walkContent(
  root: string,
  folder: string,
  accept: (file: string) => boolean,
  problems: Diagnostic[],
): string[] {
  const refused = refusedFile(root, folder);
  if (refused) {
    problems.push(refused);
    return [];
  }
  const isMisnamed = (name: string): boolean => couldBePage(name) && accept(withPageEnding(name));
  const found = explore(path.join(root, folder), (name) => accept(name) || isMisnamed(name));
  const problem = (name: string, words: Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'>): Diagnostic => ({
    file: path.posix.join(folder, name),
    line: 1,
    column: 1,
    ...words,
  });
  const empty = found.folders.filter((name) => !found.files.some((file) => file.startsWith(`${name}/`)));
  const files = [...found.files, ...found.others, ...found.links, ...empty].filter(accept).sort();
  problems.push(
    ...found.links
      .filter((name) => !accept(name))
      .flatMap((name) => refusedFile(root, path.posix.join(folder, name)) ?? []),
    ...files
      .filter((name) => hasHidden(name) || !IN_ADDRESS.test(name))
      .map((name) =>
        problem(name, {
          rule: 'file/name',
          severity: 'error',
          message: `The file name "${printable(name)}" cannot be part of an address.`,
          hint: `Call it "${properName(name)}": letters, digits, hyphens and underscores, and points only before digits.`,
        }),
      ),
    ...found.files
      .filter((name) => !accept(name))
      .map((name) =>
        problem(name, {
          rule: 'file/ending',
          severity: 'error',
          message: 'The file is left out: names of pages end in .md.',
          hint: `Call it ${path.posix.basename(withPageEnding(name))}.`,
        }),
      ),
  );
  return files;
}

/** Names that are the same in an address as on the disk, and that nothing takes for a file with another ending. */
const IN_ADDRESS = /^(?:[\w/-]|\.(?=\d))+\.\w+$/;

/** The name that a file would have with legal characters alone. */
function properName(name: string): string {
  const { dir, name: base, ext } = path.posix.parse(name);
  const letters = path.posix
    .join(dir, base)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  const bare = letters.replace(/\.(?!\d)|[^\w/.-]+/g, '-').replace(/-+(?=\/|$)|(?<=^|\/)-+/g, '');
  return (bare === '' ? 'page' : bare) + ext;
}

/** Endings that writers or other tools give to Markdown, in any letters. */
const MARKDOWN = /\.(?:mdx?|markdown|mdown|mkdn?)$/i;

const withPageEnding = (name: string): string => name.replace(MARKDOWN, '.md');

/** Whether a file is Markdown that does not end as pages do. */
const couldBePage = (name: string): boolean => MARKDOWN.test(name) && !name.endsWith('.md');

/** What is below a folder. */
interface Explored {
  files: string[];
  /** Folders that have the name of a file. */
  folders: string[];
  /** Pipes, sockets and devices. */
  others: string[];
  /** Symbolic links, wherever they lead. */
  links: string[];
}

/** Looks through a folder. Links are found whatever their names, because those to folders look like folders. */
export function explore(folder: string, accept: (file: string) => boolean): Explored {
  const found: Explored = { files: [], folders: [], others: [], links: [] };
  if (!existsSync(folder)) return found;
  const visit = (below: string): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isSymbolicLink()) found.links.push(name);
      else if (entry.isDirectory()) {
        if (accept(name)) found.folders.push(name);
        visit(name);
      } else if (accept(name)) (entry.isFile() ? found.files : found.others).push(name);
    }
  };
  visit('');
  for (const list of Object.values(found)) list.sort();
  return found;
}
