import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Notes every file that goes into a bundle: modules, and what style sheets name. */
export function recordFiles(files: Set<string>): Plugin {
  return {
    name: 'record-files',
    buildEnd() {
      for (const id of this.getModuleIds()) addWithReferences(id.replace(/\?.*$/, ''), files);
    },
  };
}

/** What style sheets take in. The bundler has no modules for it. */
const STYLE_REFERENCE = /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)|\burl\(\s*['"]?([^'")]+)/g;

function addWithReferences(file: string, files: Set<string>): void {
  if (!path.isAbsolute(file) || files.has(file) || file.includes('/node_modules/') || !existsSync(file)) return;
  files.add(file);
  if (!file.endsWith('.css')) return;
  for (const [, first, second] of readFileSync(file, 'utf8').matchAll(STYLE_REFERENCE)) {
    const name = (first ?? second ?? '').replace(/[?#].*$/, '');
    if (name !== '' && !/^[a-z]+:/i.test(name)) addWithReferences(path.resolve(path.dirname(file), name), files);
  }
}
