import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Notes every file that goes into a bundle: modules, and what they name without importing it as one. */
export function recordFiles(files: Set<string>): Plugin {
  return {
    name: 'record-files',
    buildEnd() {
      for (const id of this.getModuleIds()) addWithReferences(id.replace(/\?.*$/, ''), files);
    },
  };
}

/** What style sheets take in, and files that scripts name by their address. The bundler has no modules for them. */
const STYLE_REFERENCE = /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)|\burl\(\s*['"]?([^'")]+)/g;
const SCRIPT_REFERENCE = /\bnew URL\(\s*['"`]([^'"`]+)['"`]\s*,\s*import\.meta\.url/g;

function addWithReferences(file: string, files: Set<string>): void {
  if (!path.isAbsolute(file) || files.has(file) || file.includes('/node_modules/') || !existsSync(file)) return;
  files.add(file);
  const pattern = file.endsWith('.css') ? STYLE_REFERENCE : /\.[cm]?[jt]sx?$/.test(file) ? SCRIPT_REFERENCE : null;
  if (pattern === null) return;
  for (const [, first, second] of readFileSync(file, 'utf8').matchAll(pattern)) {
    const name = (first ?? second ?? '').replace(/[?#].*$/, '');
    if (name !== '' && !/^[a-z]+:/i.test(name)) addWithReferences(path.resolve(path.dirname(file), name), files);
  }
}
