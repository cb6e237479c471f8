import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT_ROOT } from '../../model/cache';
import { CommandError } from '../../model/command-error';
import type { Diagnostic } from '../../model/diagnostic';
import { placeInText } from '../../model/place';

/** What the bundler says of a place in a source. `file` is absolute. */
type BundleProblem = Pick<Diagnostic, 'file' | 'line' | 'column' | 'message' | 'hint'>;

/** The application cannot be bundled: its message is for the terminal, `problems` are what is known with its place. */
export class BundleError extends CommandError {
  readonly problems: readonly BundleProblem[];

  constructor(message: string, problems: readonly BundleProblem[]) {
    super(message);
    this.problems = problems;
  }
}

/** What of a failed bundle concerns sources, and all of it in words, without colours and stacks of the bundler. */
export function bundleError(error: unknown): BundleError {
  const failures = error instanceof Error && 'errors' in error ? (error.errors as readonly Error[]) : [error];
  const texts = failures.map((failure) =>
    stripVTControlCharacters(failure instanceof Error ? failure.message : String(failure)),
  );
  if (texts.some((text) => /no space left on device/i.test(text)))
    return new BundleError('The disk is full. Make room and run the command again.', []);
  const problems = texts.flatMap((text) => unresolvedProblem(text) ?? placedProblem(text) ?? []);
  const words = texts.map((text) => text.split('\nStack backtrace:')[0]);
  return new BundleError(`The application cannot be bundled. ${words.join('\n')}`, problems);
}

/** The problems as those of a site; a file outside of it has a path that leads out of its root. */
export function bundleDiagnostics(root: string, { problems }: BundleError): Diagnostic[] {
  return problems.map((problem) => ({
    ...problem,
    file: path.relative(root, problem.file).split(path.sep).join('/'),
    rule: 'page/bundle',
    severity: 'error',
  }));
}

/** A frame says the place of what the bundler cannot read, below a first line with its reason. */
function placedProblem(text: string): BundleProblem | null {
  const place = /\[ (.+):(\d+):(\d+) \]/.exec(text);
  if (place === null) return null;
  const [, file = '', line, column] = place;
  const [said = ''] = text.split('\n');
  const reason = said.replace(/^\[[^\]]*\] */, '').replace(` in ${file}`, '');
  const missing = /^Could not resolve '(.+)'$/.exec(reason)?.[1];
  return {
    file: path.resolve(PROJECT_ROOT, file),
    line: Number(line),
    column: Number(column),
    message: missing === undefined ? reason : `There is no file "${missing}".`,
    ...(missing === undefined ? {} : { hint: 'Write the path relative to this file.' }),
  };
}

/** A package that there is not is told of without a place: it is where its name stands between quotes. */
function unresolvedProblem(text: string): BundleProblem | null {
  const [, name = '', file = ''] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(text) ?? [];
  if (!path.isAbsolute(file) || !existsSync(file)) return null;
  const source = readFileSync(file, 'utf8');
  const at = [`'${name}'`, `"${name}"`].map((quoted) => source.indexOf(quoted)).find((offset) => offset >= 0) ?? 0;
  return {
    file,
    ...placeInText(source, at),
    message: `There is no package "${name}".`,
    hint: 'Install it with npm, or write a path that begins with "./".',
  };
}
