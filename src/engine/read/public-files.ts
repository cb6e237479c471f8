import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { statOf } from '../model/stat-of';
import { fileProblem } from './file-kind';

/** What of a folder that is copied as it is cannot be copied: pipes, sockets, links to nothing. */
export function publicProblems(root: string, folder: string): Diagnostic[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const full = path.join(entry.parentPath, entry.name);
    if (entry.isFile() || entry.isDirectory() || statOf(full)?.isDirectory()) return [];
    const wrong = fileProblem(full);
    const file = path.relative(root, full).split(path.sep).join('/');
    return wrong === null ? [] : [{ file, line: 1, column: 1, ...wrong }];
  });
}
