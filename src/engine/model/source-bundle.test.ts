import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentBundle } from './source-bundle.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  write(
    'src/main.ts',
    "import { word } from './word';\nexport const later = () => import('./later');\nexport default word;",
  );
  write('src/word.ts', "export const word: string = 'one';");
  write('src/later.ts', "export { word as default } from './word';");
  write('lock.json', '1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const bundle = (): Promise<string> =>
  currentBundle({
    entry: path.join(root, 'src/main.ts'),
    root,
    folder: path.join(root, 'cache'),
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
  writeFileSync(path.join(root, 'cache/current.json'), '{');
  expect((await load(await bundle())).default).toBe('two');
  expect(readdirSync(path.join(root, 'cache')).filter((name) => /\.\d+$/.test(name))).toEqual([]);
});

test('a source that cannot be read is an error with its place', async () => {
  write('src/word.ts', 'export const word = ;');
  await expect(bundle()).rejects.toMatchObject({ errors: [{ location: { file: 'src/word.ts', line: 1 } }] });
});
