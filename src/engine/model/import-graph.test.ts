import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from './cache';
import { importGraph, lockedVersions } from './import-graph';
import { temporaryFolder } from './test-folder';

const { at, write } = temporaryFolder();

function graphOf(entry: string): { files: string[]; packages: string[] } {
  const { files, packages } = importGraph(at(entry));
  return { files: files.map((file) => path.relative(at(), file)), packages };
}

test.each([
  ["import { a } from './b';", ['b.ts']],
  ["import a, { b as c, type D } from './b';", ['b.ts']],
  ["import * as all from './b';", ['b.ts']],
  ["import {\n  a,\n  b,\n} from './b';", ['b.ts']],
  ["import './b';", ['b.ts']],
  ["export { a } from './b';", ['b.ts']],
  ["export * from './b';", ['b.ts']],
  ["const a = await import('./b');", ['b.ts']],
  ["import { a } from './folder';", ['folder/index.ts']],
  ["import data from './data.json';", ['data.json']],
  ["import { a } from './plain.mjs';", ['plain.mjs']],
  ["import type { A } from './b';", []],
  ["export type { A } from './b';", []],
  ["// import nothing from './missing'", []],
])('%s', (source, expected) => {
  write('a.ts', source);
  for (const file of ['b.ts', 'folder/index.ts', 'data.json', 'plain.mjs']) write(file, '');
  expect(graphOf('a.ts').files).toEqual(['a.ts', ...expected].sort());
});

test('imports are followed near and far, in circles too, and packages are named once', () => {
  write('a.ts', "import { b } from './sub/b';\nimport x from 'one/deep';\nimport fs from 'node:fs';");
  write('sub/b.ts', "import { c } from '../c';\nimport '@scope/two/file';");
  write('c.ts', "import './a';\nimport 'one';");
  expect(graphOf('a.ts')).toEqual({ files: ['a.ts', 'c.ts', 'sub/b.ts'], packages: ['@scope/two', 'one'] });
});

test('what is no file is no part of the graph', () => {
  write('d.ts', "import './folder';\nimport './circle';\nimport './pipe.css';");
  mkdirSync(at('folder'));
  symlinkSync('circle', at('circle'));
  execFileSync('mkfifo', [at('pipe.css')]);
  expect(graphOf('d.ts')).toEqual({ files: ['d.ts'], packages: [] });
});

test('the versions of packages are those that Node would load, with all they need', () => {
  const lock = JSON.stringify({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '*' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '*' } },
      'node_modules/b': { version: '3.0.0' },
      'node_modules/c': { version: '4.0.0', dependencies: { a: '*' } },
      'node_modules/unused': { version: '5.0.0' },
    },
  });
  expect(lockedVersions(['a'], lock)).toEqual([
    'node_modules/a@1.0.0',
    'node_modules/a/node_modules/b@2.0.0',
    'node_modules/c@4.0.0',
  ]);
});

test('the graph of the compiler holds what compiles and nothing that only plans or renders', () => {
  const { files, packages } = importGraph(path.join(PROJECT_ROOT, 'src/engine/markdown/compile.ts'));
  const names = files.map((file) => path.relative(PROJECT_ROOT, file));
  expect(names).toContain('src/engine/markdown/code/tokens.ts');
  expect(names.filter((name) => /^src\/engine\/(?:plan|render|write|cli|check)\//.test(name))).toEqual([]);
  expect(packages).toContain('shiki');
});
