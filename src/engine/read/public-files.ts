import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { hasHidden, printable } from '../model/hidden-characters';
import { fileProblem } from './file-kind';
import { endingOf, PUBLIC_ENDINGS } from './passive-files';
import { refusedFile } from './published-files';
import { explore } from './walk';

/**
 * Reports what is not copied from a folder that is copied as it is: pipes, links, private files, files that browsers
 * could run, and names that the build uses.
 */
export function publicProblems(root: string, folder: string): Diagnostic[] {
  const refusedFolder = refusedFile(root, folder);
  if (refusedFolder) return [refusedFolder];
  const { files, others, links } = explore(path.join(root, folder), () => true);
  return [...files, ...others, ...links].sort().flatMap((name) => {
    const file = path.posix.join(folder, name);
    const refused = refusedFile(root, file);
    if (refused) return [refused];
    const problem = others.includes(name) ? fileProblem(path.join(root, file)) : unpublishedProblem(name);
    return problem === null ? [] : [{ file, line: 1, column: 1, ...problem }];
  });
}

/** Folders of the output that only the build writes to: pages trust what is in them. */
const OWN_FOLDERS = new Set(['_data', '_search', 'assets', 'workers']);

function unpublishedProblem(name: string): Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'> | null {
  const severity = 'error';
  const [first = ''] = name.split('/');
  if (OWN_FOLDERS.has(first))
    return {
      rule: 'file/own-folder',
      severity,
      message: `Only the build writes to ${first}/ of the site.`,
      hint: 'Put the file into another folder.',
    };
  if (hasHidden(name) || /[\t\n\r]/.test(name))
    return {
      rule: 'file/name',
      severity,
      message: `The file name "${printable(name)}" contains a hidden character.`,
      hint: 'Give the file or its folder a name of letters, digits, hyphens and underscores.',
    };
  const ending = endingOf(name);
  if (ending === '' || PUBLIC_ENDINGS.includes(ending)) return null;
  return {
    rule: 'file/active',
    severity,
    message: `The file is not published: a browser may run what is in a ${ending} file.`,
    hint: `Files of the public folder end in ${PUBLIC_ENDINGS.join(', ')}, or have no ending.`,
  };
}
