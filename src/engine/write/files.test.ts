import { existsSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CommandError } from '../model/errors';
import { beginOutput, keepAssets } from './files';
import { temporaryOutput } from './test-output';
import { walk } from '../read/walk';

/** A number that no process has. */
const DEAD = 2 ** 22 + 1;

const { at, build, built, dist, inDist, read, siblings, write } = temporaryOutput();

test('the old output stays until the new one is swapped in whole', async () => {
  build({ 'a/index.html': 'old' });
  const second = beginOutput(dist());
  second.add('b.html', 'new');
  expect(built('a/index.html')).toBe('old');
  second.swap();
  expect(existsSync(inDist('a'))).toBe(false);
  expect(siblings()).toEqual(['dist']);
});

test('texts of any length and script are written whole, also a short text after a long one', async () => {
  const texts = { 'a.txt': '‘’'.repeat(300_000), 'b.txt': 'b', 'c.txt': '😀'.repeat(600_000), 'd.txt': 'd\ud800' };
  build(texts);
  expect(Object.keys(texts).map(built)).toEqual(Object.values(texts).map((text) => Buffer.from(text).toString()));
});

test('a discarded output leaves no files', async () => {
  const output = beginOutput(dist());
  output.add('a.html', 'x'.repeat(900));
  output.discard();
  expect(siblings()).toEqual([]);
});

test('a file written by two steps is an error; one of the public folder gives way', async () => {
  write('public/a.html', 'public');
  write('public/.well-known/x', 'hidden');
  const output = beginOutput(dist());
  output.copyFolder(at('public'));
  output.add('a.html', 'built');
  expect(() => output.add('a.html', 'y')).toThrow('Two steps of the build write a.html.');
  expect(() => output.add('../a.html', 'y')).toThrow('is outside the output folder');
  expect(() => output.add('/a.html', 'y')).toThrow('is outside the output folder');
  expect(output.replaced()).toEqual(['a.html']);
  output.swap();
  expect([built('a.html'), built('.well-known/x')]).toEqual(['built', 'hidden']);
});

test('links and names that begin with a dot are not copied', async () => {
  for (const file of ['shared/b.txt', 'public/a.txt', 'public/.env', 'public/.hidden/c.txt']) write(file, 'x');
  symlinkSync('../shared', at('public/linked'));
  symlinkSync('../shared/b.txt', at('public/d.txt'));
  const output = beginOutput(dist());
  output.copyFolder(at('public'));
  output.swap();
  expect(readdirSync(dist())).toEqual(['a.txt']);
});

test('one name for a file and a folder is reported', async () => {
  write('public/docs', 'no folder');
  const output = beginOutput(dist());
  output.copyFolder(at('public'));
  output.add('sw.js', 'script');
  expect(() => output.add('docs/index.html', 'x')).toThrow(
    'docs/index.html cannot be written: part of its path would be',
  );
  expect(() => output.add('sw.js/index.html', 'x')).toThrow(CommandError);
  output.add('a/index.html', 'x');
  expect(() => output.add('a', 'x')).toThrow(CommandError);
  output.discard();
});

test('what killed builds left is removed, and nothing else', async () => {
  const running = `dist.${process.ppid}.new`;
  for (const name of [`dist.${DEAD}.new`, `dist.${DEAD}.old`, running, 'dist.notes', `distant.${DEAD}.new`, 'dist'])
    mkdirSync(at(name));
  build({ 'a.html': 'x' });
  expect(siblings()).toEqual(['dist', running, 'dist.notes', `distant.${DEAD}.new`].sort());
});

test('an output that a killed build had moved aside is put back', async () => {
  write(`dist.${DEAD}.old/a.html`, 'last good');
  const output = beginOutput(dist());
  expect(built('a.html')).toBe('last good');
  output.discard();
});

test('a link to a folder stays one, and the folder it leads to is replaced', async () => {
  mkdirSync(at('target/site'), { recursive: true });
  symlinkSync('target/site', dist());
  build({ 'a.html': 'x' });
  expect(lstatSync(dist()).isSymbolicLink()).toBe(true);
  expect(read('target/site/a.html')).toBe('x');
  expect(readdirSync(at('target'))).toEqual(['site']);
});

test('an output is newer than the one before, even where clocks were set back', async () => {
  build({ 'a.html': 'old' });
  const future = Math.ceil(Date.now() / 1000) + 3600;
  utimesSync(dist(), future, future);
  build({ 'a.html': 'new' });
  expect(statSync(dist()).mtimeMs).toBeGreaterThan(future * 1000);
});

/** Simulates a build with these assets that follows another build. Returns all assets of the output. */
function withAssets(name: string, before: string, assets: string[]): string[] {
  mkdirSync(at(name, '_data'), { recursive: true });
  for (const file of assets) write(`${name}/assets/${file}`, name);
  keepAssets(at(name), at(before));
  return walk(at(name, 'assets'), () => true);
}

test('the assets of the last two builds stay, older ones are removed', () => {
  expect(withAssets('one', 'none', ['a.js', 'cards/1.png'])).toEqual(['a.js', 'cards/1.png']);
  expect(withAssets('two', 'one', ['b.js'])).toEqual(['a.js', 'b.js', 'cards/1.png']);
  expect(withAssets('three', 'two', ['c.js', 'cards/1.png'])).toEqual(['b.js', 'c.js', 'cards/1.png']);
  expect(read('three/assets/cards/1.png')).toBe('three');
});

test('building the same again counts as one build', () => {
  withAssets('one', 'none', ['a.js']);
  withAssets('two', 'one', ['b.js']);
  expect(withAssets('again', 'two', ['b.js'])).toEqual(['a.js', 'b.js']);
});

test('packed forms next to assets do not count as assets', () => {
  withAssets('one', 'none', ['a.js']);
  withAssets('two', 'one', ['a.js', 'a.js.br', 'a.js.gz']);
  expect(withAssets('three', 'two', ['b.js'])).toEqual(['a.js', 'b.js']);
  expect(JSON.parse(read('three/_data/assets.json'))).toEqual([['assets/b.js'], ['assets/a.js']]);
});
