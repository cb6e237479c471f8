import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, digest, digestFiles, PROJECT_ROOT } from '../../model/cache';
import type { DiagramResult } from './index';

const OWN_FOLDER = path.join(PROJECT_ROOT, 'src/engine/markdown/diagrams');
const PACKAGES = ['@dagrejs/dagre', 'decode-named-character-reference', 'yaml'];

/** Drawings of this process as text, so that each caller gets a tree of its own. */
const drawn = new Map<string, string>();
let version: string | null = null;

/**
 * Gives the drawing of a source from this process, else from the cache, else draws it. Sources that are refused are
 * read again each time, because their messages may change with the code that prints them.
 */
export function remembered(source: string, draw: (source: string) => DiagramResult): DiagramResult {
  version ??= openCache();
  const key = `${version}-${digest(source)}.json`;
  const text = drawn.get(key) ?? readEntry(key);
  if (text !== null) {
    const result = parseEntry(text);
    if (result) return (drawn.set(key, text), result);
  }
  const result = draw(source);
  if (result.kind === 'drawn') keep(key, JSON.stringify(result));
  return result;
}

/** The digest of the code that draws; entries of other versions are removed. */
function openCache(): string {
  const sources = readdirSync(OWN_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json)$/.test(file) && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join(OWN_FOLDER, file));
  const packages = PACKAGES.map((name) => path.join(PROJECT_ROOT, 'node_modules', name, 'package.json'));
  const current = digestFiles([...sources, ...packages]);
  const folder = cacheFolder('diagrams');
  for (const name of readdirSync(folder))
    if (!name.startsWith(current)) rmSync(path.join(folder, name), { force: true });
  return current;
}

function readEntry(key: string): string | null {
  const file = path.join(cacheFolder('diagrams'), key);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** An entry that was written in part counts as none. */
function parseEntry(text: string): DiagramResult | null {
  try {
    const result = JSON.parse(text) as DiagramResult;
    return result.kind === 'drawn' ? result : null;
  } catch {
    return null;
  }
}

/** Written aside and renamed, so that two builds at once cannot spoil it. */
function keep(key: string, text: string): void {
  drawn.set(key, text);
  const file = path.join(cacheFolder('diagrams'), key);
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
