import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileError, type Diagnostic } from '../model/diagnostic';
import { hasHidden, printable } from '../model/hidden-characters';
import { refusedFile, notAFile, endingOf, PUBLIC_ENDINGS } from './published-files';

/** Whether a file below a content folder is a page. Files and folders whose name begins with an underscore are not. */
export const isPage = (file: string): boolean => file.endsWith('.md') && !/(?:^|\/)_/.test(file);

/** Something below a folder; its path has forward slashes and is relative to the folder. */
interface Entry {
  name: string;
  kind: 'file' | 'folder' | 'link' | 'other';
}

/**
 * Everything below a folder, sorted. Names that begin with a dot are left out, except `.well-known`, and links are not
 * followed. A folder that does not exist has nothing.
 */
function entriesBelow(folder: string): Entry[] {
  const found: Entry[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
      const name = path.posix.join(below, entry.name);
      const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'other';
      found.push({ name, kind });
      if (kind === 'folder') visit(name);
    }
  };
  if (existsSync(folder)) visit('');
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The files of `entriesBelow`. */
export function walk(folder: string, accept: (file: string) => boolean): string[] {
  return entriesBelow(folder).flatMap(({ name, kind }) => (kind === 'file' && accept(name) ? [name] : []));
}

/**
 * The same as `walk` for a folder of a site root. Folders, links and pipes that are named like a file are included,
 * because their reader reports them. Other links, and pages left out for their ending, are problems.
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
  const entries = entriesBelow(path.join(root, folder));
  for (const { name, kind } of entries) {
    const report = (rule: string, message: string, hint: string): void =>
      void problems.push(fileError(path.posix.join(folder, name), `file/${rule}`, message, hint));
    if (accept(name)) {
      if (hasHidden(name) || !IN_ADDRESS.test(name))
        report(
          'name',
          `The file name "${printable(name)}" cannot be part of an address.`,
          'Rename it: letters, digits, hyphens and underscores, and points only before digits.',
        );
    } else if (kind === 'link') problems.push(...[refusedFile(root, path.posix.join(folder, name)) ?? []].flat());
    else if (kind === 'file' && accept(withPageEnding(name)))
      report(
        'ending',
        'The file is ignored: page files must end in .md.',
        `Call it ${path.posix.basename(withPageEnding(name))}.`,
      );
  }
  return entries.flatMap(({ name }) => (accept(name) ? [name] : []));
}

/** Names that need no encoding in an address and cannot be mistaken for a file with another extension. */
const IN_ADDRESS = /^(?:[\w/-]|\.(?=\d))+\.\w+$/;

/** A name with the page extension instead of another common extension for Markdown. */
const withPageEnding = (name: string): string => name.replace(/\.(?:mdx?|markdown|mdown|mkdn?)$/i, '.md');

/** Folders of the output that only the build writes to: pages trust what is in them. */
const OWN_FOLDERS = new Set(['_data', '_search', 'assets', 'workers']);

/**
 * Reports what is not copied from a folder that is copied as it is: pipes, links, private files, files that browsers
 * could run, and names that the build uses.
 */
export function publicProblems(root: string, folder: string): Diagnostic[] {
  const refused = refusedFile(root, folder);
  if (refused) return [refused];
  return entriesBelow(path.join(root, folder)).flatMap(({ name, kind }): Diagnostic[] => {
    const file = path.posix.join(folder, name);
    if (kind === 'folder') return [];
    const problem = refusedFile(root, file) ?? (kind === 'file' ? unpublished(file, name) : notAFile(file));
    return problem ? [problem] : [];
  });
}

function unpublished(file: string, name: string): Diagnostic | null {
  const [first = ''] = name.split('/');
  if (OWN_FOLDERS.has(first))
    return fileError(
      file,
      'file/own-folder',
      `The folder ${first}/ is reserved for the build.`,
      'Put the file into another folder.',
    );
  // A browser reads a backslash as a slash.
  if (hasHidden(name) || /[\t\n\r\\]/.test(name))
    return fileError(
      file,
      'file/name',
      `The file name "${printable(name)}" contains a hidden character or a backslash.`,
      'Give the file or its folder a name of letters, digits, hyphens and underscores.',
    );
  const ending = endingOf(name);
  if (ending === '' || PUBLIC_ENDINGS.includes(ending)) return null;
  return fileError(
    file,
    'file/active',
    `The file is not published: a browser may run what is in a ${ending} file.`,
    `Files of the public folder must end in ${PUBLIC_ENDINGS.join(', ')}, or have no extension.`,
  );
}
