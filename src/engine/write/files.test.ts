import { spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RULES_FILE } from '../render/hosts/hosting';
import { identityOf } from '../serve/output';
import { beginOutput } from './files';
import { isAsBuilt, outputStore } from './manifest';

/** A number that no process has. */
const DEAD = 2 ** 22 + 1;

let folder = '';
let dist = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'output-'));
  dist = path.join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
const beside = (): string[] => readdirSync(folder).sort();

/** One whole build of these files. */
async function build(files: Record<string, string>): Promise<void> {
  const output = await beginOutput(dist, null);
  for (const [file, content] of Object.entries(files)) output.add(file, content);
  output.swap();
}

/** One whole build of these files with their packed forms. */
async function buildPacked(files: Record<string, string>): Promise<{ files: number; fresh: number }> {
  const output = await beginOutput(dist, 'quick');
  for (const [file, content] of Object.entries(files)) output.add(file, content);
  const packed = await output.pack();
  output.swap();
  return packed;
}

test('the old output stays until the new one is swapped in whole', async () => {
  await build({ 'a/index.html': 'old' });
  const second = await beginOutput(dist, null);
  second.add('b.html', 'new');
  expect(read('a/index.html')).toBe('old');
  second.swap();
  expect(existsSync(path.join(dist, 'a'))).toBe(false);
  expect(beside()).toEqual(['dist']);
});

test('a discarded output leaves nothing behind', async () => {
  const output = await beginOutput(dist, 'quick');
  output.add('a.html', 'x'.repeat(900));
  await output.discard();
  expect(beside()).toEqual([]);
});

test('a file written by two steps is an error; one of the public folder gives way', async () => {
  const source = path.join(folder, 'public');
  mkdirSync(path.join(source, '.well-known'), { recursive: true });
  writeFileSync(path.join(source, 'a.html'), 'public');
  writeFileSync(path.join(source, '.well-known/x'), 'hidden');
  const output = await beginOutput(dist, null);
  output.copyFolder(source);
  output.add('a.html', 'built');
  expect(() => output.add('a.html', 'y')).toThrow('Two steps of the build write a.html.');
  expect(() => output.add('../a.html', 'y')).toThrow('lies outside of the output');
  expect(() => output.add('/a.html', 'y')).toThrow('lies outside of the output');
  output.swap();
  expect([read('a.html'), read('.well-known/x')]).toEqual(['built', 'hidden']);
});

test('what killed builds left is removed, and nothing else', async () => {
  const running = `dist.${process.ppid}.new`;
  for (const name of [`dist.${DEAD}.new`, `dist.${DEAD}.old`, running, 'dist.notes', `distant.${DEAD}.new`, 'dist'])
    mkdirSync(path.join(folder, name));
  await build({ 'a.html': 'x' });
  expect(beside()).toEqual(['dist', running, 'dist.notes', `distant.${DEAD}.new`].sort());
});

test('a file that follows from another is made where that one or it itself is not as it was written', async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  const made: string[] = [];
  async function buildBoth(texts: Record<string, string>): Promise<void> {
    const output = await beginOutput(dist, null);
    for (const [name, text] of Object.entries(texts)) {
      output.add(`${name}.html`, text);
      output.addFollowing(`${name}.json`, `${name}.html`, () => {
        made.push(name);
        return `of ${text}`;
      });
    }
    output.swap();
  }
  const texts = { same: '1', other: '1', touched: '1', gone: '1' };
  await buildBoth(texts);
  writeFileSync(path.join(dist, 'touched.json'), 'by hand');
  rmSync(path.join(dist, 'gone.json'));
  made.length = 0;
  await buildBoth({ ...texts, other: '2' });
  expect(made).toEqual(['other', 'touched', 'gone']);
  expect(Object.keys(texts).map((name) => read(`${name}.json`))).toEqual(['of 1', 'of 2', 'of 1', 'of 1']);
});

test('a file that follows from another has a path of its own', async () => {
  const output = await beginOutput(dist, null);
  output.add('a.html', 'x');
  output.addFollowing('a.json', 'a.html', () => 'x');
  expect(() => output.addFollowing('a.json', 'a.html', () => 'y')).toThrow('Two steps of the build write a.json.');
  await output.discard();
});

test('an output that a killed build had moved aside is put back', async () => {
  mkdirSync(path.join(folder, `dist.${DEAD}.old`));
  writeFileSync(path.join(folder, `dist.${DEAD}.old/a.html`), 'last good');
  const output = await beginOutput(dist, null);
  expect(read('a.html')).toBe('last good');
  await output.discard();
});

test('a link to a folder stays one, and the folder it leads to is replaced', async () => {
  mkdirSync(path.join(folder, 'elsewhere/site'), { recursive: true });
  symlinkSync('elsewhere/site', dist);
  await build({ 'a.html': 'x' });
  expect(lstatSync(dist).isSymbolicLink()).toBe(true);
  expect(readFileSync(path.join(folder, 'elsewhere/site/a.html'), 'utf8')).toBe('x');
  expect(readdirSync(path.join(folder, 'elsewhere'))).toEqual(['site']);
});

test('an error while the old output is cleared away is no failure', async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  await build({ 'a.html': '1' });
  const output = await beginOutput(dist, null);
  output.add('a.html', '2');
  // A file stands where manifests are kept, so that none can be written.
  const store = path.join(folder, 'node_modules/.cache/site/output-manifests');
  rmSync(store, { recursive: true });
  writeFileSync(store, '');
  output.swap();
  expect(read('a.html')).toBe('2');
});

