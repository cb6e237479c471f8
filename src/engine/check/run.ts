import path from 'node:path';
import { DiagnosticsError } from '../diagnostics/diagnostic';
import { formatDiagnostics } from '../diagnostics/print';
import { loadGadgets } from '../gadgets/load';
import { checkContent } from './check-content';
import { readTree } from './read-tree';

/** Checks the pages of the site in the current folder, or only the files given, and prints what is wrong. */
function main(files: string[]): number {
  const root = process.cwd();
  const catalogue = loadGadgets(root);
  const wanted = new Set(files.map((file) => path.relative(root, path.resolve(file)).split(path.sep).join('/')));
  const found = checkContent(readTree(root, catalogue), catalogue).filter((one) => wanted.size === 0 || wanted.has(one.file));
  process.stdout.write(`${formatDiagnostics(found, root)}\n`);
  return found.some((one) => one.severity === 'error') ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DiagnosticsError)) throw error;
  process.stdout.write(`${formatDiagnostics(error.diagnostics, process.cwd())}\n`);
  process.exitCode = 1;
}
