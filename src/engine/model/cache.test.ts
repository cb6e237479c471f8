import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digest, openCache } from './cache';
import { temporaryFolder } from './test-folder';

const { at } = temporaryFolder();

const DAYS = 24 * 60 * 60;
const age = (file: string, days: number): void => {
  const then = Date.now() / 1000 - days * DAYS;
  utimesSync(file, then, then);
};

test('an entry comes back as it was put in, text and bytes', () => {
  const cache = openCache('test', at());
  cache.write('a', 'Größe');
  cache.write('b', new Uint8Array([0, 255, 10]));
  expect(openCache('test', at()).read('a')?.toString()).toBe('Größe');
  expect([...(cache.read('b') ?? [])]).toEqual([0, 255, 10]);
  expect(cache.read('c')).toBeNull();
});

test.each([
  ['cut short', (file: string) => truncateSync(file, 25)],
  ['emptied', (file: string) => truncateSync(file, 0)],
  ['changed in one byte', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('x', 'y'))],
  ['removed meanwhile', (file: string) => rmSync(file)],
  ['replaced by a folder', (file: string) => (rmSync(file), mkdirSync(path.join(file, 'x'), { recursive: true }))],
  ['replaced by a pipe', (file: string) => (rmSync(file), execFileSync('mkfifo', [file]))],
  ['replaced by a link to itself', (file: string) => (rmSync(file), symlinkSync('entry', file))],
  ['written as another one', (file: string) => renameSync(path.join(path.dirname(file), 'other'), file)],
])('an entry that was %s counts as missing', (_, damage) => {
  const cache = openCache('test', at());
  cache.write('entry', 'text with an x in it');
  cache.write('other', 'another text');
  damage(at('entry'));
  expect(cache.read('entry')).toBeNull();
  cache.write('entry', 'made anew');
  expect(cache.read('entry')?.toString()).toBe('made anew');
});

test('entries that no build has read for thirty days go, and those in use stay', () => {
  const cache = openCache('test', at());
  for (const name of ['old', 'used', 'young']) cache.write(name, name);
  age(at('old'), 31);
  age(at('used'), 31);
  age(at('young'), 29);
  cache.read('used');
  age(at('.pruned'), 2);
  expect(openCache('test', at()).read('old')).toBeNull();
  expect(readdirSync(at()).sort()).toEqual(['.pruned', 'used', 'young']);
});

test('the folder is pruned once a day', () => {
  const cache = openCache('test', at());
  cache.write('old', 'x');
  age(at('old'), 31);
  openCache('test', at());
  expect(readdirSync(at())).toContain('old');
});

test('a digest knows where its parts end', () => {
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
  expect(digest('a')).toBe(digest(Buffer.from('a')));
});
