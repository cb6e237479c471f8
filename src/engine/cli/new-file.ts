import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../model/command-error';

/** Writes a new file below a root; throws `CommandError` when it exists, which it never overwrites. */
export function writeNew(root: string, file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  try {
    writeFileSync(path.join(root, file), content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new CommandError(`${file} already exists. Choose another name, or edit that file.`);
    throw error;
  }
}

/** A front matter line with a text; always quoted, so that colons and quotes do no harm. */
export function yamlText(field: string, value: string): string {
  return `${field}: ${JSON.stringify(value)}`;
}
