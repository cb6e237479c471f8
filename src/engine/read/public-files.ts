import path from 'node:path';
import { fileError, type Diagnostic } from '../model/diagnostic';
import { hasHidden, printable } from '../model/hidden-characters';
import { endingOf, PUBLIC_ENDINGS } from './passive-files';
import { notAFile, refusedFile } from './published-files';
import { entriesBelow } from './walk';

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
      `Only the build writes to ${first}/ of the site.`,
      'Put the file into another folder.',
    );
  if (hasHidden(name) || /[\t\n\r]/.test(name))
    return fileError(
      file,
      'file/name',
      `The file name "${printable(name)}" contains a hidden character.`,
      'Give the file or its folder a name of letters, digits, hyphens and underscores.',
    );
  const ending = endingOf(name);
  if (ending === '' || PUBLIC_ENDINGS.includes(ending)) return null;
  return fileError(
    file,
    'file/active',
    `The file is not published: a browser may run what is in a ${ending} file.`,
    `Files of the public folder end in ${PUBLIC_ENDINGS.join(', ')}, or have no ending.`,
  );
}
