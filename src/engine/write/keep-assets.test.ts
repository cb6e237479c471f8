import { mkdirSync } from 'node:fs';

import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { walk } from '../read/walk';
import { keepAssets } from './keep-assets';

const { at, read, write } = temporaryFolder();

/** Makes the output of a build that has these assets and follows another one; gives all assets it ends up with. */
function build(name: string, before: string, assets: string[]): string[] {
  mkdirSync(at(name, '_data'), { recursive: true });
  for (const file of assets) write(`${name}/assets/${file}`, name);
  keepAssets(at(name), at(before));
  return walk(at(name, 'assets'), () => true);
}

test('the assets of the last two builds stay, those of older ones go', () => {
  expect(build('one', 'none', ['a.js', 'cards/1.png'])).toEqual(['a.js', 'cards/1.png']);
  expect(build('two', 'one', ['b.js'])).toEqual(['a.js', 'b.js', 'cards/1.png']);
  expect(build('three', 'two', ['c.js', 'cards/1.png'])).toEqual(['b.js', 'c.js', 'cards/1.png']);
  expect(read('three/assets/cards/1.png')).toBe('three');
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
  expect(JSON.parse(read('three/_data/assets.json'))).toEqual([['assets/b.js'], ['assets/a.js']]);
});
