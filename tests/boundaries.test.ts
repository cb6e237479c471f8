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

test('the browser bundle holds no Node module, no engine and no view, and says who would bring them', async () => {
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

test('imports point one way', () => {
  const allowed: Record<string, string[]> = {
    shared: ['shared'],
    views: ['shared', 'views'],
    app: ['shared', 'app'],
    engine: ['shared', 'views', 'engine'],
  };
  const wrong = Object.entries(allowed).flatMap(([side, targets]) =>
    walk(path.join(ROOT, 'src', side), (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file)).flatMap((file) => {
      const folder = path.posix.dirname(`src/${side}/${file}`);
      const text = readFileSync(path.join(ROOT, 'src', side, file), 'utf8');
      return [...text.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)]
        .map((match) => path.posix.join(folder, match[1] ?? match[2] ?? ''))
        .filter((target) => !targets.some((name) => `${target}/`.startsWith(`src/${name}/`)))
        .map((target) => `src/${side}/${file} imports ${target}`);
    }),
  );
  expect(wrong).toEqual([]);
});

/** Folders of `src/app` whose files are made with React; the entry of the build renders them. */
const WITH_REACT = /^(?:islands|components|hooks|context|pages|shell)\/|^entry-server\.tsx$/;

/** Files of `src/app` with the modules that they import, without types, and those loaded by `import()` marked. */
function appImports(): { file: string; target: string; isLazy: boolean }[] {
  const app = path.join(ROOT, 'src/app');
  const files = walk(app, (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|(?:^|\/)test-/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(app, file), 'utf8').replaceAll(/^import type [^;]*;/gm, '');
    return [...text.matchAll(/(?:from |^import )'([^']+)'|import\('([^']+)'\)/gm)].map(([, now, later]) => {
      const name = now ?? later ?? '';
      const place = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
      const ending = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].find((one) => files.includes(place + one));
      return { file, target: place + (ending ?? ''), isLazy: now === undefined };
    });
  });
}

test('React is imported only where its components are', () => {
  const wrong = appImports().filter(
    ({ file, target }) => /^react(?:-dom)?(?:\/|$)/.test(target) && !WITH_REACT.test(file),
  );
  expect(wrong).toEqual([]);
});

test('the entry of the browser reaches React only through import()', () => {
  const imports = appImports().filter(({ isLazy }) => !isLazy);
  const reached = new Set(['entry-client.ts']);
  for (const file of reached) for (const { file: from, target } of imports) if (from === file) reached.add(target);
  expect(reached.size).toBeGreaterThan(40);
  expect([...reached].filter((file) => /^react(?:-dom)?(?:\/|$)/.test(file))).toEqual([]);
});

test('React parts make their elements themselves, without the helpers of plain scripts', () => {
  const wrong = appImports().filter(
    ({ file, target }) => /^(?:islands|components|hooks)\/.*\.tsx$/.test(file) && target === 'behaviours/dom.ts',
  );
  expect(wrong).toEqual([]);
});

test('the engine takes of the views what their index gives', () => {
  const engine = path.join(ROOT, 'src/engine');
  const wrong = walk(engine, (file) => /\.tsx?$/.test(file)).flatMap((file) =>
    [...readFileSync(path.join(engine, file), 'utf8').matchAll(/from '[./]*\/(views\/[^']*)'/g)].map(
      ([, target = '']) => `${file} imports ${target}`,
    ),
  );
  expect(wrong).toEqual([]);
});

const STEPS = ['model', 'read', 'markdown', 'plan', 'check', 'render', 'write'];

test('folders of the engine import only from those before them', () => {
  const engine = path.join(ROOT, 'src/engine');
  const wrong = walk(engine, (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file)).flatMap((file) => {
    const own = STEPS.indexOf(file.split('/')[0] ?? '');
    if (own < 0) return [];
    const text = readFileSync(path.join(engine, file), 'utf8');
    return [...text.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)]
      .map((match) => path.posix.join(path.posix.dirname(file), match[1] ?? match[2] ?? ''))
      .filter((target) => !target.startsWith('..') && !STEPS.slice(0, own + 1).includes(target.split('/')[0] ?? ''))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('no two folders of the engine import each other, types included', () => {
  const engine = path.join(ROOT, 'src/engine');
  const arrows = new Set(
    walk(engine, (file) => /\/.*\.tsx?$/.test(file) && !/\.test\./.test(file)).flatMap((file) => {
      const text = readFileSync(path.join(engine, file), 'utf8');
      const [own = ''] = file.split('/');
      return [...text.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)]
        .map((match) => path.posix.join(path.posix.dirname(file), match[1] ?? match[2] ?? ''))
        .filter((target) => target.includes('/') && !target.startsWith('..') && !target.startsWith(`${own}/`))
        .map((target) => `${own} → ${target.split('/')[0]}`);
    }),
  );
  expect(arrows.size).toBeGreaterThan(20);
  expect([...arrows].filter((arrow) => arrows.has(arrow.split(' → ').toReversed().join(' → ')))).toEqual([]);
});

test('no files import each other in a circle, types included', () => {
  const folder = path.join(ROOT, 'src');
  const files = walk(folder, (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  const known = new Set(files);
  const imports = new Map(
    files.map((file) => {
      const named = readFileSync(path.join(folder, file), 'utf8').matchAll(/from '(\.[^']+)'/g);
      const targets = [...named].flatMap(([, target = '']) => {
        const at = path.posix.join(path.posix.dirname(file), target);
        return ['', '.ts', '.tsx', '/index.ts'].map((ending) => at + ending).filter((one) => known.has(one));
      });
      return [file, new Set(targets)];
    }),
  );
  // What imports none of the others, or is imported by none, is in no circle and is taken away.
  for (let free = ['']; free.length > 0;) {
    const imported = new Set([...imports.values()].flatMap((targets) => [...targets]));
    free = [...imports].filter(([file, { size }]) => size === 0 || !imported.has(file)).map(([file]) => file);
    for (const file of free) imports.delete(file);
    for (const targets of imports.values()) for (const file of free) targets.delete(file);
  }
  expect([...imports.keys()]).toEqual([]);
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

test('no file tells of the machine it was written on', () => {
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
