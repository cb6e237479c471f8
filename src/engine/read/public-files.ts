import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { BAD_LINK, fileProblem } from './file-kind';
import { walkAll } from './walk';

/** What of a folder that is copied as it is cannot be copied: pipes, sockets, links to nothing or back. */
export function publicProblems(root: string, folder: string): Diagnostic[] {
  const { others, dangling, loops } = walkAll(path.join(root, folder));
  const wrong = [...others, ...dangling.filter((name) => !isEditorsMark(name)), ...loops].sort();
  return wrong.flatMap((name) => {
    const file = path.posix.join(folder, name);
    const problem = loops.includes(name) ? LEADS_BACK : fileProblem(path.join(root, file));
    return problem === null ? [] : [{ file, line: 1, column: 1, ...problem }];
  });
}

const LEADS_BACK = { ...BAD_LINK, message: 'The link leads back to a folder that holds it.' };

/** A link beside a file that is being edited, which says who does; it leads to no file. */
const isEditorsMark = (name: string): boolean => path.posix.basename(name).startsWith('.#');
