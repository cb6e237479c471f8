import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { compressFiles } from './compress';

const { at, write } = temporaryFolder();

const PAGE = `<html>${Array.from({ length: 90 }, (_, index) => `<p>${index}</p>`).join('')}`;

/** Writes the files of a folder; returns its absolute path. */
function fill(folder: string, files: Record<string, string | Buffer>): string {
  for (const [file, content] of Object.entries(files)) write(`${folder}/${file}`, content);
  return at(folder);
}

test.each(['quick', 'best'] as const)('text files get both compressed forms, %s', async (quality) => {
  const files = { 'a/index.html': PAGE, 'small.txt': 'x', 'picture.png': Buffer.alloc(2000) };
  const folder = fill('site', files);
  expect(await compressFiles(folder, quality, at('before'))).toBe(1);
  const read = (file: string): Buffer => readFileSync(path.join(folder, file));
  expect(brotliDecompressSync(read('a/index.html.br')).toString()).toBe(PAGE);
  expect(gunzipSync(read('a/index.html.gz')).toString()).toBe(PAGE);
  expect(['small.txt.br', 'picture.png.gz'].some((file) => existsSync(path.join(folder, file)))).toBe(false);
});

test('text files of every kind are compressed from 600 bytes on', async () => {
  const kinds = ['html', 'css', 'js', 'json', 'md', 'xml', 'svg', 'txt', 'webmanifest'];
  const files = kinds.flatMap((kind) => [599, 600].map((size) => [`${size}.${kind}`, 'x'.repeat(size)] as const));
  const folder = fill('sizes', Object.fromEntries(files));
  expect(await compressFiles(folder, 'quick', at('before'))).toBe(kinds.length);
  const isCompressed = (size: number): boolean[] =>
    kinds.map((kind) => existsSync(path.join(folder, `${size}.${kind}.br`)));
  expect(isCompressed(599)).toEqual(kinds.map(() => false));
  expect(isCompressed(600)).toEqual(kinds.map(() => true));
});

test('compressed forms of an equal file are taken from the output before, unless they shall be the smallest', async () => {
  const before = fill('kept', { 'same.txt': PAGE, 'other.txt': `${PAGE}!`, 'bare.txt': PAGE });
  await compressFiles(before, 'best', at('none'));
  for (const suffix of ['br', 'gz']) rmSync(path.join(before, `bare.txt.${suffix}`));
  const files = { 'same.txt': PAGE, 'other.txt': PAGE, 'bare.txt': PAGE };
  const quick = fill('quick', files);
  const best = fill('smallest', files);
  const alone = fill('alone', files);
  await compressFiles(alone, 'quick', at('none'));
  await compressFiles(quick, 'quick', before);
  await compressFiles(best, 'best', alone);
  const read = (folder: string, file: string): Buffer => readFileSync(path.join(folder, file));
  expect(read(quick, 'same.txt.br')).toEqual(read(before, 'same.txt.br'));
  for (const file of ['other.txt', 'bare.txt'])
    expect(brotliDecompressSync(read(quick, `${file}.br`)).toString()).toBe(PAGE);
  expect(read(best, 'same.txt.br')).toEqual(read(before, 'same.txt.br'));
  expect(read(alone, 'same.txt.br')).not.toEqual(read(before, 'same.txt.br'));
});
