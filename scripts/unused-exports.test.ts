import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['src', 'scripts', 'bench', 'tests', 'deploy', 'content/pages'];

/** Read by a bundler or by the build, which import the whole module. */
const ENTRIES =
  /^(?:content\/pages\/[\w-]+\.tsx|src\/app\/islands\/[\w-]+\/index\.tsx|src\/app\/entry-[\w-]+\.tsx|.*\.d\.ts)$/;
const EXPORT = /^export (?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;
/** Lists of names: in imports, re-exports, and modules that are loaded on demand. */
const NAMES = [
  /\b(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s*from\b/g,
  /\{([^{}]*)\}\s*=\s*(?:\([^)]*\)\s*=>\s*)?await (?:import|vi\.importActual)\b/g,
  /\[[^\]]*\{([^{}]*)\}[^\]]*\]\s*=\s*await\b/g,
  /\.then\(\s*(?:async )?\(\{([^}]*)\}\)/g,
  /\bimport\([^)]*\)\)?\.(\w+)/g,
];

const sources = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/fixtures/'))
      .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const),
  ),
);

/** Names taken from a whole module: `const math = await import('./math')` or `import * as math`, then `math.formula`. */
function takenFromModules(text: string): string[] {
  const loaded = /\bconst (\w+) = [^;{]*await import\(|\bimport (?:type )?\* as (\w+) from/g;
  const modules = [...text.matchAll(loaded)].map(([, name = '', space = '']) => name || space);
  return modules.flatMap((name) =>
    [...text.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, 'g'))].map(([, taken = '']) => taken),
  );
}

/** Names in the lists of a file that import or load something. */
function namesIn(text: string): string[] {
  const lists = NAMES.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, list = '']) => list);
  return lists.flatMap((list) => list.split(',')).map((name) => /^\s*(?:type\s+)?(\w*)/.exec(name)?.[1] ?? '');
}

const imported = new Set([...sources.values()].flatMap((text) => [...namesIn(text), ...takenFromModules(text)]));

test('what no other file imports is not exported', () => {
  expect(imported.size).toBeGreaterThan(500);
  const unused = [...sources]
    .filter(([file]) => !ENTRIES.test(file))
    .flatMap(([file, text]) => [...text.matchAll(EXPORT)].map(([, name = '']) => ({ file, name })))
    .filter(({ name }) => !imported.has(name))
    .map(({ file, name }) => `${file} ${name}`);
  expect(unused).toEqual([]);
});
