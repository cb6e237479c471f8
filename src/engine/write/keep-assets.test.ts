import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { walk } from '../read/walk';
import { keepAssets } from './keep-assets';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Makes the output of a build that has these assets and follows another one; gives all assets it ends up with. */
function build(name: string, before: string, assets: string[]): string[] {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, '_data'), { recursive: true });
  for (const file of assets) {
    mkdirSync(path.dirname(path.join(folder, 'assets', file)), { recursive: true });
    writeFileSync(path.join(folder, 'assets', file), name);
  }
  keepAssets(folder, path.join(root, before));
  return walk(path.join(folder, 'assets'), () => true);
}

test('the assets of the last two builds stay, those of older ones go', () => {
  expect(build('one', 'none', ['a.js', 'cards/1.png'])).toEqual(['a.js', 'cards/1.png']);
  expect(build('two', 'one', ['b.js'])).toEqual(['a.js', 'b.js', 'cards/1.png']);
  expect(build('three', 'two', ['c.js', 'cards/1.png'])).toEqual(['b.js', 'c.js', 'cards/1.png']);
  expect(readFileSync(path.join(root, 'three/assets/cards/1.png'), 'utf8')).toBe('three');
});

test('building the same again counts as one build', () => {
  build('one', 'none', ['a.js']);
  build('two', 'one', ['b.js']);
  expect(build('again', 'two', ['b.js'])).toEqual(['a.js', 'b.js']);
});

test('packed forms that stay beside assets are none of their own', () => {
  build('one', 'none', ['a.js']);
  build('two', 'one', ['a.js', 'a.js.br', 'a.js.gz']);
  expect(build('three', 'two', ['b.js'])).toEqual(['a.js', 'b.js']);
  expect(JSON.parse(readFileSync(path.join(root, 'three/_data/assets.json'), 'utf8'))).toEqual([['b.js'], ['a.js']]);
});
