import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { currentBundle, digestOf, GRAPH_FILE, type SourceGraph } from './source-bundle.mjs';
import { temporaryFolder } from './test-folder';

const { at, write } = temporaryFolder();
beforeEach(() => {
  write(
    'src/main.ts',
    "import { word } from './word';\nexport const later = () => import('./later');\nexport default word;",
  );
  write('src/word.ts', "export const word: string = 'one';");
  write('src/later.ts', "export { word as default } from './word';");
  write('lock.json', '1');
});

const bundle = (): Promise<string> =>
  currentBundle({
    entry: at('src/main.ts'),
    root: at(),
    folder: at('cache'),
    alsoFrom: ['lock.json'],
  });

interface Loaded {
  default: string;
  later: () => Promise<Loaded>;
}
const load = async (file: string): Promise<Loaded> => (await import(pathToFileURL(file).href)) as Loaded;

test('the entry is what was asked for, and what it imports later is there', async () => {
  const loaded = await load(await bundle());
  expect([loaded.default, (await loaded.later()).default]).toEqual(['one', 'one']);
});

test('an unchanged source is not bundled again; a changed one, a changed lock file and a damaged bundle are', async () => {
  const first = await bundle();
  expect(await bundle()).toBe(first);
  write('src/word.ts', "export const word: string = 'two';");
  const second = await bundle();
  expect((await load(second)).default).toBe('two');
  write('lock.json', '2');
  const third = await bundle();
  expect(third).not.toBe(second);
  truncateSync(third, 10);
  expect((await load(await bundle())).default).toBe('two');
  write('cache/current.json', '{');
  expect((await load(await bundle())).default).toBe('two');
  const record = JSON.parse(readFileSync(at('cache/current.json'), 'utf8')) as Record<string, unknown>;
  for (const wrong of [{ inputs: undefined }, { outputs: null }, { inputs: 'x' }, { entry: 1 }]) {
    write('cache/current.json', JSON.stringify({ ...record, ...wrong }));
    expect((await load(await bundle())).default).toBe('two');
  }
  for (const wrong of ['null', '1', '"x"', '[]']) {
    write('cache/current.json', wrong);
    expect((await load(await bundle())).default).toBe('two');
  }
  rmSync(at('cache/current.json'));
  mkdirSync(at('cache/current.json/folder'), { recursive: true });
  const last = await bundle();
  expect(await bundle()).toBe(last);
  expect(readdirSync(at('cache')).filter((name) => /\.\d+$/.test(name))).toEqual([]);
});

test('a source that cannot be read is an error with its place', async () => {
  write('src/word.ts', 'export const word = ;');
  await expect(bundle()).rejects.toMatchObject({ errors: [{ location: { file: 'src/word.ts', line: 1 } }] });
});

test('beside the bundle stands what its sources are and import', async () => {
  write('src/word.ts', "import type { A } from './later';\nimport 'node:fs';\nexport const word: A = 'one';");
  const graph = JSON.parse(readFileSync(path.join(path.dirname(await bundle()), GRAPH_FILE), 'utf8')) as SourceGraph;
  expect(graph).toEqual({
    'src/main.ts': {
      digest: digestOf(readFileSync(at('src/main.ts'))),
      imports: ['src/word.ts', 'src/later.ts'],
      names: [],
    },
    'src/word.ts': { digest: digestOf(readFileSync(at('src/word.ts'))), imports: [], names: ['node:fs'] },
    'src/later.ts': { digest: digestOf(readFileSync(at('src/later.ts'))), imports: ['src/word.ts'], names: [] },
  });
});
