import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANY_BUILD, buildMark } from '../model/build-mark';
import { packBrotli, replaceAll, withBuild } from './brotli';
import { packFiles } from './pack-files';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pack-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ONE = buildMark('0123456789abcdef0123');
const TWO = buildMark('fedcba98765432100123');
/** A page that no run of this test packed before. */
const unique = String(process.hrtime.bigint());
const page = (build: string): string =>
  `<html data-build="${build}">${Array.from({ length: 60 }, (_, index) => `<p>${unique} ${index}</p>`).join('')}{"build":"${build}","docs":1}`;

function write(folder: string, files: Record<string, string | Buffer>): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, folder, file)), { recursive: true });
    writeFileSync(path.join(root, folder, file), content);
  }
  return path.join(root, folder);
}

test('a mark is made of twelve consonants, and none is the one that stands for all', () => {
  expect([ONE, TWO]).toEqual(['bcdfghjklmnp', 'tsrqpnmlkjhg']);
  expect(ANY_BUILD).toMatch(/[vwxz]/);
});

test('a text is packed once, and its mark replaced in the packed bytes', async () => {
  const packed = await packBrotli(Buffer.from(page(ANY_BUILD)));
  for (const build of [ONE, TWO]) {
    const filled = withBuild(packed, build, Buffer.from(page(build)));
    expect(filled && brotliDecompressSync(filled).toString()).toBe(page(build));
  }
});

test('packed bytes that do not unpack to the text are not used', async () => {
  const packed = await packBrotli(Buffer.from(page(ANY_BUILD)));
  expect(withBuild(packed, ONE, Buffer.from(page(TWO)))).toBeNull();
  expect(withBuild(packed.subarray(0, -5), ONE, Buffer.from(page(ONE)))).toBeNull();
});

test('marks are replaced wherever they stand', () =>
  expect(replaceAll(Buffer.from(`a${ONE}${ONE}b`), ONE, TWO).toString()).toBe(`a${TWO}${TWO}b`));

test('texts get both packed forms, the rest is left alone, and another build packs nothing again', async () => {
  const files = { 'a/index.html': page(ONE), 'small.txt': 'x', 'picture.png': Buffer.alloc(2000) };
  const one = write('one', files);
  expect(await packFiles({ folder: one, before: path.join(root, 'none'), build: ONE, quality: 'best' })).toEqual({
    files: 1,
    fresh: 1,
  });
  const two = write('two', { ...files, 'a/index.html': page(TWO) });
  expect(await packFiles({ folder: two, before: one, build: TWO, quality: 'best' })).toEqual({ files: 1, fresh: 0 });
  const read = (file: string): Buffer => readFileSync(path.join(two, file));
  expect(brotliDecompressSync(read('a/index.html.br')).toString()).toBe(page(TWO));
  expect(gunzipSync(read('a/index.html.gz')).toString()).toBe(page(TWO));
  expect(['small.txt.br', 'picture.png.gz'].some((file) => existsSync(path.join(two, file)))).toBe(false);
});

test('the packed forms of an equal file of the output before are taken over', async () => {
  const one = write('one', { 'a.html': page(ONE), 'a.html.br': 'kept', 'a.html.gz': 'kept too' });
  const two = write('two', { 'a.html': page(ONE) });
  expect(await packFiles({ folder: two, before: one, build: ONE, quality: 'quick' })).toEqual({ files: 1, fresh: 0 });
  expect(readFileSync(path.join(two, 'a.html.gz'), 'utf8')).toBe('kept too');
});

test('a quick build takes the best form where there is one, and packs the rest at once', async () => {
  const text = page(ONE).replaceAll(unique, `${unique}q`);
  const quick = write('quick', { 'a/index.html': text });
  const options = { before: path.join(root, 'none'), build: ONE };
  await packFiles({ folder: quick, ...options, quality: 'quick' });
  const best = write('best', { 'a/index.html': text });
  await packFiles({ folder: best, ...options, quality: 'best' });
  const again = write('again', { 'a/index.html': text });
  expect(await packFiles({ folder: again, ...options, quality: 'quick' })).toEqual({ files: 1, fresh: 0 });
  const [small, large, taken] = [best, quick, again].map((folder) =>
    readFileSync(path.join(folder, 'a/index.html.br')),
  );
  expect(small).not.toEqual(large);
  expect(taken).toEqual(small);
  expect(large && brotliDecompressSync(large).toString()).toBe(text);
});
