import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPackedCache } from './packed-cache';
import { temporaryFolder } from './test-folder';

const { at } = temporaryFolder();
let file = '';
beforeEach(() => {
  file = at('entries');
});
afterEach(() => vi.useRealTimers());

const open = (): ReturnType<typeof openPackedCache> => openPackedCache('test', at());
/** The cache as another process finds it. */
const openAnew = (): ReturnType<typeof openPackedCache> => {
  writeFileSync(`${file}.copy`, readFileSync(file));
  rmSync(file);
  writeFileSync(file, readFileSync(`${file}.copy`));
  rmSync(`${file}.copy`);
  return open();
};
const days = (count: number): void => void vi.setSystemTime(Date.UTC(2026, 0, 1 + count));

test('an entry comes back as it was put in, text and bytes, also to the next process', () => {
  const cache = open();
  cache.write('a', 'Größe');
  cache.write('b', new Uint8Array([0, 255, 10]));
  cache.write('ä'.repeat(80), 'of a long name');
  for (const reader of [cache, openAnew()]) {
    expect(reader.read('a')?.toString()).toBe('Größe');
    expect([...(reader.read('b') ?? [])]).toEqual([0, 255, 10]);
    expect(reader.read('ä'.repeat(80))?.toString()).toBe('of a long name');
    expect(reader.read('c')).toBeNull();
  }
});

test('the last of two entries of one name counts', () => {
  const cache = open();
  cache.write('a', '1');
  expect(cache.read('a')?.toString()).toBe('1');
  cache.write('a', '2');
  expect(cache.read('a')?.toString()).toBe('2');
  expect(openAnew().read('a')?.toString()).toBe('2');
});

test.each([
  ['cut short', (): void => truncateSync(file, 50)],
  ['emptied', (): void => truncateSync(file, 0)],
  ['changed in one byte', (): void => writeFileSync(file, readFileSync(file, 'latin1').replace('x', 'y'), 'latin1')],
  ['removed meanwhile', (): void => rmSync(file)],
  ['replaced by a folder', (): void => (rmSync(file), mkdirSync(file))],
  ['replaced by a pipe', (): void => (rmSync(file), void execFileSync('mkfifo', [file]))],
  [
    'given another name',
    (): void => writeFileSync(file, readFileSync(file, 'latin1').replace('name', 'mane'), 'latin1'),
  ],
])('an entry that was %s counts as missing and can be made anew', (_, damage) => {
  open().write('name', 'text with an x in it');
  damage();
  expect(open().read('name')).toBeNull();
  open().write('name', 'made anew');
  expect(open().read('name')?.toString()).toBe('made anew');
  expect(openAnew().read('name')?.toString()).toBe('made anew');
});

test('what stands before damage is kept, and what is written after it is found', () => {
  open().write('before', '1');
  open().write('damaged', '2');
  truncateSync(file, readFileSync(file).length - 1);
  const cache = openAnew();
  expect(cache.read('before')?.toString()).toBe('1');
  expect(cache.read('damaged')).toBeNull();
  cache.write('after', '3');
  expect(openAnew().read('after')?.toString()).toBe('3');
});

test('entries that no build has read for thirty days go, and those in use stay', () => {
  vi.useFakeTimers();
  days(0);
  for (const name of ['old', 'used']) open().write(name, name.repeat(100));
  days(2);
  open().write('young', 'young');
  expect(open().read('used')).not.toBeNull();
  days(30);
  const size = readFileSync(file).length;
  openAnew();
  expect(readFileSync(file).length).toBe(size);
  days(31);
  const cache = openAnew();
  expect(cache.read('old')).toBeNull();
  expect(cache.read('used')).not.toBeNull();
  expect(cache.read('young')).not.toBeNull();
  expect(readFileSync(file).length).toBeLessThan(size - 300);
  expect(readdirSync(at())).toEqual(['entries']);
});

test('what another process has added is found', () => {
  const cache = open();
  cache.write('a', '1');
  const record = readFileSync(file);
  expect(cache.read('b')).toBeNull();
  cache.write('b', '2');
  const added = readFileSync(file).subarray(record.length);
  truncateSync(file, record.length);
  const late = openAnew();
  expect(late.read('b')).toBeNull();
  appendFileSync(file, added);
  expect(late.read('b')?.toString()).toBe('2');
});
