import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { statOf } from '../model/stat-of';
import { refusalOf } from './published-files';
import { readText } from './read-text';

/** A file that another one puts in, or what is wrong with it. */
type Included = { ok: true; file: string; text: string } | { ok: false; problem: string };

/**
 * Reads files that Markdown files name, relative to themselves or from the root as `@site/…` or `/…`.
 */
export function includesOf(root: string): (from: string, specifier: string) => Included {
  return (from, specifier) => {
    const fromRoot = /^(?:@site)?\/(.*)$/s.exec(specifier)?.[1];
    const named =
      fromRoot !== undefined ? path.join(root, fromRoot) : path.resolve(root, path.dirname(from), specifier);
    const target = ['', ...ENDINGS].map((ending) => named + ending).find(isFile) ?? named;
    const file = pathBetween(root, target);
    const refusal = refusalOf(root, target);
    if (refusal) return { ok: false, problem: `it ${refusal.reason}` };
    if (!isFile(target)) return { ok: false, problem: 'there is no such file' };
    const problems: Diagnostic[] = [];
    const text = readText(root, file, problems);
    const wrong = problems.find(({ severity }) => severity === 'error');
    if (wrong)
      return { ok: false, problem: `${file}:${wrong.line}:${wrong.column}: ${wrong.message.replace(/\.$/, '')}` };
    return { ok: true, file, text: text.replace(/\r\n?/g, '\n') };
  };
}

/** What an import may leave out of the name of a file, in the order in which bundlers look for it. */
const ENDINGS = ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'];

const isFile = (file: string): boolean => statOf(file)?.isFile() ?? false;

const pathBetween = (root: string, target: string): string => path.relative(root, target).split(path.sep).join('/');
