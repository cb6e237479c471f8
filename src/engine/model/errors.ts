import path from 'node:path';
import * as errors from '../../shared/errors';
import { PROJECT_ROOT } from './cache';

/** A failure of a command that one clear line explains; no stack is shown. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** A command that was not called as it can be. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** Reads a whole number from a command line; digits only. Throws `UsageError` with the legal range. */
export function wholeNumber(
  name: string,
  text: string,
  { least = 1, most }: { least?: number; most?: number } = {},
): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= (most ?? Infinity)) return value;
  const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`${name} is "${text}". It is a whole number ${range}.`);
}

/** What is wrong with a text whose reader has called itself too often. */
const TOO_DEEP = 'It is nested too deeply.';

/** Whether functions called each other more often than the machine can remember. */
export function isOutOfStack(error: unknown): boolean {
  return error instanceof RangeError && error.message.startsWith('Maximum call stack');
}

/** The message of a thrown value. Running out of stack means that a text is nested too deeply. */
export const messageOf = (error: unknown): string => (isOutOfStack(error) ? TOO_DEEP : errors.messageOf(error));

const FRAME = /(?<=[( ])((?:file:\/\/)?\/[^()\n]+?):(\d+):(\d+)\)?$/gm;

/** The engine, which lies below the root of the project's own site. Its bundle is one of the packages. */
const ENGINE = path.join(PROJECT_ROOT, 'src/engine', path.sep);

/** Where in the sources of a site a value was thrown, its file relative to the root; `null` where that is not known. */
export function thrownPlace(root: string, error: unknown): { file: string; line: number; column: number } | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = [...stack.matchAll(FRAME)]
    .map(([, file = '', line, column]) => ({
      file: file.replace(/^file:\/\//, ''),
      line: Number(line),
      column: Number(column),
    }))
    .find(({ file }) => isOfSite(root, file));
  return found ? { ...found, file: path.relative(root, found.file).split(path.sep).join('/') } : null;
}

const isOfSite = (root: string, file: string): boolean =>
  file.startsWith(root + path.sep) &&
  !file.startsWith(ENGINE) &&
  /\.[jt]sx?$/.test(file) &&
  !file.includes('/node_modules/');
