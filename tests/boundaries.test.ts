import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { bundleConfig, CLIENT_ENTRY } from '../src/engine/render/bundle/config';
import { readHeads } from '../src/engine/read/site';
import { walk } from '../src/engine/read/walk';
import { siteData } from '../src/engine/plan/site-data';
import { ROOT } from './support/site';

const relative = (file: string): string => path.relative(ROOT, file.replace(/\?.*$/, '')).split(path.sep).join('/');

/** Notes who imports what while the browser bundle is made. */
function recordImports(imports: Map<string, Set<string>>): Plugin {
  return {
    name: 'record-imports',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer) imports.set(id, (imports.get(id) ?? new Set()).add(relative(importer)));
      return undefined;
    },
  };
}

test('the browser bundle contains no Node module, no engine and no view, and the error names the import that added one', async () => {
  const imports = new Map<string, Set<string>>();
  const config = bundleConfig(siteData({ ...(await readHeads(ROOT))[0] }), [
    { name: 'index', file: path.join(ROOT, 'content/pages/index.tsx'), route: '/' },
  ]);
  await build({
    ...config,
    plugins: [recordImports(imports), ...(config.plugins ?? [])],
    build: { write: false, rolldownOptions: { input: CLIENT_ENTRY } },
  });
  const builtins = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
  const wrong = [...imports].flatMap(([id, importers]) => {
    const target = id.startsWith('.')
      ? [...importers].map((importer) => path.posix.join(path.posix.dirname(importer), id))
      : [id];
    const isWrong = builtins.has(id) || target.some((file) => /^src\/(?:engine|views)\//.test(file));
    return isWrong ? [`${id} is imported by ${[...importers].join(', ')}`] : [];
  });
  expect(wrong).toEqual([]);
});

interface Import {
  /** Files below `src`. */
  from: string;
  target: string;
  /** Loaded by `import()`. */
  isLazy: boolean;
  /** Brings types alone. */
  isType: boolean;
}

const FILES = walk(
  path.join(ROOT, 'src'),
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|(?:^|\/)test-/.test(file),
);
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** What the files of `src` import: files of `src` by their paths, packages by their names. Tests are left out. */
const IMPORTS = FILES.flatMap((from): Import[] => {
  const text = readFileSync(path.join(ROOT, 'src', from), 'utf8');
  const found = text.matchAll(
    /^(?:import|export) (type )?[^;']*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm,
  );
  return [...found].map(([, type, named, bare, lazy]) => {
    const name = named ?? bare ?? lazy ?? '';
    const file = name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name;
    const ending = ENDINGS.find((one) => FILES.includes(file + one)) ?? '';
    return { from, target: file + ending, isLazy: lazy !== undefined, isType: type !== undefined };
  });
});

/** The imports as text, for messages. */
const shown = (imports: readonly Import[]): string[] => imports.map(({ from, target }) => `${from} imports ${target}`);
const isInSrc = ({ target }: Import): boolean => FILES.includes(target);
const folderOf = (file: string, depth = 1): string => file.split('/').slice(0, depth).join('/');

test('imports point one way', () => {
  const allowed: Record<string, string[]> = {
    shared: ['shared'],
    views: ['shared', 'views'],
    app: ['shared', 'app'],
    engine: ['shared', 'views', 'engine'],
  };
  const wrong = IMPORTS.filter(isInSrc).filter(
    ({ from, target }) => !allowed[folderOf(from)]?.includes(folderOf(target)),
  );
  expect(IMPORTS.filter(isInSrc).length).toBeGreaterThan(1000);
  expect(shown(wrong)).toEqual([]);
});

/** Folders of `src/app` whose files are made with React; the entry of the build renders them. */
const WITH_REACT = /^app\/(?:(?:islands|components|hooks|context|pages|shell)\/|entry-server\.tsx$)/;
const ofApp = IMPORTS.filter(({ from, isType }) => from.startsWith('app/') && !isType);
const isReact = (target: string): boolean => /^react(?:-dom)?(?:\/|$)/.test(target);

test('React is imported only where its components are', () => {
  const wrong = ofApp.filter(({ from, target }) => isReact(target) && !WITH_REACT.test(from));
  expect(shown(wrong)).toEqual([]);
});

test('the entry of the browser reaches React only through import()', () => {
  const reached = new Set(['app/entry-client.ts']);
  for (const file of reached)
    for (const { from, target, isLazy } of ofApp) if (from === file && !isLazy) reached.add(target);
  expect(reached.size).toBeGreaterThan(40);
  expect([...reached].filter(isReact)).toEqual([]);
});

const ofEngine = IMPORTS.filter(({ from }) => from.startsWith('engine/'));

test('the engine imports the index of the views alone', () => {
  const wrong = ofEngine.filter(({ target }) => target.startsWith('views/') && !/^views\/index\.tsx?$/.test(target));
  expect(shown(wrong)).toEqual([]);
});

const STEPS = ['model', 'read', 'markdown', 'plan', 'check', 'render', 'write'].map((name) => `engine/${name}`);

test('folders of the engine import only from those before them', () => {
  const wrong = ofEngine.filter(({ from, target }) => {
    const own = STEPS.indexOf(folderOf(from, 2));
    return own >= 0 && target.startsWith('engine/') && !STEPS.slice(0, own + 1).includes(folderOf(target, 2));
  });
  expect(shown(wrong)).toEqual([]);
});

test('no two folders of the engine import each other, types included', () => {
  const isInFolder = (file: string): boolean => file.split('/').length > 2;
  const arrows = new Set(
    ofEngine
      .filter(({ from, target }) => target.startsWith('engine/') && isInFolder(from) && isInFolder(target))
      .map(({ from, target }) => [folderOf(from, 2), folderOf(target, 2)])
      .filter(([from, to]) => from !== to)
      .map((pair) => pair.join(' → ')),
  );
  expect(arrows.size).toBeGreaterThan(20);
  expect([...arrows].filter((arrow) => arrows.has(arrow.split(' → ').toReversed().join(' → ')))).toEqual([]);
});

test('no files import each other in a circle, types included', () => {
  let circle = IMPORTS.filter((one) => isInSrc(one) && !one.isLazy);
  // A file that imports none of the others, or is imported by none, is in no circle.
  for (let size = -1; size !== circle.length;) {
    size = circle.length;
    const importing = new Set(circle.map(({ from }) => from));
    const imported = new Set(circle.map(({ target }) => target));
    circle = circle.filter(({ from, target }) => imported.has(from) && importing.has(target));
  }
  expect(shown(circle)).toEqual([]);
});

test('every path named in the contributor documentation exists', () => {
  const files = [
    'README.md',
    ...walk(path.join(ROOT, 'docs'), (file) => file.endsWith('.md')).map((file) => `docs/${file}`),
  ];
  const missing = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const named = [
      ...text.matchAll(/`((?:src|content|tests|bench|scripts|deploy|docs|public|assets|\.ci)\/[\w./-]*)`/g),
    ].map((match) => match[1] ?? '');
    return [...new Set(named)].filter((name) => !existsSync(path.join(ROOT, name))).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('no file mentions the machine it was written on', () => {
  const files = walk(
    ROOT,
    (file) =>
      !/^(?:node_modules|dist|\.git)\//.test(file) &&
      /\.(?:tsx?|md|mdx|ya?ml|json|css|svg)$/.test(file) &&
      !file.includes('/dist/'),
  );
  const telling = files.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return file === 'package-lock.json'
      ? text.includes('"resolved"')
      : /\/work\/(?:main|shared)|\/root\/\.|registry\.npmjs/.test(text) && file !== 'tests/boundaries.test.ts';
  });
  expect(telling).toEqual([]);
});

test('the Node that is promised is the one to work with', () => {
  const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  expect(engines.node).toBe(`>=${readFileSync(path.join(ROOT, '.node-version'), 'utf8').trim()}`);
});
