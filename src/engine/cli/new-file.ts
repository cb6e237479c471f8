import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../model/command-error';
import { MAX_DESCRIPTION } from '../read/documents';

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

/**
 * A description as given; throws `CommandError` when it is too long. Left out, it is empty, and `check` asks for it.
 */
export function descriptionOf(value: string | undefined): string {
  const text = value ?? '';
  if (text.length > MAX_DESCRIPTION)
    throw new CommandError(
      `The description is ${text.length} characters long. Up to ${MAX_DESCRIPTION} characters are shown in full.`,
    );
  return text;
}

/** A front matter line with a text; always quoted, so that colons and quotes do no harm. */
export function yamlText(field: string, value: string): string {
  return `${field}: ${JSON.stringify(value)}`;
}

/** A front matter line with a list. */
export function yamlList(field: string, values: readonly string[]): string {
  return `${field}: [${values.map((value) => (/^[\w./ -]+$/.test(value) && !/^[\d-]/.test(value) ? value : JSON.stringify(value))).join(', ')}]`;
}
