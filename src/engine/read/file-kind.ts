import type { Stats } from 'node:fs';
import type { Diagnostic } from '../model/diagnostic';
import { linkStatOf, statOf } from '../model/stat-of';

/** What is wrong with what stands at a path, without its place. */
type KindProblem = Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'>;

/** Whether something stands at a path, be it a link to nothing: whoever asks has to use it or to tell of it. */
export const stands = (file: string): boolean => linkStatOf(file) !== null;

/** What stands in the place of a file that is to be read; `null` where it is a plain file. */
export function fileProblem(file: string): KindProblem | null {
  const stat = statOf(file);
  if (stat === null) return BAD_LINK;
  if (stat.isFile()) return null;
  return {
    rule: 'file/kind',
    severity: 'error',
    message: `${kindOf(stat)} stands in the place of a file.`,
    hint: 'Put a file there, or remove it.',
  };
}

/** A link that leads nowhere. */
const BAD_LINK: KindProblem = {
  rule: 'file/link',
  severity: 'error',
  message: 'The link leads to nothing.',
  hint: 'Let it lead to a file or folder that exists, outside of the folders above it.',
};

function kindOf(stat: Stats): string {
  if (stat.isDirectory()) return 'A folder';
  if (stat.isFile()) return 'A file';
  if (stat.isFIFO()) return 'A named pipe';
  return stat.isSocket() ? 'A socket' : 'A device';
}
