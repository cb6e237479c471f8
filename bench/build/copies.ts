import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setAside } from './set-aside';

/**
 * Writes a site with the documentation of this one several times over: every layer has the same folders again as
 * `copy-2`, `copy-3` and so on, in every version. Made outside of the repository; configuration and the rest are ours.
 */
export function writeCopies(root: string, target: string, copies: number): void {
  setAside(path.dirname(target), [path.basename(target)]);
  mkdirSync(target, { recursive: true });
  for (const folder of ['content', 'public'])
    cpSync(path.join(root, folder), path.join(target, folder), { recursive: true });
  const config = readFileSync(path.join(root, 'site.config.ts'), 'utf8');
  writeFileSync(path.join(target, 'site.config.ts'), config.replaceAll("'./src/", `'${root}/src/`));
  // Where packages are, a build keeps its output for the next one.
  mkdirSync(path.join(target, 'node_modules'));
  const docs = path.join(root, 'content/docs');
  for (const layer of readdirSync(docs)) {
    for (let copy = 2; copy <= copies; copy += 1)
      copyLayer(path.join(docs, layer), path.join(target, 'content/docs', layer, `copy-${copy}`));
  }
}

/** Addresses that a category names are below the copy. */
function copyLayer(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(file) !== '_category_.yaml') continue;
    const text = readFileSync(path.join(to, file), 'utf8');
    writeFileSync(path.join(to, file), text.replace(/^( *slug: )/m, `$1${path.basename(to)}/`));
  }
}
