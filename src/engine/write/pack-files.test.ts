import { existsSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cacheFolder, digest } from '../model/cache';
import { temporaryFolder } from '../model/test-folder';
import { beginPacking } from './pack-files';
import type { PackQuality } from './packed-forms';

const { at, write } = temporaryFolder();

/** A page that no run of this test packed before. */
const unique = String(process.hrtime.bigint());
const PAGE = `<html>${Array.from({ length: 60 }, (_, index) => `<p>${unique} ${index}</p>`).join('')}`;
const NONE: ReadonlySet<string> = new Set();

interface Packing {
  folder: string;
  packed?: ReadonlySet<string>;
  quality: PackQuality;
}

/** Packs a folder that is whole. */
const packFiles = async ({ folder, packed = NONE, quality }: Packing) =>
  (await beginPacking({ folder, quality })).finish(packed);

/** Writes the files of a folder; gives its whole path. */
function fill(folder: string, files: Record<string, string | Buffer>): string {
  for (const [file, content] of Object.entries(files)) write(`${folder}/${file}`, content);
  return at(folder);
}

test('texts get both packed forms, the rest is left alone, and another build packs nothing again', async () => {
  const files = { 'a/index.html': PAGE, 'small.txt': 'x', 'picture.png': Buffer.alloc(2000) };
  const options = { quality: 'best' } as const;
  expect(await packFiles({ folder: fill('one', files), ...options })).toEqual({ files: 1, fresh: 1 });
  const two = fill('two', files);
  expect(await packFiles({ folder: two, ...options })).toEqual({ files: 1, fresh: 0 });
  const read = (file: string): Buffer => readFileSync(path.join(two, file));
  expect(brotliDecompressSync(read('a/index.html.br')).toString()).toBe(PAGE);
  expect(gunzipSync(read('a/index.html.gz')).toString()).toBe(PAGE);
  expect(['small.txt.br', 'picture.png.gz'].some((file) => existsSync(path.join(two, file)))).toBe(false);
});

/** A text of a length that no run of this test packed before. */
const textOf = (length: number): string => `${unique} ${length} `.repeat(40).slice(0, length);

test.each(['finish', 'take'])('texts of every kind are packed from 600 bytes on by %s', async (by) => {
  const kinds = ['html', 'css', 'js', 'json', 'md', 'xml', 'svg', 'txt', 'webmanifest'];
  const sizes = [599, 600];
  const files = kinds.flatMap((kind) => sizes.map((size) => [`${size}.${kind}`, textOf(size)] as const));
  const folder = fill('sizes', Object.fromEntries(files));
  const packer = await beginPacking({ folder, quality: 'quick' });
  if (by === 'take') for (const [file, text] of files) packer.take(file, text.length);
  expect([...packer.taken]).toEqual(by === 'take' ? kinds.map((kind) => `600.${kind}`) : []);
  expect((await packer.finish(NONE)).files).toBe(kinds.length);
  const forms = kinds.flatMap((kind) => sizes.map((size) => existsSync(path.join(folder, `${size}.${kind}.br`))));
  expect(forms).toEqual(kinds.flatMap(() => [false, true]));
});

test('a kept form that is damaged is made again', async () => {
  const text = PAGE.replaceAll(unique, `${unique}d`);
  const options = { quality: 'best' } as const;
  await packFiles({ folder: fill('one', { 'a.html': text }), ...options });
  truncateSync(path.join(cacheFolder('packed'), `${digest(text)}.br`), 20);
  const two = fill('two', { 'a.html': text });
  expect(await packFiles({ folder: two, ...options })).toEqual({ files: 1, fresh: 1 });
  expect(brotliDecompressSync(readFileSync(path.join(two, 'a.html.br'))).toString()).toBe(text);
});

test('what stands packed already is left as it is by a quick build, and packed anew by one for publishing', async () => {
  const text = PAGE.replaceAll(unique, `${unique}p`);
  const folder = fill('one', { 'a.html': text, 'a.html.br': 'there', 'a.html.gz': 'there' });
  const options = { folder, packed: new Set(['a.html']) };
  expect(await packFiles({ ...options, quality: 'quick' })).toEqual({ files: 1, fresh: 0 });
  expect(readFileSync(path.join(folder, 'a.html.br'), 'utf8')).toBe('there');
  await packFiles({ ...options, quality: 'best' });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.html.br'))).toString()).toBe(text);
});

test('a quick build takes the best form where there is one, and packs the rest at once', async () => {
  const text = PAGE.replaceAll(unique, `${unique}q`);
  const quick = fill('quick', { 'a/index.html': text });
  await packFiles({ folder: quick, quality: 'quick' });
  const best = fill('best', { 'a/index.html': text });
  await packFiles({ folder: best, quality: 'best' });
  const again = fill('again', { 'a/index.html': text });
  expect(await packFiles({ folder: again, quality: 'quick' })).toEqual({ files: 1, fresh: 0 });
  const [small, large, taken] = [best, quick, again].map((folder) =>
    readFileSync(path.join(folder, 'a/index.html.br')),
  );
  expect(small).not.toEqual(large);
  expect(taken).toEqual(small);
  expect(large && brotliDecompressSync(large).toString()).toBe(text);
});

test('what is taken while a build goes on is packed as it was when it was last written, and once', async () => {
  const page = PAGE.replaceAll(unique, `${unique}t`);
  const files = { 'a/index.html': page, 'b.css': `${page} styles`, 'small.txt': 'x', 'd.png': 'p'.repeat(900) };
  const folder = fill('one', files);
  const packer = await beginPacking({ folder, quality: 'quick' });
  for (const [file, text] of Object.entries(files)) packer.take(file, Buffer.byteLength(text));
  expect([...packer.taken]).toEqual(['a/index.html', 'b.css']);
  fill('one', { 'b.css': `${page} later` });
  packer.take('b.css', page.length + 6);
  expect(await packer.finish(NONE)).toEqual({ files: 2, fresh: 3 });
  const read = (file: string): Buffer => readFileSync(path.join(folder, file));
  expect(gunzipSync(read('a/index.html.gz')).toString()).toBe(page);
  expect(brotliDecompressSync(read('b.css.br')).toString()).toBe(`${page} later`);
  expect(gunzipSync(read('b.css.gz')).toString()).toBe(`${page} later`);
});

test('a file that cannot be packed fails the build', async () => {
  const packer = await beginPacking({ folder: at('gone'), quality: 'quick' });
  packer.take('a.html', PAGE.length);
  await expect(packer.finish(NONE)).rejects.toThrow('ENOENT');
});

test('a file whose packed forms would have names that are too long for a disk has none', async () => {
  const [fits, long] = [`${'a'.repeat(248)}.txt`, `${'b'.repeat(249)}.txt`];
  const folder = fill('long', { [fits]: PAGE, [long]: PAGE });
  expect(await packFiles({ folder, quality: 'quick' })).toMatchObject({ files: 1 });
  expect([fits, long].map((file) => existsSync(path.join(folder, `${file}.br`)))).toEqual([true, false]);
});
