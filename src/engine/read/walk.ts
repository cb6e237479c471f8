import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';

/**
 * Files below a folder, relative to it, with forward slashes, sorted. Names that begin with a dot are left out, links
 * are followed. A folder that does not exist has none.
 */
export function walk(folder: string, accept: (file: string) => boolean): string[] {
  return explore(folder, accept).files;
}

/** The same for a folder of a site root; links that lead nowhere or back to a folder above are problems. */
export function walkContent(
  root: string,
  folder: string,
  accept: (file: string) => boolean,
  problems: Diagnostic[],
): string[] {
  const { files, dangling, loops } = explore(path.join(root, folder), accept);
  const problem = (name: string, message: string): Diagnostic => ({
    file: path.posix.join(folder, name),
    line: 1,
    column: 1,
    rule: 'file/link',
    severity: 'error',
    message,
    hint: 'Let it lead to a file or folder that exists, outside of the folders above it.',
  });
  problems.push(
    ...dangling.filter(accept).map((name) => problem(name, 'The link leads to nothing.')),
    ...loops.map((name) => problem(name, 'The link leads back to a folder that holds it.')),
  );
  return files;
}

interface Explored {
  files: string[];
  /** Links to nothing. */
  dangling: string[];
  /** Links to a folder above them. */
  loops: string[];
}

function explore(folder: string, accept: (file: string) => boolean): Explored {
  const found: Explored = { files: [], dangling: [], loops: [] };
  if (!existsSync(folder)) return found;
  const visit = (below: string, above: readonly string[]): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      const full = path.join(folder, name);
      // A link to itself exists no more than one to nothing.
      const stat = !entry.isSymbolicLink() ? entry : existsSync(full) ? statSync(full) : undefined;
      if (stat === undefined) found.dangling.push(name);
      else if (stat.isFile() && accept(name)) found.files.push(name);
      else if (stat.isDirectory()) {
        // Only links can lead back, so folders without any are not asked for their real place.
        const real = entry.isSymbolicLink() ? realpathSync(full) : path.join(above.at(-1) ?? folder, entry.name);
        if (above.includes(real)) found.loops.push(name);
        else visit(name, [...above, real]);
      }
    }
  };
  visit('', [realpathSync(folder)]);
  found.files.sort();
  return found;
}

/** Markdown pages; files and folders whose name begins with an underscore are partials and are left out. */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !/(^|\/)_/.test(file);
}
