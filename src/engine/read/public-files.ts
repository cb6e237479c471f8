import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { hasHidden, printable } from '../model/hidden-characters';
import { BAD_LINK, fileProblem } from './file-kind';
import { endingOf, PUBLIC_ENDINGS } from './passive-files';
import { walkAll } from './walk';

/**
 * Reports what cannot be copied from a folder that is copied as it is: pipes, sockets, links to nothing or back, files
 * that browsers could run, and names that the build uses.
 */
export function publicProblems(root: string, folder: string): Diagnostic[] {
  const { files, others, dangling, loops } = walkAll(path.join(root, folder));
  const wrong = [...others, ...dangling.filter((name) => !isEditorsMark(name)), ...loops].sort();
  const unpublished = files.flatMap((name) => {
    const problem = unpublishedProblem(name);
    return problem === null ? [] : [{ file: path.posix.join(folder, name), line: 1, column: 1, ...problem }];
  });
  const unreadable = wrong.flatMap((name) => {
    const file = path.posix.join(folder, name);
    const problem = loops.includes(name) ? LEADS_BACK : fileProblem(path.join(root, file));
    return problem === null ? [] : [{ file, line: 1, column: 1, ...problem }];
  });
  return [...unpublished, ...unreadable];
}

/** Folders of the output that only the build writes to: pages trust what is in them. */
const OWN_FOLDERS = new Set(['_data', '_search', 'assets']);

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

const LEADS_BACK = { ...BAD_LINK, message: 'The link leads back to a folder that holds it.' };

/** A link beside a file that is being edited, which says who does; it leads to no file. */
const isEditorsMark = (name: string): boolean => path.posix.basename(name).startsWith('.#');