test('files that the present output has as well are not written again, the others are as they should be', async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  await build({ 'same/a.html': 'a', 'gone/b.html': 'b', 'c.html': 'c1' });
  const inode = statSync(path.join(dist, 'same/a.html')).ino;
  await build({ 'same/a.html': 'a', 'c.html': 'c3', 'new/d.html': 'd' });
  expect(statSync(path.join(dist, 'same/a.html')).ino).toBe(inode);
  expect(readdirSync(dist).sort()).toEqual(['c.html', 'new', 'same']);
  expect([read('same/a.html'), read('c.html'), read('new/d.html')]).toEqual(['a', 'c3', 'd']);
  expect(beside()).toEqual(['dist', 'node_modules']);
});

test('a file that gives way to a folder, and a folder that gives way to a file', async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  await build({ a: 'file', 'b/c': 'in a folder' });
  await build({ 'a/d': 'in a folder', b: 'file' });
  expect([read('a/d'), read('b')]).toEqual(['in a folder', 'file']);
});

test('the present output stays as it is while a new one is made of its files', async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  const source = path.join(folder, 'public');
  mkdirSync(source);
  writeFileSync(path.join(source, 'a.html'), 'first '.repeat(200));
  const files = { 'a.html': 'first '.repeat(200), 'b.html': 'b '.repeat(400) };
  await buildPacked(files);
  const before = readdirSync(dist).map((file) => readFileSync(path.join(dist, file)));
  const output = await beginOutput(dist, 'best');
  output.copyFolder(source);
  output.add('a.html', 'second '.repeat(200));
  output.add('b.html', files['b.html']);
  await output.pack();
  expect(readdirSync(dist).map((file) => readFileSync(path.join(dist, file)))).toEqual(before);
  output.swap();
  expect(read('a.html')).toBe('second '.repeat(200));
  expect(brotliDecompressSync(readFileSync(path.join(dist, 'a.html.br'))).toString()).toBe('second '.repeat(200));
});

test('a file that was changed or added by hand does not come back', async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  await build({ 'a.html': 'built', 'b.html': 'built' });
  writeFileSync(path.join(dist, 'a.html'), 'forged');
  utimesSync(path.join(dist, 'a.html'), 1, 1);
  writeFileSync(path.join(dist, 'b.html'), 'BUILT');
  utimesSync(path.join(dist, 'b.html'), 1, 1);
  writeFileSync(path.join(dist, 'extra.html'), 'by hand');
  await build({ 'a.html': 'built', 'b.html': 'built' });
  expect(readdirSync(dist)).toEqual(['a.html', 'b.html']);
  expect([read('a.html'), read('b.html')]).toEqual(['built', 'built']);
});

test('an output is as built until a file is touched, added or taken away', async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  const check = (): boolean => isAsBuilt(outputStore(dist), dist);
  await build({ 'a.html': 'x', 'b/c.html': 'y' });
  expect(check()).toBe(true);
  writeFileSync(path.join(dist, 'extra'), '');
  expect(check()).toBe(false);
  rmSync(path.join(dist, 'extra'));
  expect(check()).toBe(true);
  writeFileSync(path.join(dist, 'b/c.html'), 'z');
  expect(check()).toBe(false);
});

test.each(['SIGTERM', 'SIGINT'] as const)('a build that is told to end by %s leaves nothing behind', async (signal) => {
  const script = path.join(folder, 'run.mts');
  const module = path.join(import.meta.dirname, 'files.ts');
  writeFileSync(
    script,
    `const { beginOutput } = await import(${JSON.stringify(module)});
     (await beginOutput(${JSON.stringify(dist)}, null)).add('a.html', 'x');
     process.stdout.write('written');
     setInterval(() => undefined, 1000);`,
  );
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  expect(beside().some((name) => name.endsWith('.new'))).toBe(true);
  child.kill(signal);
  const ended = await new Promise((resolve) => child.once('exit', (_, by) => resolve(by)));
  expect(ended).toBe(signal);
  expect(beside()).toEqual(['run.mts']);
});

test('packed forms stay beside files that are as they were in the present output, and nowhere else', async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  const timeOf = (name: string): number => statSync(path.join(dist, `${name}.html.br`)).mtimeMs;
  const names = ['same', 'changed', 'forged', 'half'];
  const files = Object.fromEntries(names.map((name) => [`${name}.html`, `${name} `.repeat(200)]));
  expect(await buildPacked(files)).toEqual({ files: 4, fresh: 4 });
  writeFileSync(path.join(dist, 'forged.html.br'), 'by hand');
  const first = names.map(timeOf);
  rmSync(path.join(dist, 'half.html.gz'));
  expect(await buildPacked({ ...files, 'changed.html': 'another '.repeat(200) })).toEqual({ files: 4, fresh: 3 });
  expect(names.filter((name, index) => timeOf(name) === first[index])).toEqual(['same']);
  const unpacked = (name: string): string =>
    brotliDecompressSync(readFileSync(path.join(dist, `${name}.html.br`))).toString();
  expect(['changed', 'forged', 'half'].map((name) => unpacked(name).slice(0, 7))).toEqual([
    'another',
    'forged ',
    'half ha',
  ]);
  await build(files);
  expect(readdirSync(dist).sort()).toEqual(Object.keys(files).sort());
});

test('a build that is the same as an earlier one is known as a new one, though the clock stands', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  mkdirSync(path.join(folder, 'node_modules'));
  const seen: unknown[] = [];
  for (const text of ['1', '2', '1', '2']) {
    await build({ [RULES_FILE]: text });
    seen.push(identityOf(dist));
  }
  expect(new Set(seen).size).toBe(4);
});
